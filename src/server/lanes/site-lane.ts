import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '../../api/if-none-match.ts';
import { canonicalAddress } from '../files/address.ts';
import { chooseVariant, type StaticFile } from '../files/static-file.ts';
import type { StaticSite } from '../files/static-site.ts';
import { writeReply, writeText } from '../wire/reply-writer.ts';
import type { Visit } from '../wire/visit.ts';
import type { AstroPages } from './astro-pages.ts';

export interface SiteLaneOptions {
  readonly site: StaticSite;
  /** Pages rendered on request; null when the build has none. */
  readonly astro: AstroPages | null;
}

/** What the log and the metrics call this part of the service. */
const ROUTE = 'site';
const NOT_FOUND = '/404/';
/** More of an address tells nothing about the page that was meant. */
const GUESSED_FROM_MAX = 200;

/** Answers everything that is not the API: built files, pages rendered on request, redirects. */
export class SiteLane {
  readonly #site: StaticSite;
  readonly #astro: AstroPages | null;

  constructor(options: SiteLaneOptions) {
    this.#site = options.site;
    this.#astro = options.astro;
  }

  answer(request: IncomingMessage, response: ServerResponse, visit: Visit): void | Promise<void> {
    const { path, query } = visit;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return writeText(response, visit, 405, 'Pages answer GET and HEAD only.', [
        'Allow',
        'GET, HEAD',
      ]);
    }
    const file = this.#site.files.get(path);
    if (file !== undefined) return sendFile(request, response, visit, file, 200);
    const canonical = canonicalAddress(path);
    if (canonical === null || !this.#isKnown(canonical)) {
      return this.#notFound(request, response, visit);
    }
    if (canonical !== path) {
      const location = query === '' ? canonical : `${canonical}?${query}`;
      return writeText(response, visit, 308, `Moved to ${canonical}`, ['Location', location]);
    }
    visit.route = ROUTE;
    return this.#astro?.render(request, response, visit, path, query);
  }

  #isKnown(address: string): boolean {
    return this.#site.files.has(address) || (this.#astro?.knows(address) ?? false);
  }

  #notFound(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
  ): void | Promise<void> {
    const page = this.#site.notFound;
    if (page !== null) return sendFile(request, response, visit, page, 404);
    // The page guesses what was meant: it is told the address, which it never serves.
    if (this.#astro?.knows(NOT_FOUND) ?? false) {
      const query = new URLSearchParams({ from: visit.path.slice(0, GUESSED_FROM_MAX) });
      return this.#astro?.render(request, response, visit, NOT_FOUND, String(query));
    }
    writeText(response, visit, 404, 'There is no page at this address.');
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  file: StaticFile,
  status: 200 | 404,
): void {
  if (status === 200) visit.route = ROUTE;
  const variant = chooseVariant(file, request);
  if (status === 200 && namesTag(visit.ifNoneMatch, variant.etag)) {
    writeReply(response, visit, 304, variant.notModifiedHeaders, null);
  } else {
    writeReply(response, visit, status, variant.headers, variant.body);
  }
}
