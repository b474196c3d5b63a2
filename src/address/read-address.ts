/** What an address names; the data decide whether it exists. */
export interface Address {
  /** The word of its language: "deutsch"; empty for English. */
  readonly word: string;
  /** The part of the site: "plan", "data", "calculator"; empty for places and the first page. */
  readonly section: string;
  /** The release that it pins: "2026.11.2". */
  readonly release: string | null;
  /** In lower case, as in the address: "de". */
  readonly country: string | null;
  readonly region: string | null;
  readonly year: number | null;
  /** The rest: "cite", "today", "second-opinion"; parts are separated by slashes. */
  readonly name: string;
  /** "page", or the extension of a file: "ics"; null for any other ending. */
  readonly form: string | null;
  /** Without its "?". */
  readonly query: string;
  /** The row of a page, without its "#". */
  readonly anchor: string | null;
}

/** The first part of an address in each language but English. Decision 45. */
export const LANGUAGE_WORDS: ReadonlySet<string> = new Set([
  'deutsch',
  'francais',
  'italiano',
  'espanol',
  'nederlands',
  'portugues',
  'nihongo',
  'ivrit',
  'arabiyya',
  'hindi',
]);
const RELEASE = /^\d+\.\d+\.\d+$/;
const COUNTRY = /^[a-z]{2}$/;
const REGION = /^[a-z0-9]{1,3}$/;
const YEAR = /^20\d\d$/;
/** The parts of the site whose names look like countries. */
const SHORT_SECTIONS: ReadonlySet<string> = new Set(['go', 'og']);
/** The parts of the site that a place may follow. */
const PLACED: ReadonlySet<string> = new Set(['data', 'embed', 'plan']);

/**
 * Reads an address: "/deutsch/de/by/2026.ics" is a file of Bavaria's 2026 in German.
 * @param address from the root, in lower case.
 */
export function readAddress(address: string): Address {
  const [target = '', anchor = null] = address.split('#');
  const [path = '', query = ''] = target.split('?');
  const parts = path.split('/').slice(1);
  const form = takeForm(parts);
  const take = (pattern: RegExp): string | null =>
    pattern.test(parts[0] ?? '') ? (parts.shift() ?? null) : null;
  const word = LANGUAGE_WORDS.has(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const isPlace = isCountry(parts[0]);
  const section = isPlace ? '' : (parts.shift() ?? '');
  const release = section === 'data' ? take(RELEASE) : null;
  const hasPlace = isPlace || PLACED.has(section);
  const country = hasPlace ? take(COUNTRY) : null;
  const region = country === null ? null : take(REGION);
  const year = country === null ? null : take(YEAR);
  return {
    ...{ word, section, release, country, region, form, query, anchor },
    year: year === null ? null : Number(year),
    name: parts.join('/'),
  };
}

/** The prefix of a language's addresses: "/deutsch", or empty. */
export function prefixOfWord(word: string): string {
  return word === '' ? '' : `/${word}`;
}

/** The key of the calendar in an address: "de-by"; null where it names none. */
export function calendarKey({ country, region }: Address): string | null {
  if (country === null) return null;
  return region === null ? country : `${country}-${region}`;
}

/** Removes the extension from the last part, or the empty part after a page's slash. */
function takeForm(parts: string[]): string | null {
  const last = parts.at(-1) ?? '';
  if (last === '') {
    parts.pop();
    return 'page';
  }
  const dot = last.lastIndexOf('.');
  if (dot <= 0) return null;
  parts[parts.length - 1] = last.slice(0, dot);
  return last.slice(dot + 1);
}

function isCountry(part: string | undefined): boolean {
  return part !== undefined && COUNTRY.test(part) && !SHORT_SECTIONS.has(part);
}
