import sourceNames from '../../../sources/place-names.json' with { type: 'json' };
import type { DataSet } from '../../artifact/data-set.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { regionNamesElsewhere } from '../languages/source-words.ts';
import { type Place, placesOf } from './places.ts';
import { plainName, plainNames } from './plain-name.ts';

/** A calendar that was found by one of its names or by a city in it. */
export interface NamedPlace {
  readonly place: Place;
  /** "Munich"; null where the calendar itself was named. */
  readonly city: string | null;
}

/** One spelling of a name, with its place. */
export interface IndexedName extends NamedPlace {
  readonly plain: string;
}

/** Every name of a release's calendars. */
export type NameIndex = ReturnType<typeof makeIndex>;

type City = readonly [name: string, region: string | null, also: readonly string[]];

/** `sources/places` as one file. Decision 37. */
const SOURCES: Readonly<Record<string, SourceNames>> = sourceNames;

interface SourceNames {
  readonly names: readonly string[];
  readonly regions: Readonly<Record<string, readonly string[]>>;
  readonly cities: readonly unknown[];
}

/** The languages in which readers may type a country: of our countries and their neighbours. */
const LANGUAGES =
  'af ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu id is it ja kn ko ' +
  'lt lv mi ml mr ms nb ne nl pa pl pt rm ro ru sk sl sr sv sw ta te th tr uk ur vi xh zh ' +
  'zh-Hant zu';

const indexes = new WeakMap<DataSet, NameIndex>();

/** The names of a release's calendars, indexed on first use: 60 ms. */
export function nameIndex(dataSet: DataSet): NameIndex {
  return indexes.getOrInsertComputed(dataSet, makeIndex);
}

function makeIndex(dataSet: DataSet) {
  const places = placesOf(dataSet);
  const byKey = new Map(places.map((place) => [place.key, place]));
  const languages = LANGUAGES.split(' ').map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region' }),
  );
  const countries = places.filter(({ region }) => region === null);
  const regions = places.filter(({ region }) => region !== null);
  const cities = countries.flatMap((country) =>
    citiesOf(country.artifact).map(({ city, region, also }) => {
      const key = region === null ? country.key : `${country.key}-${region.toLowerCase()}`;
      const [first = city] = city.split(', ');
      return { place: byKey.get(key) ?? country, city: first, names: [city, ...also] };
    }),
  );
  const called = [...countries, ...regions].map((place) => {
    return { place, city: null, names: namesOf(place, languages) };
  });
  const names = [...called, ...cities].flatMap(({ place, city, names }) =>
    names.flatMap((name) => plainNames(name).map((plain): IndexedName => ({ plain, place, city }))),
  );
  const partial = cities
    .filter(({ city, names: [whole] }) => city !== whole)
    .map(({ place, city }) => ({ plain: plainName(city), place, city }));
  return {
    /** Places by plain name: countries, then regions, then cities. */
    exact: grouped(names),
    /** Places by names that are too ambiguous to use alone: "Hamilton" of "Hamilton, Ontario". */
    partial: grouped(partial),
    /** Each of the exact names, in the same order. */
    names,
  };
}

function namesOf({ artifact, region, name }: Place, languages: readonly Intl.DisplayNames[]) {
  const { country, other_names: also = [] } = artifact;
  const { names: found = [], regions: foundRegions = {} } = SOURCES[country] ?? {};
  if (region === null) {
    return [name, ...also, ...found, ...languages.map((each) => each.of(country) ?? name)];
  }
  const { code, names = {}, other_names: others = [] } = region;
  const elsewhere = regionNamesElsewhere(`${country}-${code}`);
  const sought = foundRegions[code] ?? [];
  return [region.name, name, ...Object.values(names), ...others, ...sought, ...elsewhere];
}

/** The large cities of a country, each with its region, if that has a calendar, and its other names. */
function citiesOf({ country }: CountryArtifact) {
  const cities = (SOURCES[country]?.cities ?? []) as readonly City[];
  return cities.map(([city, region, also]) => ({ city, region, also }));
}

/** A large city, by the name that the sources use and the one that a reader wrote. */
export type NamedCity = NonNullable<ReturnType<typeof cityNamed>>;

/** The city of a calendar that words name, alone or before a comma; null for none. */
export function cityNamed(place: Place, words: string) {
  const { artifact, region, locale } = place;
  const [written = ''] = words.split(',');
  const wanted = plainName(written);
  const found = citiesOf(artifact).find(
    (each) =>
      (region === null || each.region === null || each.region === region.code) &&
      [each.city, ...each.also].some((name) => plainName(name) === wanted),
  );
  if (found === undefined) return null;
  const { city } = found;
  return {
    city,
    words: plainName(city) === wanted ? cityIn(place, city, locale.language.code) : written.trim(),
  };
}

/** How letters reveal a language: kana tells Japanese from Chinese. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /\p{sc=Arabic}/u,
  he: /\p{sc=Hebrew}/u,
  hi: /\p{sc=Devanagari}/u,
  ja: /\p{sc=Hira}|\p{sc=Kana}/u,
};

/** A city's name in a language, "ミュンヘン", if its letters show which; else as in the sources. */
export function cityIn({ artifact }: Place, city: string, language: string): string {
  const letters =
    language === 'ja' && artifact.country === 'JP' ? /\p{sc=Han}/u : LETTERS[language];
  const found = citiesOf(artifact).find((each) => each.city.split(', ')[0] === city);
  return found?.also.find((name) => letters?.test(name)) ?? city;
}

/** Unambiguous names: countries, regions with their country, and cities. */
export function suggestedNames(dataSet: DataSet): string[] {
  const { exact } = nameIndex(dataSet);
  const cities = [...dataSet.countries.values()].flatMap(({ artifact }) => citiesOf(artifact));
  const names = [...placesOf(dataSet).map(({ name }) => name), ...cities.map(({ city }) => city)];
  return names.filter((name) => exact.get(plainName(name))?.length === 1);
}

function grouped(names: readonly IndexedName[]): ReadonlyMap<string, readonly NamedPlace[]> {
  const groups = Map.groupBy(names, ({ plain }) => plain);
  groups.delete('');
  return new Map([...groups].map(([plain, same]) => [plain, distinct(same)]));
}

/** The first match per place, because a state and a city in it may share a name. */
export function distinct(found: readonly NamedPlace[]): NamedPlace[] {
  const byPlace = Map.groupBy(found, ({ place }) => place);
  return [...byPlace].map(([place, [first]]) => ({ place, city: first?.city ?? null }));
}
