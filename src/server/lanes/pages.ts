import { read as readAt } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { readAddress } from '../../address/read-address.ts';
import type { ApiReply, FlatHeaders, Pieces } from '../../api/message.ts';
import { namesTag, replyTo } from '../../api/reply.ts';
import { isInvented, kindOf } from '../files/kinds.ts';
import { isCompressible, mediaTypeOf } from '../files/media-types.ts';
import type { SiteMap } from '../files/site-map.ts';
import type { SitePack } from '../files/site-pack.ts';
import type { LongSpan, Page, PageOrder } from '../render/make-page.ts';
import { nameOf, type PageStore } from '../render/page-store.ts';
import type { Renderer } from '../render/renderer.ts';
import { networkOf } from '../wire/connection.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import { busyReply, type Refusal, SITE_ROUTE, tooManyPages } from './page-reply.ts';
import type { Visitors } from './visitors.ts';

const TOO_MANY_WAIT: Refusal = {
  status: 503,
  retryAfterSeconds: 5,
  sentence: 'Too many pages are asked for just now: try again soon.',
};

export interface PagesOptions {
  readonly map: SiteMap;
  /** Whether what an address names exists, so it is not invented. */
  readonly holds: (path: string) => boolean;
  /** Null where nothing was built. */
  readonly pack: SitePack | null;
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly visitors: Pick<Visitors, 'take'>;
  /** The page for refused readers; null when there is none. */
  readonly busy: string | null;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/**
 * The pages and files of a site. Each is made once however many ask at the same time, kept in one
 * store, and sent from there. What a release has waits in a line of its own, whoever asks; for
 * what queries invent, each address has a bucket. Decision 46.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #making = new Map<string, Promise<Page>>();

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /**
   * @param target path and query of an existing page; the path alone if the page reads no query.
   */
  answer(
    request: WireRequest,
    target: string,
    incoming: IncomingMessage,
  ): ApiReply | Promise<ApiReply> {
    const { store, now, busy } = this.#options;
    const [coding = null] = request.codings;
    const order = { target, coding: coding !== null && hasCodings(request.path) ? coding : null };
    const kept = store.find(order);
    if (kept !== null && kept.freshUntil > now()) return this.#reply(request, kept.page);
    const made = this.#make(request, order);
    if (kept !== null) {
      // Nobody waits while a kept page is there. A failure shows once it is gone.
      if (made instanceof Promise) made.catch(() => null);
      return this.#reply(request, kept.page);
    }
    if (!(made instanceof Promise)) return busyReply(request, incoming, busy, made);
    return made.then((page) => this.#reply(request, page));
  }

  /** The page that is being made, or why it is not. */
  #make(request: WireRequest, order: PageOrder): Promise<Page> | Refusal {
    const { map, renderer, store, visitors, now } = this.#options;
    const name = nameOf(order);
    const due = this.#making.get(name);
    if (due !== undefined) return due;
    const { target } = order;
    const line = this.#lineOf(target);
    if (line === 'invented') {
      const { allowed, limits } = visitors.take('pages', request.address, now());
      if (!allowed) return tooManyPages(limits.resetSeconds);
    }
    const who = networkOf(request.address);
    const { isOpen: isPatient } = kindOf(readAddress(target));
    const rendering = renderer.render({ ...order, line, who, isPatient });
    if (rendering === null) return TOO_MANY_WAIT;
    const made = rendering
      .then((page) => {
        store.keep(order, page, map.files.has(target));
        return page;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    return made;
  }

  #lineOf(target: string): 'own' | 'invented' {
    const { map, holds } = this.#options;
    if (map.files.has(target)) return 'own';
    const [path = ''] = target.split('?');
    return !isInvented(readAddress(target)) && holds(path) ? 'own' : 'invented';
  }

  #reply(request: WireRequest, { status, headers, tag, coding, body }: Page): ApiReply {
    const isUnchanged = tag !== null && namesTag(request.ifNoneMatch, tag);
    const id = ['X-Request-Id', request.requestId];
    const reported = { keyId: null, account: null, code: null };
    const route = status === 404 ? null : SITE_ROUTE;
    if (isUnchanged) {
      return { status: 304, headers: headers.concat(id), body: null, bytes: 0, route, ...reported };
    }
    const sent = body instanceof Uint8Array ? body : this.#pieces(body);
    const bytes = sent.length;
    const length = ['Content-Length', String(bytes)];
    const coded = coding === null ? NOT_CODED : ['Content-Encoding', coding];
    const own = headers.concat(length, coded, id);
    return replyTo(request, { status, headers: own, body: sent, bytes, route, ...reported });
  }

  #pieces({ from, length, sha256 }: LongSpan): Pieces {
    const { pack } = this.#options;
    if (pack === null) throw new TypeError('there is no pack to read of');
    return {
      ...{ length, sha256 },
      read: async (at, into) => {
        const { bytesRead } = await readFileAt(pack.descriptor, into, 0, into.length, from + at);
        if (bytesRead < into.length) throw new Error('the pack of the site has become shorter');
      },
    };
  }
}

const NOT_CODED: FlatHeaders = [];
const readFileAt = promisify(readAt);

/** Whether an address is served in codings; compressed files are not. */
function hasCodings(path: string): boolean {
  return path.endsWith('/') || isCompressible(mediaTypeOf(path));
}
