import { nearest } from '../../src/text/suggest.ts';
import { parsedText } from '../values/parsed-text.ts';
import { foreignDays } from './foreign-calendar.ts';
import type { RuleKind } from './rule-kind.ts';

/** Our spelling of a month: ICU's. A year may hold a month of either Adar. */
const HEBREW_MONTHS: Readonly<Record<string, readonly string[]>> = {
  tishri: ['Tishri'],
  heshvan: ['Heshvan'],
  kislev: ['Kislev'],
  tevet: ['Tevet'],
  shevat: ['Shevat'],
  // Adar is the month before Nisan: Adar II in a leap year.
  adar: ['Adar', 'Adar II'],
  'adar-i': ['Adar I'],
  nisan: ['Nisan'],
  iyar: ['Iyar'],
  sivan: ['Sivan'],
  tammuz: ['Tamuz'],
  av: ['Av'],
  elul: ['Elul'],
};

const ISLAMIC_MONTHS: Readonly<Record<string, readonly string[]>> = {
  muharram: ['Muharram'],
  safar: ['Safar'],
  'rabi-al-awwal': ['Rabiʻ I'],
  'rabi-al-thani': ['Rabiʻ II'],
  'jumada-al-awwal': ['Jumada I'],
  'jumada-al-thani': ['Jumada II'],
  rajab: ['Rajab'],
  shaban: ['Shaʻban'],
  ramadan: ['Ramadan'],
  shawwal: ['Shawwal'],
  'dhu-al-qada': ['Dhuʻl-Qiʻdah'],
  'dhu-al-hijja': ['Dhuʻl-Hijjah'],
};

/** A day of the Hebrew calendar, which is computed and so exact. */
export const hebrewRule = foreignKind({
  key: 'hebrew',
  describes: 'A day of the Hebrew calendar; the date given is the day, not the evening before.',
  example: '10 tishri',
  calendar: 'hebrew',
  months: HEBREW_MONTHS,
  estimated: false,
});

/**
 * A day of the Umm al-Qura calendar. Authorities sight the moon, so that such a date
 * is an estimate until a row of the announced dates replaces it.
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
  calendar: 'hebrew' | 'islamic-umalqura';
  months: Readonly<Record<string, readonly string[]>>;
  estimated: boolean;
}): RuleKind {
  const names = Object.keys(kind.months);
  const hint = (text: string): string => {
    const near = nearest(text.split(' ').at(-1) ?? '', names);
    return `write it like "${kind.example}"; ${near === null ? `the months are ${names.join(', ')}` : `did you mean "${near}"?`}`;
  };
  return {
    key: kind.key,
    describes: kind.describes,
    example: kind.example,
    schema: parsedText(`a date of the ${kind.key} calendar`, hint, (text) => {
      const match = /^([1-9]|[12]\d|30) ([a-z-]+)$/u.exec(text);
      const month = match?.[2] ?? '';
      if (match === null || !names.includes(month)) return null;
      const accepted = kind.months[month] ?? [];
      const dayOfMonth = Number(match[1]);
      return {
        kind: kind.key,
        dependent: false,
        dates: (year) =>
          foreignDays(kind.calendar, year)
            .filter((each) => each.dayOfMonth === dayOfMonth && accepted.includes(each.month))
            .map(({ day }) => ({ day, accuracy: kind.estimated ? 'estimated' : 'exact' })),
      };
    }),
  };
}
