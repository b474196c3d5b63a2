import type { DataSet } from '../../artifact/data-set.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { FIRST_YEAR, type SupportedYear } from '../../calendar/supported-range.ts';
import { DEFAULT_YEAR } from '../../calendar/year-words.ts';
import { isFinding, readDateInRange, readYear } from '../../question/read-parameters.ts';
import { readQuery } from '../../question/read-query.ts';
import { faultWords } from '../fault-words.ts';
import { ENGLISH_LOCALE, type Locale } from '../languages/locale.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { fieldName } from '../places/find-place.ts';
import { type Place, placeIn, regionName } from '../places/places.ts';
import { SEARCHED_MAX } from '../places/plain-name.ts';
import { holdsYear, yearsOf } from '../places/release-range.ts';
import { COMPARED_MAX, selectByWords, selectionKey } from '../places/selection.ts';

/** The six fields of the form; an address needs only the first of them. */
export const COMPARE_FIELDS = ['c', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

function fault(field: 'c1' | 'on' | 'year', message: string, code: string | null) {
  return { field, message, code };
}

/** Calendars side by side in a year, a month or on a date; without places, every country. */
interface Comparison {
  /** In the order typed, at most `COMPARED_MAX`. */
  readonly places: readonly Place[];
  readonly year: SupportedYear;
  /** 1 to 12; null where no month is asked for. */
  readonly month: number | null;
  /** In the supported range; null where a year or a month is asked for. */
  readonly date: DayNumber | null;
}

/** A comparison and its form. */
export type CompareForm = ReturnType<typeof readCompareForm>;

/**
 * Reads the comparison page's address.
 * @param query raw, without its `?`: date and year are read as the API reads them.
 */
export function readCompareForm(dataSet: DataSet, query: string, locale: Locale = ENGLISH_LOCALE) {
  const { t, say } = locale;
  const fields = new URLSearchParams(query);
  const typed = COMPARE_FIELDS.flatMap((name) => fields.getAll(name)).filter((text) => text !== '');
  const given = readQuery(query, ['date', 'year']);
  const { places: chosen, unknown, tooMany } = selectByWords(dataSet, typed);
  const places = chosen.map((place) => ({
    ...placeIn(place, locale.language),
    ...(place.city !== undefined && { city: place.city }),
  }));
  const day = given.date === null ? null : readDateInRange('date', given.date);
  const askedYear = given.year === null ? DEFAULT_YEAR : readYear(given.year);
  const date = isFinding(day) ? null : day;
  const wanted = isFinding(askedYear) ? DEFAULT_YEAR : askedYear;
  const unheld = places.filter(({ calendar }) => !holdsYear(calendar, wanted));
  // Every calendar holds the first year.
  const year = unheld.reduce((held, place) => Math.min(held, lastYear(place)), wanted);
  const faults = [
    ...unknown.map((text) => {
      const words = { typed: text.slice(0, SEARCHED_MAX), example: t.compare.exampleTwo };
      // Two letters are read as a country, anything else as a region.
      const code = text.length === 2 ? 'invalid_country' : 'invalid_region';
      return fault('c1', say(t.compare.unknown, words), code);
    }),
    ...(tooMany ? [fault('c1', say(t.compare.tooMany, { most: COMPARED_MAX }), null)] : []),
    ...[day, askedYear].filter(isFinding).map((finding) => {
      const isYear = finding.parameter === 'year';
      const label = isYear ? t.year.years : t.list.date;
      const message = faultWords(finding, locale, label, '2026-05-01');
      return fault(isYear ? 'year' : 'on', message, finding.code);
    }),
    ...unheld.map((place) => {
      const held = { year: String(lastYear(place)), place: place.inWords };
      return fault('year', say(t.compare.unheldYear, held), 'invalid_year');
    }),
  ];
  const asMonth = fields.get('month') ?? '';
  const isMonth = /^(?:[1-9]|1[0-2])$/.test(asMonth) && date === null && places.length > 0;
  const month = isMonth ? Number(asMonth) : null;
  const asked: Comparison = { places, year, month, date };
  const path = addressIn(locale.language, comparePath(asked));
  return {
    ...asked,
    // The values of the fields: names of places, then unknown words as typed.
    typed: [
      ...places.map((place) => place.city ?? fieldName(dataSet, place)),
      ...unknown.map((text) => text.slice(0, SEARCHED_MAX)),
    ],
    typedDate: fields.get('date') ?? '',
    blank: typed.length === 0 && given.date === null,
    faults,
    title: titleOf(asked, locale),
    asked: askedWords(asked, locale),
    path,
    // The canonical address when the form has sent six fields; otherwise null.
    redirect: faults.length === 0 && typed.length > 1 ? path : null,
  };
}

/** The address of a comparison: on a date, else in a month, else in a year. */
export function comparePath({ places = [], year, month = null, date = null }: Partial<Comparison>) {
  const keys = places.map(({ city, key }) => (city === undefined ? key : encodeURIComponent(city)));
  const fields = [
    ...(keys.length === 0 ? [] : [`c=${keys.join(',')}`]),
    ...(date === null ? [] : [`date=${formatIsoDate(date)}`]),
    ...(date !== null || month === null ? [] : [`month=${month}`]),
    ...(date !== null || keys.length === 0 ? [] : [`year=${year}`]),
  ];
  return fields.length === 0 ? '/compare/' : `/compare/?${fields.join('&')}`;
}

/** The address of the feed of all places, the same in whatever order they are typed. */
export function feedPath(places: readonly Place[]): string {
  const sorted = places.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return `/feed/${selectionKey(sorted, '+')}.ics`;
}

/** Longer titles are cut off by browsers and search engines. */
const TITLE_MAX = 70;

function titleOf(comparison: Comparison, locale: Locale): string {
  const { places, date } = comparison;
  const { t, say } = locale;
  if (places.length === 0) return askedWords(comparison, locale) || t.compare.title;
  const when = whenWords(comparison, locale);
  const titleWith = (some: readonly string[]): string => {
    const joined = some.reduce((one, other) => say(t.day.both, { one, other }));
    return date === null
      ? say(t.compare.yearTitle, { year: when, places: joined })
      : say(t.compare.officesTitle, { date: when, places: joined });
  };
  const names = places.map(regionName);
  const fewer = names.slice(1).map((_, left) => [...names.slice(0, -1 - left), '…']);
  const titles = [names, ...fewer].map(titleWith);
  return titles.find(({ length }) => length <= TITLE_MAX) ?? titleWith(names);
}

/** "England, Japan: December 2026"; empty where nothing was asked. */
function askedWords(comparison: Comparison, locale: Locale): string {
  const { places, date } = comparison;
  const { t, say, listWords } = locale;
  const when = whenWords(comparison, locale);
  if (places.length === 0) return date === null ? '' : say(t.compare.whoTitle, { date: when });
  return say(t.answer.title, { about: listWords(places.map(regionName)), answer: when });
}

function whenWords({ year, month, date }: Comparison, locale: Locale): string {
  if (date !== null) return locale.longDate(date);
  return month === null ? locale.yearName(year) : locale.monthOfYear(month, year);
}

function lastYear({ calendar }: Place): SupportedYear {
  return yearsOf(calendar.range).at(-1) ?? FIRST_YEAR;
}
