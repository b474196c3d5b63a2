import type { ReleasedCalendar } from '../../artifact/calendars.ts';
import type { CountryData, DataSet } from '../../artifact/data-set.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { daysInMonth, formatIsoDate, toDayNumber } from '../../calendar/day-number.ts';
import type { Finding } from '../../question/finding.ts';
import { isFinding, readCalendar } from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/languages.ts';
import { type Locale, localeIn } from '../languages/locale.ts';
import { type Localized, plain } from '../languages/localized.ts';
import { sourceWords } from '../languages/source-words.ts';
import { addressIn } from '../languages/translated-routes.ts';

/** A calendar with its name and addresses in a language: of a country, or of one of its regions. */
export interface Place {
  /** The language of its pages. Decision 45. */
  readonly locale: Locale;
  readonly artifact: CountryArtifact;
  readonly calendar: ReleasedCalendar;
  /** The calendars of a country's regions, by code; empty for a region. */
  readonly parts: readonly ReleasedCalendar[];
  /** Null for the nationwide calendar. */
  readonly region: Region | null;
  /** "Germany", "Bavaria, Germany". */
  readonly name: string;
  /** The city that the reader typed, in the reader's spelling. */
  readonly city?: string;
  /** For the middle of a sentence: "the United States", "Bavaria, Germany". */
  readonly inWords: string;
  /** The address of the evergreen page: "/de/", "/de/by/", "/deutsch/de/by/". */
  readonly path: string;
  /** The English address, from which untranslated addresses are made. */
  readonly root: string;
  /** The name in files and in lists of calendars: "de", "de-by". */
  readonly key: string;
}

/** Every calendar of a release: countries by code, each followed by its regions. */
export function placesOf({ countries }: DataSet): Place[] {
  return [...countries.values()].flatMap((country) => [
    nationalPlace(country),
    ...[...country.regions.values()].map((region) => nameCalendar(country.artifact, region)),
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
 * A calendar with its name and addresses.
 * @param parts the calendars of the regions, for a nationwide calendar that needs them.
 */
export function nameCalendar(
  artifact: CountryArtifact,
  calendar: ReleasedCalendar,
  parts: readonly ReleasedCalendar[] = [],
  language: Language = english,
): Place {
  const region = artifact.regions.find(({ code }) => code === calendar.region) ?? null;
  const locale = localeIn(language, artifact.country);
  const country = countryNameIn(artifact, locale);
  const name =
    region === null ? country : locale.inCountry(regionNameIn(region, artifact, locale), country);
  const codes = [artifact.country, region?.code ?? []].flat().map((code) => code.toLowerCase());
  const root = `/${codes.join('/')}/`;
  const article = language === english && region === null ? artifact.article : undefined;
  return {
    ...{ artifact, calendar, parts, region, locale, root, name, key: codes.join('-') },
    inWords: article === undefined ? name : `${article} ${name}`,
    // If the place has no pages in this language, links lead to the English ones.
    path: (speaks({ artifact, region }, language) ? locale.prefix : '') + root,
  };
}

/** The name of a country in a language. */
export function countryNameIn(
  { country, name }: Pick<CountryArtifact, 'country' | 'name'>,
  { language, countryName }: Locale,
): string {
  return language === english ? name : (countryName(country) ?? name);
}

type Region = CountryArtifact['regions'][number];

/** The name of a region in a language, else its local name. */
export function regionNameIn(region: Region, country: CountryArtifact, locale: Locale): string {
  return plain(regionLocalized(region, country, locale));
}

/** The name of a place, marked if it is in another language than the page. */
export function tellRegion(place: Place): Localized {
  const { artifact, region, locale } = place;
  return region === null ? regionName(place) : regionLocalized(region, artifact, locale);
}

function regionLocalized(
  { code, name, names = {}, languages }: Region,
  artifact: CountryArtifact,
  { language }: Locale,
): Localized {
  if (language === english) return name;
  const said =
    names[language.code] ?? sourceWords(language.code).regions.get(`${artifact.country}-${code}`);
  if (said !== undefined) return said;
  const [own = ''] = languages ?? artifact.languages ?? [];
  const local = names[own];
  if (local !== undefined) return [{ text: local, language: own }];
  return own === language.code ? name : [{ text: name, language: english.code }];
}

/** A region alone, a country alone, or the city that was named: "Bavaria", "Germany", "Munich". */
export function regionName({ artifact, city, region, name, locale }: Place): string {
  if (city !== undefined) return city;
  return region === null ? name : regionNameIn(region, artifact, locale);
}

/** Whether a language is spoken in the region, or in its country. */
export function speaks(
  { artifact, region }: Pick<Place, 'artifact' | 'region'>,
  { code }: Language,
): boolean {
  return [...(artifact.languages ?? []), ...(region?.languages ?? [])].includes(code);
}

/** 2 for the home country of a language, 1 for another country that speaks it, 0 for any other. */
export function nearnessOf(place: Place, language: Language): number {
  if (language === english || !speaks(place, language)) return 0;
  return new Intl.Locale(language.code).maximize().region === place.artifact.country ? 2 : 1;
}

/** The same calendar in another language. */
export function placeIn(place: Place, language: Language): Place {
  return nameCalendar(place.artifact, place.calendar, place.parts, language);
}

/** A calendar on a page about several countries, in the spelling of the page. */
export function placeAs(place: Place, locale: Locale): Place {
  return { ...placeIn(place, locale.language), locale };
}

/** The nationwide calendars, sorted by code. */
export function nationalPlaces({ countries }: DataSet, language = english): Place[] {
  return [...countries.values()].map((country) => nationalPlace(country, language));
}

/** The nationwide calendars with their names in a language, sorted by name. */
export function countriesByName(dataSet: DataSet, language: Language): Place[] {
  const { compareNames } = localeIn(language);
  return nationalPlaces(dataSet, language).sort((a, b) => compareNames(a.name, b.name));
}

/** The calendar of a country and an optional region, in upper or lower case. */
export function readPlace(dataSet: DataSet, country: Value, region: Value): Place | Finding {
  const calendar = readCalendar(dataSet.countries, country, region);
  if (isFinding(calendar)) return calendar;
  const found = dataSet.countries.get(calendar.country) as CountryData;
  return calendar === found.national
    ? nationalPlace(found)
    : nameCalendar(found.artifact, calendar);
}

/** A calendar by its key, "de" or "de-by" in lower case; null if there is none. */
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

/** The address of a year page pinned to a release. Contract 22.5. */
export function pinnedYearPath(version: string, place: Place, year: number): string {
  return `/data/${version}${place.root}${year}/`;
}

/** The country of a calendar of a release. */
export function countryOf(dataSet: DataSet, { artifact }: Place): CountryData {
  return dataSet.countries.get(artifact.country) as CountryData;
}

/** The region as a parameter to append: "&region=BY"; empty without a region. */
export function regionQuery({ region }: Place): string {
  return region === null ? '' : `&region=${region.code}`;
}

/**
 * The address at which the calculator counts a month, first day included.
 * @param pin the release to ask; null for the served one.
 */
export function monthCountPath(
  place: Place,
  year: number,
  month: number,
  pin: string | null,
): string {
  const first = toDayNumber(year, month, 1);
  const [start, end] = [first, first + daysInMonth(year, month) - 1].map(formatIsoDate);
  const where = `country=${place.artifact.country}${pin === null ? '' : `&data=${pin}`}`;
  const query = `${where}&end=${end}&first=counted&op=count${regionQuery(place)}&start=${start}`;
  return addressIn(place.locale.language, `/calculator/?${query}`);
}

/** The API call for the holidays of a year, from the root. */
export function holidaysCall(place: Place, year: number): string {
  return `/v1/holidays?country=${place.artifact.country}&year=${year}${regionQuery(place)}`;
}

/** How many regional calendars a release holds. */
export function countRegions(dataSet: DataSet): number {
  return [...dataSet.countries.values()].reduce((sum, { regions }) => sum + regions.size, 0);
}

/** The prefix of the language in a place's addresses: "/deutsch"; empty for English. */
export function prefixOf({ path, root }: Place): string {
  return path.slice(0, -root.length);
}

/** The address of the feed with all years: "/de/by.ics". */
export function feedPath(place: Place): string {
  return `${place.path.slice(0, -1)}.ics`;
}
