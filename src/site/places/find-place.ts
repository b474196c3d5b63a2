import levenshtein from 'damerau-levenshtein';
import type { DataSet } from '../../artifact/data-set.ts';
import { english } from '../languages/languages.ts';
import { type IndexedName, type NamedPlace, type NameIndex, nameIndex } from './name-index.ts';
import { type Place, placeByKey, placeIn } from './places.ts';
import { plainName, SEARCHED_MAX } from './plain-name.ts';

/** What words for a place may mean. */
export interface FoundPlaces {
  /** The one that bears this name; null when several do, or when it is only like one. */
  readonly sure: Place | null;
  /** Whether the offers bear the name, and do not only begin like it or resemble it. */
  readonly isName: boolean;
  /** Likeliest first; empty when nothing is near. */
  readonly offers: readonly NamedPlace[];
}

/** A name that is offered may differ in a quarter of its letters. */
const LIKE_LETTERS_PER_TYPO = 4;
/** More words than any name has. */
const WORDS_MAX = 10;
/** Words that say what kind of place is meant, or what is wanted of it. */
const NO_NAME =
  /\b(?:state|province|canton|kanton|provincia|bundesland|land|city|region|country|public|bank|national|holidays?|calendar|of|de|du|in|the|for)\b/g;

const NOTHING: FoundPlaces = { sure: null, isName: false, offers: [] };

/**
 * The places that a reader may mean: by code, by name in any language we know, by a city and its
 * country, by the beginning of a name, and at last by likeness. Only a name is taken for sure.
 */
export function findPlaces(dataSet: DataSet, words: string, limit: number): FoundPlaces {
  if (words.length > SEARCHED_MAX) return NOTHING;
  const code = words
    .trim()
    .toLowerCase()
    .replace(/[\s/_,]+/g, '-');
  const byCode = placeByKey(dataSet, code);
  if (byCode !== null) return surely(byCode);
  const wanted = plainName(words);
  if (wanted === '') return NOTHING;
  const index = nameIndex(dataSet);
  const named = byName(index, wanted) ?? byName(index, plainName(wanted.replace(NO_NAME, ' ')));
  if (named !== null) return { ...named, offers: named.offers.slice(0, limit) };
  const near = index.partial.get(wanted) ?? [];
  const begun = index.names.filter(({ plain }) => begins(plain, wanted));
  const found = distinct([...near, ...begun.sort(shorterFirst)]);
  const offers = found.length > 0 ? found : distinct(alike(index.names, wanted));
  return { sure: null, isName: near.length > 0, offers: offers.slice(0, limit) };
}

/** The places that the first of several readings surely names; those of the likeliest if none does. */
export function findLed(dataSet: DataSet, readings: readonly string[], limit: number): FoundPlaces {
  const found = readings.map((words) => findPlaces(dataSet, words, limit));
  return found.find(({ sure }) => sure !== null) ?? found[0] ?? NOTHING;
}

/**
 * What a field for a place holds: its name, by which it is found again. Where that names another one
 * as well in a language, as "Washington" does, its English name.
 */
export function fieldName(dataSet: DataSet, place: Place): string {
  const { sure } = findPlaces(dataSet, place.name, 1);
  return sure?.key === place.key ? place.name : placeIn(place, english).name;
}

function surely(place: Place): FoundPlaces {
  return { sure: place, isName: true, offers: [{ place, city: null }] };
}

/** By the whole name, else by a name and what it lies in, either way round: "Munich, Germany". */
function byName({ exact }: NameIndex, wanted: string): FoundPlaces | null {
  const whole = exact.get(wanted);
  if (whole !== undefined) return decided(whole);
  const words = wanted.split(' ').slice(0, WORDS_MAX);
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const parts = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const [first = [], second = []] = parts.map((part) => exact.get(part) ?? []);
    const inside = [...within(first, second), ...within(second, first)];
    if (inside.length > 0) return decided(distinct(inside));
  }
  return null;
}

function decided(found: readonly NamedPlace[]): FoundPlaces {
  const [best] = found;
  const sure = found.length === 1 ? (best?.place ?? null) : null;
  return { sure, isName: true, offers: found };
}

/** Those of `found` that lie in one of the others, or are it. */
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

/** Whether each of the words begins a word of the name. */
function begins(name: string, wanted: string): boolean {
  if (name.startsWith(wanted)) return true;
  return wanted.split(' ').every((part) => name.startsWith(part) || name.includes(` ${part}`));
}

function shorterFirst(a: IndexedName, b: IndexedName): number {
  const [one, other] = [a, b].map(({ city }) => (city === null ? 0 : 1));
  return (one ?? 0) - (other ?? 0) || a.plain.length - b.plain.length;
}

/** Names with the same first letter that differ in few letters, nearest first. */
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

/** Each place once, as it was found first. */
function distinct(found: readonly NamedPlace[]): NamedPlace[] {
  const byPlace = new Map<Place, NamedPlace>();
  for (const { place, city } of found) {
    if (!byPlace.has(place)) byPlace.set(place, { place, city });
  }
  return [...byPlace.values()];
}
