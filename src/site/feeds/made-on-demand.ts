import { prefixOfWord } from '../../address/read-address.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Language, Sentences } from '../languages/language.ts';
import { LANGUAGES, TRANSLATIONS } from '../languages/languages.ts';
import type { Locale } from '../languages/locale.ts';
import { feedPath, type Place, placeIn, placesOf, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { languagesOf } from '../places/versions.ts';

/** The routes whose addresses are all made on demand, and listed below. Decision 46. */
const ROUTES: readonly string[] = [
  '/.well-known/security.txt',
  '/[country].ics',
  '/[country]/[region].ics',
  '/[country]/[region]/[year].ics',
  '/[country]/20[yy].[form]',
  '/[country]/[region]/20[yy]',
  '/[country]/[region]/20[yy].[form]',
  '/mcp/server.json',
  '/og/[name].png',
];

/** Whether every address of a route is made on demand, in any language. */
export function isMadeOnDemand({ pattern }: { readonly pattern: string }): boolean {
  const spoken = TRANSLATIONS.find(({ word }) => pattern.startsWith(`/${word}/`));
  return ROUTES.includes(spoken ? pattern.slice(spoken.word.length + 1) : pattern);
}

/** The pictures that belong to no year: name and title. */
export const TITLES: ReadonlyMap<string, (sentences: Sentences) => string> = new Map([
  ['home', ({ home }) => home.heading],
  ['calculator', ({ calculator }) => calculator.title],
  ['compare', ({ compare }) => compare.title],
  ['deadline', ({ term }) => term.title],
  ['plan', ({ plan }) => plan.heading],
]);

/** The pages that are made on demand, in every language, for the site map. */
export function pagesOnDemand(dataSet: DataSet): string[] {
  return yearPages(spoken(placesOf(dataSet).filter(({ region }) => region !== null)));
}

/** The addresses of everything that is made on demand. */
export function addressesOnDemand(dataSet: DataSet): string[] {
  const places = placesOf(dataSet);
  const all = spoken(places);
  const besides = (pages: readonly string[], endings: readonly string[]) =>
    pages.flatMap((page) => endings.map((ending) => page.slice(0, -1) + ending));
  return [
    ...['/.well-known/security.txt', '/mcp/server.json'],
    ...all.map(feedPath),
    ...pagesOnDemand(dataSet),
    // A calendar file is in the language of its address; the other forms are in English.
    ...besides(yearPages(all), ['.ics']),
    ...besides(yearPages(places), ['.csv', '.json', '.md']),
    ...LANGUAGES.flatMap((language) => pictures(places, language)),
  ];
}

function pictures(places: readonly Place[], language: Language): string[] {
  const inLanguage = places.filter((place) => languagesOf(place).includes(language));
  const countries = new Set(inLanguage.map(({ artifact }) => artifact));
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

function spoken(places: readonly Place[]): Place[] {
  return places.flatMap((place) => languagesOf(place).map((language) => placeIn(place, language)));
}

/** The address of a page's preview picture: "/deutsch/og/home.png". */
export function pictureAddress({ language }: Pick<Locale, 'language'>, name: string): string {
  return `${prefixOfWord(language.word)}/og/${name}.png`;
}
