import type { DataSet } from '../../../artifact/data-set.ts';
import { toCivilDate } from '../../../calendar/day-number.ts';
import type { SupportedYear } from '../../../calendar/supported-range.ts';
import { isFinding } from '../../../question/read-parameters.ts';
import { readQuery } from '../../../question/read-query.ts';
import { knownDay } from '../../known-day.ts';
import { plainDigits } from '../../languages/date-words.ts';
import { english } from '../../languages/languages.ts';
import { ENGLISH_SPEECH, type Speech } from '../../languages/speech.ts';
import { dayNames } from '../day-names.ts';
import { findPlaces } from '../find-place.ts';
import { localDay } from '../local-day.ts';
import type { NamedPlace } from '../name-index.ts';
import {
  countriesByName,
  nationalPlaces,
  nearnessOf,
  type Place,
  placeIn,
  readPlace,
  regionQuery,
  speaks,
  yearPath,
} from '../places.ts';
import { SEARCHED_MAX } from '../plain-name.ts';
import { holdsYear, rangeInWords, yearsOf } from '../release-range.ts';
import { bearsName, findHolidays, type MeantHoliday } from './find-holiday.ts';
import { besideRow, type Choice, plainAnswers } from './plain-questions.ts';
import { datesOf, readWanted, type Wanted, withoutQuestion, withoutTrade } from './wanted.ts';

/** Where a reader wants to go. */
export interface Destination {
  /** The only match; null if the reader has to choose. */
  readonly redirect: string | null;
  /** Likeliest first; empty if nothing matches or nothing was asked. */
  readonly choices: readonly Choice[];
}

const NOWHERE: Destination = { redirect: null, choices: [] };

/** How many choices a page offers. */
const CHOICES_MAX = 12;

/** Whether the input is longer than any name, date and year; such input is not searched. */
export function isTooLong(query: string): boolean {
  const fields = new URLSearchParams(query);
  return ['q', 'year'].some((name) => [...(fields.get(name) ?? '')].length > SEARCHED_MAX);
}

/**
 * Reads the address of the search: `q` as typed, or `country` and `region` from lists, and an optional `year`.
 * A date with a place leads to the calculator, a date alone to all countries, and a holiday to its row in a
 * year or to a date that several countries keep.
 * @param query raw, without its `?`.
 * @param nowMs milliseconds since 1970-01-01 UTC, for "next Friday".
 * @param speech names the choices; holidays of countries that speak it go first.
 */
export function findDestination(
  dataSet: DataSet,
  query: string,
  nowMs: number,
  speech: Speech = ENGLISH_SPEECH,
): Destination {
  if (isTooLong(query)) return NOWHERE;
  const fields = new URLSearchParams(query);
  const typed = withoutQuestion(plainDigits(fields.get('q') ?? ''));
  const answers = plainAnswers(dataSet, typed, nowMs, speech);
  if (answers.length > 0) return decide(answers);
  const read = readWanted(`${typed} ${fields.get('year') ?? ''}`);
  const wanted = withoutWordsAround(dataSet, read, nowMs, speech);
  const named = placeByCodes(dataSet, query);
  const { sure, isName, offers } =
    named === null
      ? findPlaces(dataSet, wanted.words, CHOICES_MAX)
      : { sure: named, isName: true, offers: [{ place: named, city: null }] };
  const choices = (places: readonly NamedPlace[]): Choice[] =>
    places.flatMap((each) => choicesOf(each, wanted, nowMs, speech));
  const isCity = offers.some((offer) => offer.city !== null);
  // "Natal" is a city, but in Portuguese first of all a feast.
  const isFeast = isCity && bearsName(dataSet, wanted.words, speech.language.code);
  const city = offers[0]?.city ?? null;
  if (sure !== null && !isFeast) return decide(choices([{ place: sure, city }]));
  if (wanted.words === '') return decide(withoutPlace(dataSet, wanted, nowMs, speech));
  const holidays = holidaysMeant(dataSet, wanted, nowMs, speech);
  if (offers.length === 0) return decide(holidays);
  // A holiday that bears the name goes before a place that only begins like it.
  const both =
    isName && !isFeast ? [...choices(offers), ...holidays] : [...holidays, ...choices(offers)];
  return { redirect: null, choices: both.slice(0, CHOICES_MAX) };
}

/** Drops words around a name, unless they are part of it: "DE BY", "Bank Holiday", 国民の休日. */
function withoutWordsAround(dataSet: DataSet, read: Wanted, nowMs: number, speech: Speech): Wanted {
  const [likeliest = read, ...others] = withoutTrade(read);
  const namesSomething = (wanted: Wanted) =>
    findPlaces(dataSet, wanted.words, 1).sure !== null ||
    (wanted.when === null && holidaysMeant(dataSet, wanted, nowMs, speech).length > 0);
  return [read, likeliest, ...others].find(namesSomething) ?? likeliest;
}

/** Redirects to a single page; offers several. */
function decide(choices: readonly Choice[]): Destination {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return { redirect: only.path, choices: [] };
  return { redirect: null, choices: choices.slice(0, CHOICES_MAX * 2) };
}

/** The calendar that `country` and `region` of a raw query name; null when there is none. */
export function placeByCodes(dataSet: DataSet, query: string): Place | null {
  const { country, region } = readQuery(query, ['country', 'region']);
  const place = readPlace(dataSet, country, region);
  return isFinding(place) ? null : place;
}

/** A place's page, or the calculator for a date there; two pages for an ambiguous date. */
function choicesOf(
  { place, city }: NamedPlace,
  { when, year }: Wanted,
  nowMs: number,
  speech: Speech,
): Choice[] {
  const { name: own } = placeIn(place, speech.language);
  const name = city === null ? own : speech.say(speech.t.where.city, { city, place: own });
  if (when === null) return [choice({ ...place, name }, year, speech)];
  const { country, timezone } = place.artifact;
  return datesOf(when, localDay(nowMs, timezone)).map((date) => ({
    name: speech.say(speech.t.isIt.about, { date: speech.fullDate(knownDay(date)), place: name }),
    path: `/calculator/?${ownDay(place, city, date)}country=${country}&date=${date}&op=is${regionQuery(place)}`,
  }));
}

/** The city for the calculator's address, if it keeps a day of its own on that date. */
function ownDay({ artifact }: Place, city: string | null, date: string): string {
  const keeps = artifact.beside?.some(
    (record) => record.date === date && record.kept_in?.includes(city ?? ''),
  );
  return keeps === true ? `${new URLSearchParams({ city: city ?? '' })}&` : '';
}

/** A date alone, a year alone, or nothing. */
function withoutPlace(
  dataSet: DataSet,
  { when, year }: Wanted,
  nowMs: number,
  speech: Speech,
): Choice[] {
  const { t, say, fullDate, language, compareNames } = speech;
  if (when !== null) {
    return datesOf(when, localDay(nowMs, 'UTC')).map((date) => ({
      name: say(t.compare.whoTitle, { date: fullDate(knownDay(date)) }),
      path: `/compare/?date=${date}`,
    }));
  }
  if (year === null) return [{ name: t.year.allCountries, path: '/' }];
  return nationalPlaces(dataSet)
    .map((place) => choice({ ...place, name: placeIn(place, language).name }, year, speech))
    .sort((one, other) => compareNames(one.name, other.name));
}

/** What shops call the day after Thanksgiving. */
const BLACK_FRIDAY = /black friday/i;

/** Holidays of that name, alone or with a place before or after it: "Easter Monday Germany". */
function holidaysMeant(dataSet: DataSet, meant: Wanted, nowMs: number, speech: Speech): Choice[] {
  const today = localDay(nowMs, 'UTC');
  const wanted = { ...meant, words: meant.words.replace(BLACK_FRIDAY, 'day after thanksgiving') };
  const { year } = wanted;
  const anywhere = findHolidays(dataSet, wanted.words, { year, today, place: null });
  if (anywhere.length > 0) {
    const all = anywhere.flatMap((meant) => holidayChoices(meant, null, speech));
    return all.sort((one, other) => other.nearness - one.nearness);
  }
  const words = wanted.words.split(' ');
  for (let cut = 1; cut < words.length; cut += 1) {
    const parts = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')] as const;
    for (const [name, where] of [parts, parts.toReversed()]) {
      const place = findPlaces(dataSet, (where ?? '').replace(/^in /i, ''), 1).sure;
      if (place === null) continue;
      const found = findHolidays(dataSet, (name ?? '').replace(/ in$/i, ''), {
        year,
        today,
        place,
      });
      const beside = besideRow(place, name ?? '', year, nowMs);
      if (found.length === 0 && beside !== null) return [beside];
      if (found.length > 0) return found.flatMap((meant) => holidayChoices(meant, place, speech));
    }
  }
  return [];
}

/** Rows of year pages. A holiday of several countries: those that speak the language, and the date in all countries. */
function holidayChoices(
  { day, kept }: MeantHoliday,
  asked: Place | null,
  speech: Speech,
): (Choice & { readonly nearness: number })[] {
  const { t, say, tell, longDate, language } = speech;
  const [first] = kept;
  if (first === undefined) return [];
  const date = longDate(day);
  const row = ({ place, record }: typeof first, where = place) => {
    const { id, regions, isBeside } = record;
    const isRegional = regions !== undefined && where.region === null;
    const besideAnchor = isRegional ? 'beside-title' : `${id}-${record.date.slice(5)}`;
    const holidayAnchor = isRegional ? 'some-regions' : id;
    const anchor = isBeside ? besideAnchor : holidayAnchor;
    const { name } = dayNames(placeIn(place, language), record);
    return {
      name: tell(t.go.holiday, { name, date, where: placeIn(where, language).name }),
      path: `${yearPath(where, toCivilDate(day).year)}#${anchor}`,
      nearness: nearnessOf(place, language),
    };
  };
  if (asked !== null) return [row(first, asked)];
  if (kept.length === 1) return [row(first)];
  const { name } = dayNames(placeIn(first.place, language), first.record);
  const where = say(t.go.countries, { n: kept.length });
  return [
    ...kept.map((each) => row(each)).filter(({ nearness }) => nearness > 0),
    {
      name: tell(t.go.holiday, { name, date, where }),
      path: `/compare/?date=${first.record.date}`,
      nearness: 0,
    },
  ];
}

/** What an address that does not exist may mean. */
export interface Guesses {
  /** The words of the address. */
  readonly typed: string;
  /** The page of a known name, with a year that is held; null if unsure. */
  readonly redirect: string | null;
  /** Whether any place resembles it; if not, the choices are all countries. */
  readonly near: boolean;
  readonly choices: readonly Choice[];
  /** The years of the likeliest calendar, if the address names one that it does not hold. */
  readonly years: readonly Choice[];
  /** The range of that calendar, in words. */
  readonly held: string;
}

/** How many guesses a page offers. */
const GUESSES_MAX = 5;

/**
 * Guesses by the whole address, then by its words, then by each of them.
 * @param speech the language of the address; guesses stay in it.
 */
export function guessDestination(
  dataSet: DataSet,
  address: string,
  speech: Speech = ENGLISH_SPEECH,
): Guesses {
  const { language, prefix } = speech;
  const path = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
  const typed = decoded(path)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
  const wanted = readWanted(typed);
  const parts = wanted.words.split(' ').filter((part) => /\p{L}/u.test(part));
  const whole = findPlaces(dataSet, wanted.words, GUESSES_MAX);
  const found = [...new Set([parts.join(' '), ...parts])].flatMap(
    (words) => findPlaces(dataSet, words, GUESSES_MAX).offers,
  );
  const guesses = [
    ...new Map([...whole.offers, ...found].map(({ place }) => [place.key, place])).values(),
  ];
  const [best] = guesses;
  // A country may lack a year that others have; another year's page is not what was asked for.
  const isHeld = ({ calendar }: Place) => wanted.year === null || holdsYear(calendar, wanted.year);
  const otherYear =
    /\b(?:19|20)\d{2}\b/.test(wanted.words) || (best !== undefined && !isHeld(best));
  const places =
    best === undefined ? countriesByName(dataSet, language) : guesses.slice(0, GUESSES_MAX);
  const isOurs = (place: Place) => language === english || speaks(place, language);
  const told = (place: Place, year: SupportedYear | null): Choice =>
    choice(placeIn(place, language), year, speech);
  const { sure } = whole;
  const isSure = sure !== null && isHeld(sure) && isOurs(sure);
  return {
    typed,
    redirect: isSure ? told(sure, wanted.year).path : null,
    near: best !== undefined,
    choices: places.map((place) => told(place, wanted.year)),
    years:
      best === undefined || !otherYear
        ? []
        : yearsOf(best.calendar.range).map((year) => told(best, year)),
    held: rangeInWords(best?.calendar.range ?? dataSet.range, speech),
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The year page of a place, or its evergreen page if the year is not held. */
function choice(
  place: Pick<Place, 'name' | 'path' | 'calendar'>,
  year: SupportedYear | null,
  { yearName }: Speech,
): Choice & { readonly name: string } {
  if (year === null || !holdsYear(place.calendar, year)) {
    return { name: place.name, path: place.path };
  }
  return { name: `${place.name} ${yearName(year)}`, path: `${place.path}${year}/` };
}
