import levenshtein from 'damerau-levenshtein';
import type { DataSet } from '../../artifact/data-set.ts';
import { english } from '../languages/languages.ts';
import {
  distinct,
  type IndexedName,
  type NamedPlace,
  type NameIndex,
  nameIndex,
} from './name-index.ts';
import { type Place, placeByKey, placeIn } from './places.ts';
import { cutsOf, plainName, SEARCHED_MAX } from './plain-name.ts';

/** The places that typed words may mean. */
export interface FoundPlaces {
  /** The only place with this name; null if several share it, or the name is only similar. */
  readonly sure: Place | null;
  /** Whether the offers have exactly this name, rather than a similar one. */
  readonly isName: boolean;
  /** The likeliest first; empty if nothing matches. */
  readonly offers: readonly NamedPlace[];
}

/** At most a quarter of the letters of an offered name differ from the typed one. */
const LIKE_LETTERS_PER_TYPO = 4;
/** The most ways to cut words in two; no name has more. */
const CUTS_MAX = 9;
/** Words around a name: a kind of place, or what the reader looks for there. */
const NO_NAME =
  /\b(?:state|province|canton|kanton|provincia|bundesland|land|city|region|country|public|bank|national|holidays?|calendar|of|de|du|in|the|for)\b/g;

const NOTHING: FoundPlaces = { sure: null, isName: false, offers: [] };

/**
 * The places that a reader may mean: by code, by name in any language, by a city with its
 * country, by the beginning of a name, and last by similarity. Only an exact name is certain.
 */
export function findPlaces(dataSet: DataSet, words: string, limit: number): FoundPlaces {
  if (words.length > SEARCHED_MAX) return NOTHING;
  const code = words
    .trim()
    .toLowerCase()
    .replace(/[\s/_,]+/g, '-');
  const byCode = placeByKey(dataSet, code);
  if (byCode !== null) {
    return { sure: byCode, isName: true, offers: [{ place: byCode, city: null }] };
  }
  const wanted = plainName(words);
  if (wanted === '') return NOTHING;
  const index = nameIndex(dataSet);
  const named = byName(index, wanted) ?? byName(index, plainName(wanted.replace(NO_NAME, ' ')));
  if (named !== null) return { ...named, offers: named.offers.slice(0, limit) };
  const near = index.partial.get(wanted) ?? [];
  // Each typed word begins a word of the name; calendars come before cities, short names before
  // long ones.
  const parts = wanted.split(' ').map((part) => ` ${part}`);
  const begun = index.names
    .filter(({ plain }) => parts.every((part) => ` ${plain}`.includes(part)))
    .sort(
      (a, b) =>
        Number(a.city !== null) - Number(b.city !== null) || a.plain.length - b.plain.length,
    );
  const found = distinct([...near, ...begun]);
  const offers = found.length > 0 ? found : distinct(alike(index.names, wanted));
  return { sure: null, isName: near.length > 0, offers: offers.slice(0, limit) };
}

/** The places of the first certain reading, otherwise of the likeliest reading. */
export function findLed(dataSet: DataSet, readings: readonly string[], limit: number): FoundPlaces {
  const found = readings.map((words) => findPlaces(dataSet, words, limit));
  return found.find(({ sure }) => sure !== null) ?? found[0] ?? NOTHING;
}

/** The name of a place in a field: in English if the local name is ambiguous. */
export function fieldName(dataSet: DataSet, place: Place): string {
  const { sure } = findPlaces(dataSet, place.name, 1);
  return sure?.key === place.key ? place.name : placeIn(place, english).name;
}

/** By its whole name, else by a name and the place around it: "Munich, Germany". */
function byName({ exact }: NameIndex, wanted: string): FoundPlaces | null {
  const whole = exact.get(wanted);
  if (whole !== undefined) return decided(whole);
  for (const parts of cutsOf(wanted).slice(0, CUTS_MAX).reverse()) {
    const [first = [], second = []] = parts.map((part) => exact.get(part) ?? []);
    const inside = [...within(first, second), ...within(second, first)];
    if (inside.length > 0) return decided(distinct(inside));
  }
  return null;
}

function decided(found: readonly NamedPlace[]): FoundPlaces {
  const sure = found.length === 1 ? (found[0]?.place ?? null) : null;
  return { sure, isName: true, offers: found };
}

function within(found: readonly NamedPlace[], others: readonly NamedPlace[]): NamedPlace[] {
  return found.filter(({ place, city }) =>
    others.some(
      (other) =>
        other.city === null &&
        (city !== null || place !== other.place) &&
        other.place.artifact === place.artifact &&
        (other.place.region === null || other.place.key === place.key),
    ),
  );
}

/** Names with the same first letter of which few letters differ, nearest first. */
function alike(names: readonly IndexedName[], wanted: string): NamedPlace[] {
  const most = Math.floor(wanted.length / LIKE_LETTERS_PER_TYPO);
  if (most === 0) return [];
  return names
    .filter(({ plain }) => plain[0] === wanted[0] && Math.abs(plain.length - wanted.length) <= most)
    .map((name) => ({ name, typos: levenshtein(name.plain, wanted).steps }))
    .filter(({ typos }) => typos <= most)
    .sort((a, b) => a.typos - b.typos)
    .map(({ name }) => name);
}
