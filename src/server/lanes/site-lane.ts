import type { IncomingMessage } from 'node:http';
import { calendarKey, prefixOfWord, readAddress } from '../../address/read-address.ts';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply } from '../../api/message.ts';
import { namesTag } from '../../api/reply.ts';
import { canonicalAddress } from '../files/address.ts';
import { kindOf } from '../files/kinds.ts';
import { chooseVariant, type StaticFile } from '../files/static-file.ts';
import type { StaticSite } from '../files/static-site.ts';
import type { Visit } from '../wire/visit.ts';
import type { Lane } from './lane.ts';
import { busyPage, pageReply, SITE_ROUTE, textReply } from './page-reply.ts';
import type { RenderedPages } from './rendered-pages.ts';

export interface SiteLaneOptions {
  readonly site: StaticSite;
  /** Null when the build has none. */
  readonly rendered: Pick<RenderedPages, 'knows' | 'knowsLate' | 'notFoundPage' | 'answer'> | null;
  /** The origin that browsers reach the site at. */
  readonly siteUrl: string;
}

const OVERLOAD = { status: 503, retryAfterSeconds: 5 } as const;
/** What chooses another form of a ready-made feed. */
const CHOICE = /(?:^|&)(?:busy|exact|names)=/;
/** More of an address tells nothing about the page that was meant. */
const GUESSED_FROM_MAX = 200;

/** Answers whatever no other lane does: files built or made later, pages rendered on request, redirects. */
export class SiteLane implements Lane {
  readonly name = 'site';
  readonly paths = /^/;
  readonly readsBody = false;
  // What waits to be rendered is bounded by itself, and must not refuse callers of the API.
  readonly weight = 0;
  readonly #site: StaticSite;
  readonly #rendered: SiteLaneOptions['rendered'];
  readonly #siteUrl: URL;

  constructor(options: SiteLaneOptions) {
    this.#site = options.site;
    this.#rendered = options.rendered;
    this.#siteUrl = new URL(options.siteUrl);
  }

  answer(visit: Visit, request: IncomingMessage): ApiReply | Promise<ApiReply> {
    const { method, path } = visit;
    if (method !== 'GET' && method !== 'HEAD') {
      return textReply(visit, 405, 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']);
    }
    const file = this.#site.files.get(path);
    const late = file === undefined && this.#rendered?.knowsLate(path) ? this.#rendered : null;
    const feed = file === undefined && late === null ? null : chosenFeed(visit);
    if (feed !== null) return textReply(visit, 308, `Moved to ${feed}`, ['Location', feed]);
    if (file !== undefined) return fileReply(visit, request, file);
    // A file is the same whatever is asked behind its address.
    if (late !== null) return late.answer(visit, path, request);
    const canonical = canonicalAddress(path);
    if (canonical !== null && canonical !== path && this.#isKnown(canonical)) {
      const location = ['Location', withQuery(canonical, visit)];
      return textReply(visit, 308, `Moved to ${canonical}`, location);
    }
    if (canonical === path && this.#rendered?.knows(path)) {
      const { readsQuery } = kindOf(readAddress(path));
      const target = readsQuery ? withQuery(path, visit) : path;
      return this.#rendered.answer(visit, target, request);
    }
    return this.#notFound(visit, request);
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

  refuseOverload(visit: Visit, request: IncomingMessage): ApiReply {
    const page = busyPage(visit, request, this.#site.busy, OVERLOAD);
    const told = errorReply(visit, 'service_unavailable');
    return page === null ? told : { ...page, code: told.code };
  }

  fail(visit: Visit, cause: unknown): ApiReply {
    return { ...textReply(visit, 500, 'Something went wrong on our side.'), cause };
  }

  #isKnown(address: string): boolean {
    const rendered = this.#rendered;
    if (this.#site.files.has(address)) return true;
    return rendered !== null && (rendered.knowsLate(address) || rendered.knows(address));
  }

  #notFound(visit: Visit, request: IncomingMessage): ApiReply | Promise<ApiReply> {
    const page = this.#site.notFound;
    if (page !== null) {
      const { headers, body } = chooseVariant(page, request);
      return pageReply(visit, 404, headers, body, null);
    }
    const rendered = this.#rendered;
    const address = rendered?.notFoundPage(visit.path) ?? null;
    if (rendered !== null && address !== null) {
      // The page guesses what was meant: it is told the address, which it never serves.
      const query = new URLSearchParams({ from: visit.path.slice(0, GUESSED_FROM_MAX) });
      return rendered.answer(visit, `${address}?${query}`, request);
    }
    return textReply(visit, 404, 'There is no page at this address.');
  }
}

/**
 * Where the feed of a place is with what a subscriber has chosen, "/feed/de-by.ics?busy=1": the
 * file knows nothing of choices. Null where nothing is chosen.
 */
function chosenFeed({ path, query }: Visit): string | null {
  if (!CHOICE.test(query)) return null;
  const address = readAddress(path);
  const { word, section, year, name, form } = address;
  const key = calendarKey(address);
  if (key === null || `${section}${name}` !== '' || year !== null || form !== 'ics') return null;
  return `${prefixOfWord(word)}/feed/${key}.ics?${query}`;
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
