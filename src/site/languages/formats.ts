import {
  type DayNumber,
  toCivilDate,
  toDayNumber,
  type Weekday,
} from '../../calendar/day-number.ts';

/** How a language writes dates, figures and lists. */
export interface Formats {
  /** A month, 1 to 12. */
  readonly monthName: (month: number) => string;
  /** For the head of a narrow column: "J". */
  readonly monthInitial: (month: number) => string;
  /** For the foot of a narrow column: "Jan", "janv". */
  readonly shortMonth: (month: number) => string;
  /** Beside the number of a day, where a bare number could be part of it. */
  readonly tileMonth: (month: number) => string;
  /** "July 2026". */
  readonly monthOfYear: (month: number, year: number) => string;
  readonly weekdayName: (weekday: Weekday) => string;
  /** For the head of a column: "Mon". */
  readonly weekdayShort: (weekday: Weekday) => string;
  /** For the head of a narrow column: "M". */
  readonly weekdayInitial: (weekday: Weekday) => string;
  /** For a small tile: "Mo". */
  readonly weekdayTile: (day: DayNumber) => string;
  readonly weekdayOfDay: (day: DayNumber) => string;
  /** "3 July". */
  readonly dayAndMonth: (day: DayNumber) => string;
  /** "3 Jul". */
  readonly briefDay: (day: DayNumber) => string;
  /** "3 July 2026". */
  readonly fullDate: (day: DayNumber) => string;
  /** "Friday 3 July 2026". */
  readonly longDate: (day: DayNumber) => string;
  /** "Friday 3 July". */
  readonly longDay: (day: DayNumber) => string;
  /** "Fri 3 Jul". */
  readonly shortDay: (day: DayNumber) => string;
  /** "Fri 3 Jul 2026". */
  readonly shortDate: (day: DayNumber) => string;
  /** With thousands separators and a true minus sign. */
  readonly figure: (value: number) => string;
  /** "2,016.5". */
  readonly decimal: (value: number) => string;
  /** "Sat–Sun" for neighbouring weekend days, else "Fri, Sun". */
  readonly weekendWords: (weekendDays: readonly Weekday[]) => string;
  /** "in 6 days", "tomorrow", "today". */
  readonly inDays: (days: number) => string;
  /** What `Intl` writes in {@link inDays}, and what print writes instead: "em ", "daqui a ". */
  readonly afterDays: readonly [string, string];
  readonly listWords: (items: readonly string[]) => string;
  /** "a, b or c". */
  readonly eitherWords: (items: readonly string[]) => string;
  /** Between the items of a list, where no word joins the last. */
  readonly comma: string;
  /** A region and what it lies in: "Bavaria, Germany". */
  readonly inCountry: (region: string, country: string) => string;
  /** A year that stands alone, or behind a name: "2026". */
  readonly yearName: (year: number) => string;
  /** An hour of offices, 0 to 23, and a minute: "09:00". */
  readonly clock: (hour: number, minute: number) => string;
  /** A list as it is written, taken apart: an index of an item, or what stands between them. */
  readonly listParts: (items: readonly string[]) => readonly (number | string)[];
  readonly pluralCategory: (count: number) => Intl.LDMLPluralRule;
  /** Sorts names by the alphabet of the language. */
  readonly compareNames: (one: string, other: string) => number;
  /** A country by its code; undefined where the language has no name for it. */
  readonly countryName: (country: string) => string | undefined;
}

const MS_A_DAY = 86_400_000;
/** A Monday, for the names of weekdays. */
const MONDAY = 4;

/** A list in a language, taken apart: "and" may depend on what follows it. */
function listPartsIn(locale: string): Formats['listParts'] {
  const list = new Intl.ListFormat(locale);
  return (items) => {
    let index = 0;
    return list
      .formatToParts(items)
      .map(({ type, value }) => (type === 'element' ? index++ : value));
  };
}

/**
 * The formats of a language by `Intl`, with Western figures and the Gregorian calendar
 * everywhere: beside them stand dates as the law and the files write them.
 * @param locale BCP 47, with the country whose habits matter.
 */
export function intlFormats(locale: string): Formats {
  const tag = new Intl.Locale(locale, { numberingSystem: 'latn', calendar: 'gregory' });
  const dates = (options: Intl.DateTimeFormatOptions): ((day: DayNumber) => string) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return (day) => format.format(day * MS_A_DAY);
  };
  const [month, briefMonth] = [dates({ month: 'long' }), dates({ month: 'short' })];
  const monthNarrow = dates({ month: 'narrow' });
  const ofYear = dates({ month: 'long', year: 'numeric' });
  const weekday = dates({ weekday: 'long' });
  const [short, narrow] = [dates({ weekday: 'short' }), dates({ weekday: 'narrow' })];
  const numbers = new Intl.NumberFormat(tag);
  const list = new Intl.ListFormat(tag.baseName);
  const either = new Intl.ListFormat(tag.baseName, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(tag.baseName);
  const countries = new Intl.DisplayNames(tag.baseName, { type: 'region', fallback: 'none' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const [day, long, brief] = [
    { day: 'numeric', month: 'long' },
    { weekday: 'long', day: 'numeric', month: 'long' },
    { weekday: 'short', day: 'numeric', month: 'short' },
  ] as const satisfies readonly Intl.DateTimeFormatOptions[];
  // Without its full stop, which a narrow column has no room for.
  const shortMonth = (number: number) => briefMonth((number - 1) * 31).replace(/\.$/, '');
  return {
    monthName: (number) => month((number - 1) * 31),
    monthInitial: (number) => monthNarrow((number - 1) * 31),
    shortMonth,
    tileMonth: shortMonth,
    monthOfYear: (number, year) => ofYear(toDayNumber(year, number, 1)),
    weekdayName: (number) => weekday(MONDAY + number - 1),
    weekdayShort: (number) => short(MONDAY + number - 1),
    weekdayInitial: (number) => narrow(MONDAY + number - 1),
    weekdayTile: short,
    weekdayOfDay: weekday,
    dayAndMonth: dates(day),
    briefDay: dates({ day: 'numeric', month: 'short' }),
    fullDate: dates({ ...day, year: 'numeric' }),
    longDate: dates({ ...long, year: 'numeric' }),
    longDay: dates(long),
    shortDay: dates(brief),
    shortDate: dates({ ...brief, year: 'numeric' }),
    figure: (value) => numbers.format(value).replace('-', '−'),
    decimal: (value) => numbers.format(value),
    weekendWords: (days) => {
      const names = days.map((each) => short(MONDAY + each - 1));
      return names.join(areNeighbours(days) ? '–' : ', ');
    },
    inDays: (count) => relative.format(count, 'day'),
    afterDays: ['', ''],
    listWords: (items) => list.format(items),
    eitherWords: (items) => either.format(items),
    comma: ', ',
    inCountry: (region, country) => `${region}, ${country}`,
    yearName: String,
    clock: clockOf,
    listParts: listPartsIn(tag.baseName),
    pluralCategory: (count) => plurals.select(count),
    compareNames: new Intl.Collator(tag.baseName).compare,
    countryName: (country) => countries.of(country),
  };
}

/** "09:00", as most languages write it. */
function clockOf(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The dates of a language, each as it prints what `Intl` has: "1er mai" of "1 mai". */
export function printDates(formats: Formats, print: (date: string) => string): Partial<Formats> {
  const { dayAndMonth, briefDay, fullDate, longDate, longDay, shortDay, shortDate } = formats;
  return {
    dayAndMonth: (day) => print(dayAndMonth(day)),
    briefDay: (day) => print(briefDay(day)),
    fullDate: (day) => print(fullDate(day)),
    longDate: (day) => print(longDate(day)),
    longDay: (day) => print(longDay(day)),
    shortDay: (day) => print(shortDay(day)),
    shortDate: (day) => print(shortDate(day)),
  };
}

/** Whether weekend days are two that follow each other, for a dash between them. */
function areNeighbours(days: readonly Weekday[]): boolean {
  const [first, second] = days;
  return days.length === 2 && first !== undefined && second !== undefined && second - first === 1;
}

type WriteDay = (day: DayNumber) => string;

/** The ends of a span, the year once: behind it, or in front of it where dates begin with their year. */
export function endsOfSpan(
  [first, last]: readonly [DayNumber, DayNumber],
  bare: WriteDay,
  dated: WriteDay,
): readonly [string, string] {
  const isOneYear = toCivilDate(first).year === toCivilDate(last).year;
  const isYearFirst = /^\d{4}/.test(dated(last));
  return isOneYear && isYearFirst ? [dated(first), bare(last)] : [bare(first), dated(last)];
}
