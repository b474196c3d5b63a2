import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { prefixOfWord, readAddress } from '../../address/read-address.ts';
import type { ApiReply, Coding } from '../../api/message.ts';
import { namesTag } from '../../api/reply.ts';
import { entityTag } from '../files/entity-tag.ts';
import { isInvented } from '../files/kinds.ts';
import type { StaticFile } from '../files/static-file.ts';
import type { KeptPages } from '../render/kept-pages.ts';
import type { RenderedPage } from '../render/render-page.ts';
import type { Line, Renderer } from '../render/renderer.ts';
import { acceptedCodings } from '../wire/accept-encoding.ts';
import type { Visit } from '../wire/visit.ts';
import { busyReply, pageReply, type Refusal, SITE_ROUTE } from './page-reply.ts';
import type { Visitors } from './visitors.ts';

const NOT_FOUND = '/404/';
/** More than these wait for the one that is rendered: the next is told to come back. */
const WAITING_MAX: Readonly<Record<Line, number>> = {
  // Forty connections with sixteen requests each, three times.
  own: 2_048,
  invented: 64,
};
const TOO_MANY_WAIT: Refusal = {
  status: 503,
  retryAfterSeconds: 5,
  sentence: 'Too many pages are asked for just now: try again soon.',
};

export interface RenderedPagesOptions {
  /** Whether one of them has this address. */
  readonly knows: (address: string) => boolean;
  /** Whether what it names is there: such pages are given to whoever asks. */
  readonly holds: (path: string) => boolean;
  /** The addresses of the pages for addresses that are none. */
  readonly notFound: ReadonlySet<string>;
  readonly renderer: Renderer;
  readonly kept: KeptPages;
  /** The files that are made when they are first asked for, and where these are kept. */
  readonly late: ReadonlySet<string>;
  readonly keptLate: KeptPages;
  readonly visitors: Visitors;
  /** For those who are refused; null when there is none. */
  readonly busy: StaticFile | null;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Pages that depend on today or on a query, and the files that a build leaves for later. Each is
 * rendered once however many ask at once. A page is kept as long as it says, and a file as long as
 * there is room: the build that it belongs to never changes. What a release has waits in a line of
 * its own, whoever asks; of what queries invent, an address has a bucket.
 */
export class RenderedPages {
  readonly #options: RenderedPagesOptions;
  readonly #rendering = new Map<string, Promise<RenderedPage>>();
  readonly #waiting: Record<Line, number> = { own: 0, invented: 0 };

  constructor(options: RenderedPagesOptions) {
    this.#options = options;
  }

  knows(address: string): boolean {
    return this.#options.knows(address);
  }

  /** The page for an address that is none, in the language that it begins with; null without one. */
  notFoundPage(path: string): string | null {
    const { notFound } = this.#options;
    const own = prefixOfWord(readAddress(path).word) + NOT_FOUND;
    if (notFound.has(own)) return own;
    return notFound.has(NOT_FOUND) ? NOT_FOUND : null;
  }

  /** Whether a file that is made when it is first asked for has this address. */
  knowsLate(address: string): boolean {
    return this.#options.late.has(address);
  }

  /**
   * The page of an address that is known.
   * @param target its path and query; of a late file the path alone.
   */
  answer(visit: Visit, target: string, request: IncomingMessage): ApiReply | Promise<ApiReply> {
    const { visitors, busy, now } = this.#options;
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const found = this.#keptOf(target).find(target, now());
    if (found !== null) return renderedReply(visit, found, codings);
    let page = this.#rendering.get(target);
    if (page === undefined) {
      const line = this.#lineOf(target);
      if (this.#waiting[line] >= WAITING_MAX[line]) {
        return busyReply(visit, request, busy, TOO_MANY_WAIT);
      }
      if (line === 'invented') {
        const { allowed, limits } = visitors.take('pages', visit.address, now());
        if (!allowed) return busyReply(visit, request, busy, tooMany(limits.resetSeconds));
      }
      page = this.#render(target, line);
    }
    return page.then((rendered) => renderedReply(visit, rendered, codings));
  }

  #lineOf(target: string): Line {
    const { late, holds } = this.#options;
    if (late.has(target)) return 'own';
    const address = readAddress(target);
    const [path = ''] = target.split('?');
    return !isInvented(address) && holds(path) ? 'own' : 'invented';
  }

  #render(target: string, line: Line): Promise<RenderedPage> {
    const { renderer, late, keptLate, kept, now } = this.#options;
    const page = renderer.render(target, line).then((rendered) => {
      if (!late.has(target) || rendered.status !== 200) kept.keep(target, rendered, now());
      else keptLate.keep(target, rendered, now(), Number.POSITIVE_INFINITY);
      return rendered;
    });
    this.#rendering.set(target, page);
    this.#waiting[line] += 1;
    const forget = () => {
      this.#waiting[line] -= 1;
      this.#rendering.delete(target);
    };
    page.then(forget, forget);
    return page;
  }

  #keptOf(target: string): KeptPages {
    const { late, keptLate, kept } = this.#options;
    return late.has(target) ? keptLate : kept;
  }
}

/** The form of a page that the client can read best, with a strong tag, or as 304. */
export function renderedReply(
  visit: Visit,
  page: RenderedPage,
  codings: readonly Coding[],
): ApiReply | Promise<ApiReply> {
  const coding = codings.find((each) => page[each] !== null) ?? null;
  const headers = [...page.headers];
  if (page.br !== null || page.gzip !== null) headers.push('Vary', 'Accept-Encoding');
  if (page.status === 200) {
    const tag = entityTag(page.digest, coding);
    headers.push('ETag', tag);
    if (namesTag(visit.ifNoneMatch, tag)) return pageReply(visit, 304, headers, null, SITE_ROUTE);
  }
  const reply = (body: Buffer): ApiReply => {
    const announced = coding === null ? [] : ['Content-Encoding', coding];
    const all = [...headers, 'Content-Length', String(body.length), ...announced];
    return pageReply(visit, page.status, all, body, page.status === 404 ? null : SITE_ROUTE);
  };
  const { plain, br, gzip } = page;
  // For the rare client that takes no coding, beside the loop: the largest feed takes 3 ms.
  if (coding === null && plain === null) return decompress(br ?? '').then(reply);
  const bytes = { plain, br, gzip }[coding ?? 'plain'] ?? new Uint8Array();
  return reply(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const decompress = promisify(brotliDecompress);

function tooMany(retryAfterSeconds: number): Refusal {
  const sentence = 'Too many pages from one address: wait a moment, then go on.';
  return { status: 429, retryAfterSeconds, sentence };
}
