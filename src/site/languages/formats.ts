import {
  type DayNumber,
  toCivilDate,
  toDayNumber,
  type Weekday,
} from '../../calendar/day-number.ts';

const MS_A_DAY = 86_400_000;
/** Any Monday, from which the names of weekdays are taken. */
const MONDAY = 4;

type WriteDay = (day: DayNumber) => string;

/** How a language writes dates, figures and lists. */
export type Formats = ReturnType<typeof intlFormats>;

/**
 * The formats of a language from `Intl`, always with Western figures and the Gregorian calendar.
 * @param locale BCP 47, with the country whose habits matter.
 */
export function intlFormats(locale: string) {
  const tag = new Intl.Locale(locale, { numberingSystem: 'latn', calendar: 'gregory' });
  const dates = (options: Intl.DateTimeFormatOptions): WriteDay => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return (day) => format.format(day * MS_A_DAY);
  };
  const months = (month: 'long' | 'short' | 'narrow') => {
    const write = dates({ month });
    return (number: number) => write((number - 1) * 31);
  };
  const weekdays = (write: WriteDay) => (weekday: Weekday) => write(MONDAY + weekday - 1);
  const ofYear = dates({ month: 'long', year: 'numeric' });
  const [weekday, weekdayTile] = [dates({ weekday: 'long' }), dates({ weekday: 'short' })];
  const weekdayShort = weekdays(weekdayTile);
  const briefMonth = months('short');
  // Without its full stop, for lack of room in a narrow column.
  const shortMonth = (month: number) => briefMonth(month).replace(/\.$/, '');
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
  return {
    /** A month, 1 to 12. */
    monthName: months('long'),
    /** For the head of a narrow column: "J". */
    monthInitial: months('narrow'),
    /** For the foot of a narrow column: "Jan", "janv". */
    shortMonth,
    /** The number of a day, where a bare number could be mistaken for part of another one. */
    tileMonth: shortMonth,
    /** "July 2026". */
    monthOfYear: (month: number, year: number) => ofYear(toDayNumber(year, month, 1)),
    weekdayName: weekdays(weekday),
    /** For the head of a column: "Mon". */
    weekdayShort,
    /** For the head of a narrow column: "M". */
    weekdayInitial: weekdays(dates({ weekday: 'narrow' })),
    /** For a small tile: "Mo". */
    weekdayTile,
    weekdayOfDay: weekday,
    /** "3 July". */
    dayAndMonth: dates(day),
    /** "3 Jul". */
    briefDay: dates({ day: 'numeric', month: 'short' }),
    /** "3 July 2026". */
    fullDate: dates({ ...day, year: 'numeric' }),
    /** "Friday 3 July 2026". */
    longDate: dates({ ...long, year: 'numeric' }),
    /** "Friday 3 July". */
    longDay: dates(long),
    /** "Fri 3 Jul". */
    shortDay: dates(brief),
    /** "Fri 3 Jul 2026". */
    shortDate: dates({ ...brief, year: 'numeric' }),
    /** With thousands separators and a true minus sign. */
    figure: (value: number) => numbers.format(value).replace('-', '−'),
    /** "2,016.5". */
    decimal: (value: number) => numbers.format(value),
    /** "Sat–Sun" for neighbouring weekend days, else "Fri, Sun". */
    weekendWords: (days: readonly Weekday[]) => {
      const [first = 0, second] = days;
      const areNeighbours = days.length === 2 && second === first + 1;
      return days.map(weekdayShort).join(areNeighbours ? '–' : ', ');
    },
    /** "in 6 days", "tomorrow", "today". */
    inDays: (days: number) => relative.format(days, 'day'),
    /** The words that `Intl` writes in `inDays`, and their replacement: "em ", "daqui a ". */
    afterDays: ['', ''] as readonly [string, string],
    listWords: (items: readonly string[]) => list.format(items),
    /** "a, b or c". */
    eitherWords: (items: readonly string[]) => either.format(items),
    /** The separator of a list, where no word joins the last item. */
    comma: ', ',
    /** A region and what it lies in: "Bavaria, Germany". */
    inCountry: (region: string, country: string) => `${region}, ${country}`,
    /** A year that stands alone or after a name: "2026". */
    yearName: (year: number) => String(year),
    /** An hour of office hours, 0 to 23, and a minute: "09:00". */
    clock: (hour: number, minute: number) =>
      `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    /** The parts of a list: indexes of items, and the text between them. */
    listParts: (items: readonly string[]) => {
      let index = 0;
      return list
        .formatToParts(items)
        .map(({ type, value }) => (type === 'element' ? index++ : value));
    },
    pluralCategory: (count: number) => plurals.select(count),
    /** Sorts names in the alphabetical order of the language. */
    compareNames: new Intl.Collator(tag.baseName).compare,
    /** The name of a country by its code; undefined where the language has none. */
    countryName: (country: string) => countries.of(country),
  };
}

/** The dates of a language with the text from `Intl` corrected: "1er mai" for "1 mai". */
export function printDates(formats: Formats, print: (date: string) => string) {
  const printed = DATES.map((name) => [name, (day: DayNumber) => print(formats[name](day))]);
  return Object.fromEntries(printed) as Pick<Formats, (typeof DATES)[number]>;
}

const DATES = [
  ...(['dayAndMonth', 'briefDay', 'fullDate', 'longDate', 'longDay'] as const),
  ...(['shortDay', 'shortDate'] as const),
];

/** The ends of a span with the year once: at the end, or at the start if dates begin with it. */
export function endsOfSpan(
  [first, last]: readonly [DayNumber, DayNumber],
  bare: WriteDay,
  dated: WriteDay,
): readonly [string, string] {
  const isOneYear = toCivilDate(first).year === toCivilDate(last).year;
  const isYearFirst = /^\d{4}/.test(dated(last));
  return isOneYear && isYearFirst ? [dated(first), bare(last)] : [bare(first), dated(last)];
}
