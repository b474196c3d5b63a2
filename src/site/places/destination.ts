import type { DataSet } from '../../artifact/data-set.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../../calendar/supported-range.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { readQuery } from '../../question/read-query.ts';
import { findPlaces, isExact, readWanted } from './find-place.ts';
import { nationalPlaces, type Place, readPlace, regionQuery, yearPath } from './places.ts';

/** A page that a reader may mean: "Bavaria, Germany 2026". */
export interface Choice {
  readonly name: string;
  readonly path: string;
}

/** Where a reader wants to go. */
export interface Destination {
  /** Surely there; null when the reader has to choose. */
  readonly redirect: string | null;
  /** Likeliest first; empty when nothing is near, or nothing was asked. */
  readonly choices: readonly Choice[];
}

/** More than this nobody reads. */
const CHOICES_MAX = 12;

/**
 * Reads the address of the search: `q` as it was typed, or `country` and `region` from
 * lists, and perhaps a `year`. A date with a place is a question for the calculator, a date
 * alone one for all countries.
 * @param query raw, without its `?`.
 */
export function findDestination(dataSet: DataSet, query: string): Destination {
  const typed = new URLSearchParams(query);
  const wanted = readWanted(`${typed.get('q') ?? ''} ${typed.get('year') ?? ''}`);
  const named = placeByCodes(dataSet, query);
  const found = named === null ? findPlaces(dataSet, wanted.words, CHOICES_MAX) : [named];
  const [best] = found;
  if (best !== undefined && isExact(found, wanted.words)) {
    const redirect =
      wanted.date === null ? choice(best, wanted.year).path : questionPath(best, wanted.date);
    return { redirect, choices: [] };
  }
  if (wanted.words === '') {
    return { redirect: wanted.date === null ? '/' : `/compare/?date=${wanted.date}`, choices: [] };
  }
  return { redirect: null, choices: found.map((place) => choice(place, wanted.year)) };
}

/** The calendar that `country` and `region` of a raw query name; null when there is none. */
export function placeByCodes(dataSet: DataSet, query: string): Place | null {
  const { country, region } = readQuery(query, ['country', 'region']);
  const place = readPlace(dataSet, country, region);
  return isFinding(place) ? null : place;
}

/** What may have been meant by an address that does not exist. */
export interface Guesses {
  /** The words of the address. */
  readonly typed: string;
  /** Whether anything is like it; if not, the choices are all countries. */
  readonly near: boolean;
  readonly choices: readonly Choice[];
  /** The years of the likeliest calendar, when the address names one that is not held. */
  readonly years: readonly Choice[];
}

/** As many as a reader looks at. */
const GUESSES_MAX = 5;

/** Guesses by the whole address, then by its words, then by each of them. */
export function guessDestination(dataSet: DataSet, address: string): Guesses {
  const typed = address
    .replace(/[^A-Za-z0-9À-ɏ]+/g, ' ')
    .trim()
    .slice(0, 60);
  const wanted = readWanted(typed);
  const parts = wanted.words.split(' ').filter((part) => /[a-z]/.test(part));
  const found = [wanted.words, parts.join(' '), ...parts].flatMap((words) =>
    findPlaces(dataSet, words, GUESSES_MAX),
  );
  const guesses = [...new Map(found.map((place) => [place.key, place])).values()];
  const [best] = guesses;
  const otherYear = /\b(?:19|20)\d{2}\b/.test(wanted.words);
  const places = best === undefined ? nationalPlaces(dataSet) : guesses.slice(0, GUESSES_MAX);
  return {
    typed,
    near: best !== undefined,
    choices: places.map((place) => choice(place, wanted.year)),
    years:
      best === undefined || !otherYear ? [] : SUPPORTED_YEARS.map((year) => choice(best, year)),
  };
}

function choice(place: Place, year: SupportedYear | null): Choice {
  if (year === null) return { name: place.name, path: place.path };
  return { name: `${place.name} ${year}`, path: yearPath(place, year) };
}

function questionPath(place: Place, date: string): string {
  const { country } = place.artifact;
  return `/calculator/?country=${country}&date=${date}&op=is${regionQuery(place)}`;
}
