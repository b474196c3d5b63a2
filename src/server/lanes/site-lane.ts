import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply } from '../../api/message.ts';
import { namesTag } from '../../api/reply.ts';
import { canonicalAddress } from '../files/address.ts';
import { chooseVariant, type StaticFile } from '../files/static-file.ts';
import type { StaticSite } from '../files/static-site.ts';
import type { Visit } from '../wire/visit.ts';
import type { Lane } from './lane.ts';
import { pageReply, SITE_ROUTE, textReply } from './page-reply.ts';

/** Pages that are rendered on request. */
export interface RenderedPages {
  /** Whether one of them has this address. */
  knows(address: string): boolean;
  /** Renders one whose address is known. */
  render(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
    target: string,
  ): Promise<ApiReply>;
}

export interface SiteLaneOptions {
  readonly site: StaticSite;
  /** Null when the build has none. */
  readonly rendered: RenderedPages | null;
  /** The origin that browsers reach the site at. */
  readonly siteUrl: string;
}

const NOT_FOUND = '/404/';
/** More of an address tells nothing about the page that was meant. */
const GUESSED_FROM_MAX = 200;

/** Answers whatever no other lane does: built files, pages rendered on request, redirects. */
export class SiteLane implements Lane {
  readonly paths = /^/;
  readonly readsBody = false;
  readonly weight = 1;
  readonly #site: StaticSite;
  readonly #rendered: RenderedPages | null;
  readonly #siteUrl: URL;

  constructor(options: SiteLaneOptions) {
    this.#site = options.site;
    this.#rendered = options.rendered;
    this.#siteUrl = new URL(options.siteUrl);
  }

  answer(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ): ApiReply | Promise<ApiReply> {
    const { method, path } = visit;
    if (method !== 'GET' && method !== 'HEAD') {
      return textReply(visit, 405, 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']);
    }
    const file = this.#site.files.get(path);
    if (file !== undefined) return fileReply(visit, request, file);
    const canonical = canonicalAddress(path);
    if (canonical !== null && canonical !== path && this.#isKnown(canonical)) {
      const location = ['Location', withQuery(canonical, visit)];
      return textReply(visit, 308, `Moved to ${canonical}`, location);
    }
    if (canonical === path && this.#rendered?.knows(path)) {
      return this.#rendered.render(visit, request, response, withQuery(path, visit));
    }
    return this.#notFound(visit, request, response);
  }

  /** A browser that came through a proxy with HTTPS is sent there; programs are told. */
  refusePlain(visit: Visit): ApiReply {
    if (!visit.isPlainAtProxy) return errorReply(visit, 'https_required');
    const { protocol, host } = this.#siteUrl;
    // The Host asked at is only the second choice.
    const authority = protocol === 'https:' ? host : visit.host.replace(/:\d*$/, '');
    const location = ['Location', `https://${authority}${withQuery(visit.path, visit)}`];
    return textReply(visit, 308, 'The site is served over HTTPS.', location);
  }

  fail(visit: Visit, cause: unknown): ApiReply {
    return { ...textReply(visit, 500, 'Something went wrong on our side.'), cause };
  }

  #isKnown(address: string): boolean {
    return this.#site.files.has(address) || (this.#rendered?.knows(address) ?? false);
  }

  #notFound(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ): ApiReply | Promise<ApiReply> {
    const page = this.#site.notFound;
    if (page !== null) {
      const { headers, body } = chooseVariant(page, request);
      return pageReply(visit, 404, headers, body, null);
    }
    if (this.#rendered?.knows(NOT_FOUND)) {
      // The page guesses what was meant: it is told the address, which it never serves.
      const query = new URLSearchParams({ from: visit.path.slice(0, GUESSED_FROM_MAX) });
      const reply = this.#rendered.render(visit, request, response, `${NOT_FOUND}?${query}`);
      return reply.then((page) => ({ ...page, route: null }));
    }
    return textReply(visit, 404, 'There is no page at this address.');
  }
}

function fileReply(visit: Visit, request: IncomingMessage, file: StaticFile): ApiReply {
  const variant = chooseVariant(file, request);
  return namesTag(visit.ifNoneMatch, variant.etag)
    ? pageReply(visit, 304, variant.notModifiedHeaders, null, SITE_ROUTE)
    : pageReply(visit, 200, variant.headers, variant.body, SITE_ROUTE);
}

function withQuery(address: string, { query }: Visit): string {
  return query === '' ? address : `${address}?${query}`;
}
