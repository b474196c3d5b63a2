import type { ReleasedCalendar } from '../../artifact/calendars.ts';
import type { CountryData, DataSet } from '../../artifact/data-set.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { daysInMonth, formatIsoDate, toDayNumber } from '../../calendar/day-number.ts';
import type { Finding } from '../../question/finding.ts';
import { isFinding, readCalendar } from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { sourceWords } from '../languages/source-words.ts';
import { type Speech, speechIn } from '../languages/speech.ts';
import { plain, type Told } from '../languages/told.ts';
import { addressIn } from '../languages/translated-routes.ts';

/** A calendar with its name and its addresses in a language: a country, or a region of one. */
export interface Place {
  /** What its pages speak. Decision 45. */
  readonly speech: Speech;
  readonly artifact: CountryArtifact;
  readonly calendar: ReleasedCalendar;
  /** The calendars of a country's regions, by code; none of a region. */
  readonly parts: readonly ReleasedCalendar[];
  /** Null for the nationwide calendar. */
  readonly region: CountryArtifact['regions'][number] | null;
  /** "Germany", "Bavaria, Germany". */
  readonly name: string;
  /** The city by which a reader named it, in the reader's spelling. */
  readonly city?: string;
  /** For the middle of a sentence: "the United States", "Bavaria, Germany". */
  readonly inWords: string;
  /** Of the evergreen page: "/de/", "/de/by/", "/deutsch/de/by/". */
  readonly path: string;
  /** The same in English, of which the addresses are made that no language translates. */
  readonly root: string;
  /** Of files and of lists of calendars: "de", "de-by". */
  readonly key: string;
}

/** Every calendar of a release: countries by code, each followed by its regions. */
export function placesOf(dataSet: DataSet): Place[] {
  return [...dataSet.countries.values()].flatMap((country) => [
    nationalPlace(country),
    ...regionalPlaces(country),
  ]);
}

/** The nationwide calendar of a country. */
export function nationalPlace(
  { artifact, national, regions }: CountryData,
  language: Language = english,
): Place {
  return nameCalendar(artifact, national, [...regions.values()], language);
}

/**
 * A calendar of a country with its name and its addresses.
 * @param parts of a nationwide calendar those of its regions, where they are looked at.
 */
export function nameCalendar(
  artifact: CountryArtifact,
  calendar: ReleasedCalendar,
  parts: readonly ReleasedCalendar[] = [],
  language: Language = english,
): Place {
  const region = artifact.regions.find(({ code }) => code === calendar.region) ?? null;
  const country = artifact.country.toLowerCase();
  const speech = speechIn(language, artifact.country);
  const countryName = countryNameIn(artifact, speech);
  // In a language that has no pages of the place, the English ones are led to.
  const prefix = isSpoken(artifact, region, language) ? speech.prefix : '';
  if (region === null) {
    const { article } = artifact;
    const hasArticle = article !== undefined && language === english;
    const root = `/${country}/`;
    return {
      ...{ artifact, calendar, parts, region, speech, root, key: country, name: countryName },
      inWords: hasArticle ? `${article} ${countryName}` : countryName,
      path: prefix + root,
    };
  }
  const name = speech.inCountry(regionNameIn(region, artifact, speech), countryName);
  const code = region.code.toLowerCase();
  const root = `/${country}/${code}/`;
  return {
    ...{ artifact, calendar, parts: [], region, speech, root, name, inWords: name },
    path: prefix + root,
    key: `${country}-${code}`,
  };
}

/** What a language calls a country. */
export function countryNameIn(
  { country, name }: Pick<CountryArtifact, 'country' | 'name'>,
  { language, countryName }: Speech,
): string {
  return language === english ? name : (countryName(country) ?? name);
}

/** What a language calls a region; else what its people do. */
export function regionNameIn(
  region: CountryArtifact['regions'][number],
  country: CountryArtifact,
  speech: Speech,
): string {
  return plain(regionTold(region, country, speech));
}

/** The same of a place, marked where the language of the page has no name for it. */
export function tellRegion(place: Place): Told {
  const { artifact, region, speech } = place;
  return region === null ? regionName(place) : regionTold(region, artifact, speech);
}

function regionTold(
  { code, name, names = {}, languages }: CountryArtifact['regions'][number],
  artifact: CountryArtifact,
  { language }: Speech,
): Told {
  if (language === english) return name;
  const said =
    names[language.code] ?? sourceWords(language.code).regions.get(`${artifact.country}-${code}`);
  if (said !== undefined) return said;
  const [own = ''] = languages ?? artifact.languages ?? [];
  const local = names[own];
  if (local === undefined)
    return own === language.code ? name : [{ text: name, language: english.code }];
  return [{ text: local, language: own }];
}

/** A region alone, a country alone, or the city that was named: "Bavaria", "Germany", "Munich". */
export function regionName({ artifact, city, region, name, speech }: Place): string {
  if (city !== undefined) return city;
  return region === null ? name : regionNameIn(region, artifact, speech);
}

/** Whether a calendar is of people who speak a language: in the region, or in the country. */
export function speaks({ artifact, region }: Place, language: Language): boolean {
  return isSpoken(artifact, region, language);
}

/** 2: the country that a language is of; 1: another one whose people speak it; 0: any other. */
export function nearnessOf(place: Place, language: Language): number {
  if (language === english || !speaks(place, language)) return 0;
  return new Intl.Locale(language.code).maximize().region === place.artifact.country ? 2 : 1;
}

function isSpoken(artifact: CountryArtifact, region: Place['region'], { code }: Language): boolean {
  return [...(artifact.languages ?? []), ...(region?.languages ?? [])].includes(code);
}

/** The same calendar in another language. */
export function placeIn(place: Place, language: Language): Place {
  return nameCalendar(place.artifact, place.calendar, place.parts, language);
}

/** A calendar as a page that is about no one country speaks of it: as no country spells it. */
export function placeAs(place: Place, speech: Speech): Place {
  return { ...placeIn(place, speech.language), speech };
}

/** The nationwide calendars, sorted by code. */
export function nationalPlaces(dataSet: DataSet): Place[] {
  return [...dataSet.countries.values()].map((country) => nationalPlace(country));
}

/** The nationwide calendars as a language calls them, sorted by these names. */
export function countriesByName(dataSet: DataSet, language: Language): Place[] {
  const { compareNames } = speechIn(language);
  return nationalPlaces(dataSet)
    .map((place) => placeIn(place, language))
    .sort((one, other) => compareNames(one.name, other.name));
}

/** The calendars of a country's regions, sorted by code. */
export function regionalPlaces({ artifact, regions }: CountryData): Place[] {
  return [...regions.values()].map((calendar) => nameCalendar(artifact, calendar));
}

/** The calendar that a country and an optional region name, both in either case. */
export function readPlace(dataSet: DataSet, country: Value, region: Value): Place | Finding {
  const calendar = readCalendar(dataSet.countries, country, region);
  if (isFinding(calendar)) return calendar;
  const found = dataSet.countries.get(calendar.country) as CountryData;
  return calendar === found.national
    ? nationalPlace(found)
    : nameCalendar(found.artifact, calendar);
}

/** A calendar by its key, "de" or "de-by" in lower case; null when there is none. */
export function placeByKey(dataSet: DataSet, key: string): Place | null {
  const [country = '', region = null, ...more] = key.split('-');
  if (more.length > 0 || key !== key.toLowerCase()) return null;
  const place = readPlace(dataSet, country, region);
  return isFinding(place) ? null : place;
}

/** The address of a year page. */
export function yearPath(place: Place, year: number): string {
  return `${place.path}${year}/`;
}

/** The address of a year as a release has it. Contract 22.5. */
export function pinnedYearPath(version: string, place: Place, year: number): string {
  return `/data/${version}${place.root}${year}/`;
}

/** The country of a calendar of a release. */
export function countryOf(dataSet: DataSet, { artifact }: Place): CountryData {
  return dataSet.countries.get(artifact.country) as CountryData;
}

/** What names a region in a query, to append: "&region=BY", or nothing. */
export function regionQuery({ region }: Place): string {
  return region === null ? '' : `&region=${region.code}`;
}

/**
 * The calculator's count of a month, with its first day.
 * @param pin the release that is to answer; null for the one that is served.
 */
export function monthCountPath(
  place: Place,
  year: number,
  month: number,
  pin: string | null,
): string {
  const first = toDayNumber(year, month, 1);
  const last = first + daysInMonth(year, month) - 1;
  const data = pin === null ? '' : `&data=${pin}`;
  const span = `end=${formatIsoDate(last)}&first=counted&op=count`;
  const { country } = place.artifact;
  const query = `country=${country}${data}&${span}${regionQuery(place)}&start=${formatIsoDate(first)}`;
  return addressIn(place.speech.language, `/calculator/?${query}`);
}

/** The API call for the holidays of a year, from the root. */
export function holidaysCall(place: Place, year: number): string {
  return `/v1/holidays?country=${place.artifact.country}&year=${year}${regionQuery(place)}`;
}

/** How many regional calendars a release holds. */
export function countRegions(dataSet: DataSet): number {
  return [...dataSet.countries.values()].reduce((sum, { regions }) => sum + regions.size, 0);
}

/** What stands before addresses that only end in the one of a place: "/deutsch", or nothing. */
export function prefixOf({ path, root }: Place): string {
  return path.slice(0, -root.length);
}

/** The address of the subscription of all years: "/de/by.ics". */
export function feedPath(place: Place): string {
  return `${place.path.slice(0, -1)}.ics`;
}
