import { type DayNumber, toDayNumber } from '../../src/calendar/day-number.ts';
import { foreignDayHint } from '../values/date-hints.ts';
import { parsedText } from '../values/parsed-text.ts';
import type { RuleKind } from './rule-kind.ts';

type ForeignCalendar = 'hebrew' | 'islamic-umalqura';

/** Our spelling of a month and its code in Temporal: L marks the month that a leap year inserts. */
const HEBREW_MONTHS: Readonly<Record<string, string>> = {
  tishri: 'M01',
  heshvan: 'M02',
  kislev: 'M03',
  tevet: 'M04',
  shevat: 'M05',
  'adar-i': 'M05L',
  // The month before Nisan: Adar II in a leap year.
  adar: 'M06',
  nisan: 'M07',
  iyar: 'M08',
  sivan: 'M09',
  tammuz: 'M10',
  av: 'M11',
  elul: 'M12',
};

const ISLAMIC_MONTHS: Readonly<Record<string, string>> = {
  muharram: 'M01',
  safar: 'M02',
  'rabi-al-awwal': 'M03',
  'rabi-al-thani': 'M04',
  'jumada-al-awwal': 'M05',
  'jumada-al-thani': 'M06',
  rajab: 'M07',
  shaban: 'M08',
  ramadan: 'M09',
  shawwal: 'M10',
  'dhu-al-qada': 'M11',
  'dhu-al-hijja': 'M12',
};

/** A day of the Hebrew calendar, which is computed and therefore exact. */
export const hebrewRule = foreignKind({
  key: 'hebrew',
  describes: 'A day of the Hebrew calendar; the date given is the day, not the evening before.',
  example: '10 tishri',
  calendar: 'hebrew',
  months: HEBREW_MONTHS,
  estimated: false,
});

/**
 * A day of the Umm al-Qura calendar. Authorities sight the moon, so such a date is an estimate
 * until a row of announced dates replaces it.
 */
export const islamicRule = foreignKind({
  key: 'islamic',
  describes: 'A day of the Umm al-Qura calendar: an estimate until the date is announced.',
  example: '1 shawwal',
  calendar: 'islamic-umalqura',
  months: ISLAMIC_MONTHS,
  estimated: true,
});

function foreignKind(kind: {
  key: string;
  describes: string;
  example: string;
  calendar: ForeignCalendar;
  months: Readonly<Record<string, string>>;
  estimated: boolean;
}): RuleKind {
  const names = Object.keys(kind.months);
  const hint = (text: string): string => foreignDayHint(text, names, kind.example);
  const pattern = `^([1-9]|[12]\\d|30) (${names.join('|')})$`;
  return {
    key: kind.key,
    describes: kind.describes,
    example: kind.example,
    schema: parsedText(
      `a date of the ${kind.key} calendar`,
      hint,
      (text) => {
        const match = /^([1-9]|[12]\d|30) ([a-z-]+)$/u.exec(text);
        const month = match?.[2] ?? '';
        const monthCode = names.includes(month) ? kind.months[month] : undefined;
        if (match === null || monthCode === undefined) return null;
        const dayOfMonth = Number(match[1]);
        return {
          dependent: false,
          dates: (year) =>
            foreignDates(kind.calendar, year, monthCode, dayOfMonth).map((day) => ({
              day,
              accuracy: kind.estimated ? 'estimated' : 'exact',
            })),
        };
      },
      { pattern },
    ),
  };
}

/**
 * The days of a Gregorian year on this month and day of another calendar: none, one or two.
 * Decision 20: by Temporal, which is part of Node and independent of time zones here.
 */
function foreignDates(
  calendar: ForeignCalendar,
  year: number,
  monthCode: string,
  dayOfMonth: number,
): DayNumber[] {
  const [first, last] = [
    new Temporal.PlainDate(year, 1, 1, calendar).year,
    new Temporal.PlainDate(year, 12, 31, calendar).year,
  ];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return years.flatMap((foreignYear) => {
    const found = Temporal.PlainDate.from({
      calendar,
      year: foreignYear,
      monthCode,
      day: dayOfMonth,
    });
    // Where a year lacks the month, or the month the day, Temporal returns a neighbour.
    if (found.monthCode !== monthCode || found.day !== dayOfMonth) return [];
    const date = found.withCalendar('iso8601');
    return date.year === year ? [toDayNumber(date.year, date.month, date.day)] : [];
  });
}
