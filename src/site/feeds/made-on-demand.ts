import type { DataSet } from '../../artifact/data-set.ts';
import type { Language, Sentences } from '../languages/language.ts';
import { english, TRANSLATIONS } from '../languages/languages.ts';
import { feedPath, type Place, placeIn, placesOf, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { languagesOf } from '../places/versions.ts';
import { pictureAddress } from './picture-address.ts';

/**
 * The routes of what is made on demand: of the regions, of the years all but the pages of countries,
 * calendars, pictures, and what its host gives a name. As the build calls them in English. Decision 46.
 */
const ROUTES: readonly string[] = [
  '/.well-known/security.txt',
  '/[country].ics',
  '/[country]/20[yy].csv',
  '/[country]/20[yy].json',
  '/[country]/20[yy].md',
  '/[country]/[name].ics',
  '/[country]/[region]/20[yy]',
  '/[country]/[region]/20[yy].ics',
  '/[country]/[region]/20[yy].md',
  '/mcp/server.json',
  '/og/[name].png',
];

/** Whether a route is one of them, under the word of whichever language. */
export function isMadeOnDemand({ pattern }: { readonly pattern: string }): boolean {
  const spoken = TRANSLATIONS.find(({ word }) => pattern.startsWith(`/${word}/`));
  return ROUTES.includes(spoken ? pattern.slice(spoken.word.length + 1) : pattern);
}

/** The pictures that belong to no year, by name, with their titles. */
export const TITLES: ReadonlyMap<string, (sentences: Sentences) => string> = new Map([
  ['home', ({ home }) => home.heading],
  ['calculator', ({ calculator }) => calculator.title],
  ['compare', ({ compare }) => compare.title],
  ['deadline', ({ term }) => term.title],
  ['plan', ({ plan }) => plan.heading],
]);

/** The pages among them, in every language: search engines are told of those. */
export function pagesOnDemand(dataSet: DataSet): string[] {
  return yearPages(spoken(regionalOf(dataSet)));
}

/** Every address of those routes. */
export function addressesOnDemand(dataSet: DataSet): string[] {
  const regional = regionalOf(dataSet);
  const national = placesOf(dataSet).filter(({ region }) => region === null);
  return [
    ...['/.well-known/security.txt', '/mcp/server.json'],
    ...spoken([...national, ...regional]).map(feedPath),
    ...pagesOnDemand(dataSet),
    // A calendar names its holidays in the language of its address; the other forms are for programs.
    ...besides(yearPages(spoken([...national, ...regional])), ['.ics']),
    ...besides(yearPages(regional), ['.md']),
    ...besides(yearPages(national), ['.csv', '.json', '.md']),
    ...[english, ...TRANSLATIONS].flatMap((language) => pictures(dataSet, language)),
  ];
}

/** The files beside pages: "/de/2026.ics" beside "/de/2026/". */
function besides(pages: readonly string[], endings: readonly string[]): string[] {
  return pages.flatMap((page) => endings.map((ending) => page.slice(0, -1) + ending));
}

/** The pictures in a language: of the countries that it has a page of, or of one of their regions. */
function pictures(dataSet: DataSet, language: Language): string[] {
  const places = placesOf(dataSet);
  const spoken = places.filter((place) => languagesOf(place).includes(language));
  const countries = new Set(spoken.map(({ artifact }) => artifact));
  const years = places
    .filter(({ artifact, region }) => region === null && countries.has(artifact))
    .flatMap(({ key, calendar }) => yearsOf(calendar.range).map((year) => `${key}-${year}`));
  return [...TITLES.keys(), ...years].map((name) => pictureAddress({ language }, name));
}

function yearPages(places: readonly Place[]): string[] {
  return places.flatMap((place) =>
    yearsOf(place.calendar.range).map((year) => yearPath(place, year)),
  );
}

/** Calendars in each of their languages. */
function spoken(places: readonly Place[]): Place[] {
  return places.flatMap((place) => languagesOf(place).map((language) => placeIn(place, language)));
}

function regionalOf(dataSet: DataSet): Place[] {
  return placesOf(dataSet).filter(({ region }) => region !== null);
}
