import { calendarKey, prefixOfWord, readAddress } from '../../address/read-address.ts';
import { errorReply } from '../../api/error-reply.ts';
import type { ApiReply } from '../../api/message.ts';
import { kindOf } from '../files/kinds.ts';
import { canonicalAddress, type SiteMap } from '../files/site-map.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import type { Lane } from './lane.ts';
import { filledReply, textReply, wantsPage } from './page-reply.ts';
import type { Pages } from './pages.ts';

export interface SiteLaneOptions {
  /** Null when only the API is served. */
  readonly site: { readonly map: SiteMap; readonly pages: Pick<Pages, 'answer'> } | null;
  /** The page for refused readers; null when there is none. */
  readonly busy: string | null;
  /** The origin at which browsers reach the site. */
  readonly siteUrl: string;
}

const OVERLOAD_SECONDS = '5';
/** The parameters that choose another form of a ready-made feed. */
const CHOICE = /(?:^|&)(?:busy|exact|names)=/;
/** Where a language has its page for unknown addresses. */
const NOT_FOUND = '/404/';
/** More of an address says nothing about the page that was meant. */
const GUESSED_FROM_MAX = 200;

/** Answers what no other lane does: pages, files, redirects, and unknown addresses. */
export function createSiteLane({ site, busy, siteUrl }: SiteLaneOptions): Lane {
  return {
    name: 'site',
    paths: /^/,
    readsBody: false,
    // Pages that wait to be made have a bound of their own, and must not make the API refuse callers.
    weight: 0,
    answer(request, incoming) {
      const { method, path } = request;
      if (method !== 'GET' && method !== 'HEAD') {
        return textReply(request, 405, 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']);
      }
      if (site === null) return notFound(request);
      const { map, pages } = site;
      if (map.files.has(path)) {
        const feed = chosenFeed(request);
        if (feed !== null) return movedReply(request, feed);
        // A file ignores the query of its address.
        return pages.answer(request, path, incoming);
      }
      const canonical = canonicalAddress(path);
      if (canonical !== null && (map.files.has(canonical) || map.isPage(canonical))) {
        if (canonical !== path) return movedReply(request, withQuery(canonical, request));
        const { readsQuery } = kindOf(readAddress(path));
        return pages.answer(request, readsQuery ? withQuery(path, request) : path, incoming);
      }
      const page = notFoundPage(map, path);
      if (page === undefined) return notFound(request);
      // The 404 page suggests what was meant, so it is told the address, though it is never served
      // there.
      const query = new URLSearchParams({ from: path.slice(0, GUESSED_FROM_MAX) });
      return pages.answer(request, `${page}?${query}`, incoming);
    },
    // A browser that came through a proxy with HTTPS is redirected; programs get a refusal.
    refusePlain(request) {
      if (!request.isPlainAtProxy) return errorReply(request, 'https_required');
      const { protocol, host } = new URL(siteUrl);
      // The requested Host is only the second choice.
      const authority = protocol === 'https:' ? host : request.host.replace(/:\d*$/, '');
      const location = ['Location', `https://${authority}${withQuery(request.path, request)}`];
      return textReply(request, 308, 'The site is served over HTTPS.', location);
    },
    refuseOverload(request, incoming) {
      const refusal = errorReply(request, 'service_unavailable');
      if (busy === null || !wantsPage(incoming)) return refusal;
      const reply = filledReply(request, 503, busy, ['Retry-After', OVERLOAD_SECONDS]);
      return { ...reply, code: refusal.code, route: null };
    },
    fail: (request, cause) => ({
      ...textReply(request, 500, 'Something went wrong on our side.'),
      cause,
    }),
  };
}

function movedReply(request: WireRequest, address: string): ApiReply {
  return textReply(request, 308, `Moved to ${address}`, ['Location', address]);
}

function notFound(request: WireRequest): ApiReply {
  return textReply(request, 404, 'There is no page at this address.');
}

/**
 * The page for unknown addresses, in the language of the address's prefix, otherwise in English.
 */
function notFoundPage({ fixed }: SiteMap, path: string): string | undefined {
  const own = prefixOfWord(readAddress(path).word) + NOT_FOUND;
  return [own, NOT_FOUND].find((each) => fixed.has(each));
}

/**
 * The address of a place's feed with the subscriber's choices, "/feed/de-by.ics?busy=1", because
 * the ready-made file ignores them. Null where nothing is chosen.
 */
function chosenFeed({ path, query }: WireRequest): string | null {
  if (query === '' || !CHOICE.test(query)) return null;
  const address = readAddress(path);
  const { word, section, year, name, form } = address;
  const key = calendarKey(address);
  if (key === null || `${section}${name}` !== '' || year !== null || form !== 'ics') return null;
  return `${prefixOfWord(word)}/feed/${key}.ics?${query}`;
}

function withQuery(address: string, { query }: WireRequest): string {
  return query === '' ? address : `${address}?${query}`;
}
