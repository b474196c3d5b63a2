import { read as readAt } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { readAddress } from '../../address/read-address.ts';
import type { ApiReply, Coding, Pieces } from '../../api/message.ts';
import { namesTag } from '../../api/reply.ts';
import { entityTag } from '../files/entity-tag.ts';
import { isInvented, kindOf } from '../files/kinds.ts';
import type { SiteMap } from '../files/site-map.ts';
import type { SitePack } from '../files/site-pack.ts';
import type { Form, LongSpan, Page } from '../render/make-page.ts';
import type { PageStore } from '../render/page-store.ts';
import type { Renderer } from '../render/renderer.ts';
import { acceptedCodings } from '../wire/accept-encoding.ts';
import { networkOf } from '../wire/connection.ts';
import type { Visit } from '../wire/visit.ts';
import { busyReply, pageReply, type Refusal, SITE_ROUTE } from './page-reply.ts';
import type { Visitors } from './visitors.ts';

const TOO_MANY_WAIT: Refusal = {
  status: 503,
  retryAfterSeconds: 5,
  sentence: 'Too many pages are asked for just now: try again soon.',
};

export interface PagesOptions {
  readonly map: SiteMap;
  /** Whether what an address names is there, so that nobody has invented it. */
  readonly holds: (path: string) => boolean;
  readonly pack: SitePack;
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly visitors: Pick<Visitors, 'take'>;
  /** For those who are refused; null when there is none. */
  readonly busy: string | null;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * The pages and files of a site: each is made once however many ask at once, kept in one store, and
 * sent from there. What a release has waits in a line of its own, whoever asks; of what queries
 * invent, an address has a bucket. Decision 46.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #making = new Map<string, Promise<Page>>();

  constructor(options: PagesOptions) {
    this.#options = options;
  }

  /** @param target path and query of a page that there is; of one that reads no query the path alone. */
  answer(visit: Visit, target: string, request: IncomingMessage): ApiReply | Promise<ApiReply> {
    const { store } = this.#options;
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const found = store.find(target);
    const form = found && formFor(found, codings);
    if (found !== null && form !== null) return this.#reply(visit, found, form);
    const isPlain = found === null ? codings.length === 0 : found.isCoded;
    const made = this.#make(visit, target, isPlain);
    if (!(made instanceof Promise)) return busyReply(visit, request, this.#options.busy, made);
    return made.then((page) => this.#reply(visit, page, formFor(page, codings) ?? 'plain'));
  }

  /** The page that is being made, or why it is not. */
  #make(visit: Visit, target: string, isPlain: boolean): Promise<Page> | Refusal {
    const { map, renderer, store, visitors, now } = this.#options;
    const making = isPlain ? `${target} plain` : target;
    const due = this.#making.get(making);
    if (due !== undefined) return due;
    const line = this.#lineOf(target);
    if (line === 'invented') {
      const { allowed, limits } = visitors.take('pages', visit.address, now());
      if (!allowed) return tooMany(limits.resetSeconds);
    }
    const who = networkOf(visit.address);
    const { isPatient } = kindOf(readAddress(target));
    const rendering = renderer.render({ target, isPlain, line, who, isPatient });
    if (rendering === null) return TOO_MANY_WAIT;
    const made = rendering
      .then((page) => {
        store.keep(target, page, map.files.has(target));
        return page;
      })
      .finally(() => this.#making.delete(making));
    this.#making.set(making, made);
    return made;
  }

  #lineOf(target: string): 'own' | 'invented' {
    const { map, holds } = this.#options;
    if (map.files.has(target)) return 'own';
    const [path = ''] = target.split('?');
    return !isInvented(readAddress(target)) && holds(path) ? 'own' : 'invented';
  }

  /** A form of a page, with a strong tag, or 304. */
  #reply(visit: Visit, { status, headers, digest, forms }: Page, form: Form): ApiReply {
    const coding = form === 'plain' ? null : form;
    const tag = status === 200 ? entityTag(digest, coding) : null;
    const own = tag === null ? headers : [...headers, 'ETag', tag];
    if (tag !== null && namesTag(visit.ifNoneMatch, tag)) {
      return pageReply(visit, 304, own, null, SITE_ROUTE);
    }
    const held = forms[form] ?? new Uint8Array();
    const announced = coding === null ? [] : ['Content-Encoding', coding];
    const all = [...own, 'Content-Length', String(held.length), ...announced];
    const body = held instanceof Uint8Array ? Buffer.from(held.buffer) : this.#pieces(held);
    return pageReply(visit, status, all, body, status === 404 ? null : SITE_ROUTE);
  }

  #pieces({ from, length, sha256 }: LongSpan): Pieces {
    const { pack } = this.#options;
    return {
      ...{ length, sha256 },
      read: async (at, count) => {
        const bytes = Buffer.allocUnsafe(count);
        const { bytesRead } = await readFileAt(pack.descriptor, bytes, 0, count, from + at);
        if (bytesRead < count) throw new Error('the pack of the site has become shorter');
        return bytes;
      },
    };
  }
}

const readFileAt = promisify(readAt);

/** The form that a client can read best; null where it has to be made first. */
function formFor({ isCoded, forms }: Page, codings: readonly Coding[]): Form | null {
  const coding = codings.find((each) => forms[each] !== undefined);
  if (coding !== undefined) return coding;
  return isCoded && forms.plain === undefined ? null : 'plain';
}

function tooMany(retryAfterSeconds: number): Refusal {
  const sentence = 'Too many pages from one address: wait a moment, then go on.';
  return { status: 429, retryAfterSeconds, sentence };
}
