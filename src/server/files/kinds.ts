import { type Address, readAddress } from '../../address/read-address.ts';
import type { FlatHeaders } from '../../api/message.ts';
import { mediaTypeOf } from './media-types.ts';

/** What pages and files of one kind have in common: a row of the table below. */
export interface Kind {
  readonly name: string;
  readonly holds: (address: Address) => boolean;
  /** `Cache-Control`; null where it depends on the clock and the page itself sets it. */
  readonly caching: string | null;
  /** Whether programs of any origin may read it; then the reader's pages are made first. */
  readonly isOpen: boolean;
  /** Whether a query asks for something else; other kinds ignore it. */
  readonly readsQuery: boolean;
  /** Whether the caller composes the address. */
  readonly isChosen?: true;
  /** Whether search engines may list it when there is no query. */
  readonly isListed: boolean;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Calendar programs poll; an hour is what the site promises its subscribers. */
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';
const MINUTES = 'public, max-age=300';
const MOMENT = 'no-cache';

const FORMS = new Set(['a', 'calculator', 'compare', 'deadline', 'go', 'plan']);
const SHEETS = new Set(['months', 'print', 'subscribe']);
const OF_TODAY = new Set(['/', 'bridge/', 'data/watch', 'status/', 'world/']);

const FOR_READERS = { isOpen: false, readsQuery: false, isListed: true };
const FOR_PROGRAMS = { ...FOR_READERS, isOpen: true };
const ASKED = { ...FOR_READERS, readsQuery: true };
const ASKED_BY_PROGRAMS = { ...FOR_PROGRAMS, readsQuery: true };

/** All kinds; the first one that matches an address applies. */
const KINDS: readonly Kind[] = [
  // The name holds a hash of the content, so it never means anything else.
  row('asset', ({ section }) => section === '_astro', FOREVER, FOR_READERS),
  row('file of a release', isReleased, FOREVER, FOR_PROGRAMS),
  row('frame', ({ section }) => section === 'embed', null, FOR_READERS),
  row('badge', ({ section }) => section === 'badge', null, FOR_PROGRAMS),
  row('today', ({ name, form }) => name === 'today' && form === 'json', null, FOR_PROGRAMS),
  row('combined feed', ({ section }) => section === 'feed', HOUR, {
    ...ASKED_BY_PROGRAMS,
    isChosen: true,
  }),
  row('answer', isAnswer, MOMENT, ASKED),
  row('alternate of an answer', isAlternate, HOUR, ASKED_BY_PROGRAMS),
  // The page is told the address that was asked for.
  row('unknown address', ({ section }) => section === '404', MOMENT, ASKED),
  row('sheet', isSheet, MINUTES, ASKED),
  row('page of today', isOfToday, null, FOR_READERS),
  row('year of a release', ({ release, year }) => release !== null && year !== null, MINUTES, {
    ...FOR_READERS,
    isListed: false,
  }),
  row('feed', ({ form }) => form === 'ics', HOUR, FOR_PROGRAMS),
  row('page', isPage, MINUTES, FOR_READERS),
];
const FILE: Kind = row('file', () => true, MINUTES, FOR_PROGRAMS);

function row(
  name: string,
  holds: Kind['holds'],
  caching: Kind['caching'],
  more: Omit<Kind, 'name' | 'holds' | 'caching'>,
): Kind {
  return { name, holds, caching, ...more };
}

export function kindOf(address: Address): Kind {
  return KINDS.find(({ holds }) => holds(address)) ?? FILE;
}

/** Whether a query asks for what no release has ready: an answer, a plan, a search. */
export function isInvented(address: Address): boolean {
  const { readsQuery, isChosen = false } = kindOf(address);
  return isChosen || (readsQuery && address.query !== '');
}

/**
 * The header fields that depend neither on the form nor on the moment, in one order.
 * @param target path and query.
 * @param said what the page states about itself.
 */
export function fieldsOf(target: string, status: number, said: Headers): FlatHeaders {
  const address = readAddress(target);
  const { caching, isOpen, isListed } = kindOf(address);
  const isWhole = status === 200;
  const isHidden = !isListed || isInvented(address);
  const [path = ''] = target.split('?');
  const fields: readonly (readonly [string, string | null])[] = [
    ['Location', said.get('location')],
    ['Content-Type', isWhole ? mediaTypeOf(path) : said.get('content-type')],
    ['Cache-Control', (isWhole ? caching : null) ?? said.get('cache-control') ?? MOMENT],
    // Programs also read what was wrong with their question.
    ['Access-Control-Allow-Origin', isOpen && status !== 404 ? '*' : null],
    ['Last-Modified', said.get('last-modified')],
    ['X-Data-Version', said.get('x-data-version')],
    ['X-Robots-Tag', isWhole && isHidden ? 'noindex' : null],
  ];
  return fields.flatMap(([name, value]) => (value ? [name, value] : []));
}

function isPage({ form }: Address): boolean {
  return form === 'page';
}

/** Part of a release or a whole one (Contract 19.3), but not `datapackage.json` (23.5). */
function isReleased({ section, release, name, form }: Address): boolean {
  if (release === null) {
    return section === 'data' && form === 'gz' && name.startsWith('redletter-');
  }
  return form === 'json' && name !== 'datapackage' && !name.includes('/');
}

/** A form or its answer. The term rules belong here too: any query gives the same page. */
function isAnswer(address: Address): boolean {
  return FORMS.has(address.section) && isPage(address) && address.name !== 'rules';
}

function isAlternate(address: Address): boolean {
  return FORMS.has(address.section) && !isPage(address);
}

/** A page that depends on its query, but not on the clock. */
function isSheet(address: Address): boolean {
  return isPage(address) && (SHEETS.has(address.name) || address.section === 'contribute');
}

/** The home page, the pages of a place without a year, and redirects to the current year. */
function isOfToday(address: Address): boolean {
  const { section, country, year, name } = address;
  if (!isPage(address) || year !== null) return false;
  return country === null ? OF_TODAY.has(`${section}/${name}`) : `${section}${name}` === '';
}
