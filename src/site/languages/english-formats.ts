import * as words from '../words.ts';
import { clockOf, type Formats, listPartsIn } from './formats.ts';

const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });
const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const DECIMALS = new Intl.NumberFormat('en-GB');
const PLURALS = new Intl.PluralRules('en');

/** The formats of English: those of the pages that no language translates. */
export const ENGLISH_FORMATS: Formats = {
  monthName: words.monthName,
  monthInitial: (month) => words.monthName(month).slice(0, 1),
  shortMonth: (month) => words.monthName(month).slice(0, 3),
  tileMonth: (month) => words.monthName(month).slice(0, 3),
  monthOfYear: (month, year) => `${words.monthName(month)} ${year}`,
  weekdayName: words.weekdayName,
  weekdayShort: (weekday) => words.weekdayName(weekday).slice(0, 3),
  weekdayInitial: (weekday) => words.weekdayName(weekday).slice(0, 1),
  weekdayTile: (day) => words.weekdayOfDay(day).slice(0, 2),
  weekdayOfDay: words.weekdayOfDay,
  dayAndMonth: words.dayAndMonth,
  briefDay: (day) => words.shortDay(day).slice(4),
  fullDate: words.fullDate,
  longDate: words.longDate,
  longDay: words.longDay,
  shortDay: words.shortDay,
  shortDate: words.shortDate,
  figure: words.figure,
  decimal: (value) => DECIMALS.format(value),
  weekendWords: words.weekendWords,
  inDays: words.inDays,
  afterDays: ['', ''],
  listWords: words.listWords,
  eitherWords: (items) => EITHER.format(items),
  comma: ', ',
  inCountry: (region, country) => `${region}, ${country}`,
  yearName: String,
  clock: clockOf,
  listParts: listPartsIn('en-GB'),
  pluralCategory: (count) => PLURALS.select(count),
  compareNames: new Intl.Collator('en-GB').compare,
  countryName: (country) => COUNTRIES.of(country),
};
