import levenshtein from 'damerau-levenshtein';
import type { DataSet } from '../../artifact/data-set.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { type Place, placeByKey, placesOf } from './places.ts';

/** What readers call a country besides its name. */
const ALIASES: Readonly<Record<string, string>> = {
  usa: 'us',
  america: 'us',
  uk: 'gb',
  britain: 'gb',
  'great britain': 'gb',
  uae: 'ae',
  emirates: 'ae',
  holland: 'nl',
  aotearoa: 'nz',
};

/** How far a misspelt name may be from the right one. */
const TYPOS_MAX = 2;

/** Longer than any name of a place: nothing is looked for by so many characters. */
export const SEARCHED_MAX = 60;

/** What a reader asked for: words for a place, and perhaps a year or a date. */
export interface Wanted {
  readonly words: string;
  readonly year: SupportedYear | null;
  /** YYYY-MM-DD as typed; not yet known to be a real date. */
  readonly date: string | null;
}

/** Takes the year or the date out of what a reader typed. */
export function readWanted(text: string): Wanted {
  const plain = simplify(text);
  const date = /\b\d{4}-\d{2}-\d{2}\b/.exec(plain)?.[0] ?? null;
  const rest = date === null ? plain : plain.replace(date, ' ');
  const year = SUPPORTED_YEARS.find((known) => new RegExp(`\\b${known}\\b`).test(rest)) ?? null;
  const words = year === null ? rest : rest.replace(String(year), ' ');
  return { words: words.replace(/\s+/g, ' ').trim(), year, date };
}

/**
 * The places a reader may mean, best first: by code, by name, by part of a name, and at
 * last by likeness. Empty when nothing is near.
 */
export function findPlaces(dataSet: DataSet, words: string, limit: number): Place[] {
  if (words.length > SEARCHED_MAX) return [];
  const wanted = simplify(words);
  if (wanted === '') return [];
  const byKey = placeByKey(dataSet, ALIASES[wanted] ?? wanted.replace(/[\s/_]+/g, '-'));
  if (byKey !== null) return [byKey];
  return placesOf(dataSet)
    .map((place) => ({ place, score: scoreOf(place, wanted) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || (a.place.key < b.place.key ? -1 : 1))
    .slice(0, limit)
    .map((entry) => entry.place);
}

/**
 * Whether the best of `places` is surely meant: the only one that bears the name, or the
 * only one found that holds the words. Mere likeness is not enough to send a reader there.
 */
export function isExact(places: readonly Place[], words: string): boolean {
  const wanted = simplify(words);
  const [best] = places;
  if (best === undefined) return false;
  if (places.filter((place) => ownName(place) === wanted).length === 1) return true;
  const key = ALIASES[wanted] ?? wanted.replace(/[\s/_]+/g, '-');
  return places.length === 1 && (best.key === key || simplify(best.name).includes(wanted));
}

/** 0 means: not meant. */
function scoreOf(place: Place, wanted: string): number {
  const [own, full] = [ownName(place), simplify(place.name)];
  const national = place.region === null ? 1 : 0;
  if (own === wanted || full === wanted) return 100 + national;
  if (own.startsWith(wanted)) return 60 + national;
  const parts = wanted.split(' ');
  if (parts.every((part) => full.split(' ').some((word) => word.startsWith(part)))) {
    return 40 + national;
  }
  if (wanted.length > 3 && full.includes(wanted)) return 20 + national;
  const typos = wanted.length > 3 ? levenshtein(own, wanted).steps : TYPOS_MAX + 1;
  return typos <= TYPOS_MAX ? 10 - typos : 0;
}

function ownName(place: Place): string {
  return simplify(place.region?.name ?? place.name);
}

/** Lower case, without accents and punctuation. */
function simplify(text: string): string {
  return text
    .slice(0, 100)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, ' ')
    .trim();
}
