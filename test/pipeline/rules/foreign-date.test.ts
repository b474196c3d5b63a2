import { describe, expect, it, test } from 'vitest';
import { hebrewRule, islamicRule } from '../../../pipeline/rules/foreign-date.ts';
import { toDayNumber } from '../../../src/calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';

const CONTEXT = { nationwideDays: () => new Set<number>() };
const MILLIS_PER_DAY = 86_400_000;

/** How ICU spells the months in English, in their order. */
const HEBREW =
  'Tishri Heshvan Kislev Tevet Shevat Adar_I Adar Adar_II Nisan Iyar Sivan Tamuz Av Elul';
const ISLAMIC =
  'Muharram Safar Rabiʻ_I Rabiʻ_II Jumada_I Jumada_II Rajab Shaʻban Ramadan Shawwal Dhuʻl-Qiʻdah Dhuʻl-Hijjah';
const OUR_HEBREW =
  'tishri heshvan kislev tevet shevat adar-i adar adar nisan iyar sivan tammuz av elul';
const OUR_ISLAMIC =
  'muharram safar rabi-al-awwal rabi-al-thani jumada-al-awwal jumada-al-thani rajab shaban ramadan shawwal dhu-al-qada dhu-al-hijja';

describe.each([
  ['hebrew', hebrewRule, HEBREW, OUR_HEBREW],
  ['islamic-umalqura', islamicRule, ISLAMIC, OUR_ISLAMIC],
] as const)('%s', (calendar, rule, theirs, ours) => {
  const icu = theirs.split(' ').map((name) => name.replace('_', ' '));
  const names = ours.split(' ');

  it('names every day of the supported years as ICU does, and no others', () => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
    });
    for (const year of SUPPORTED_YEARS) {
      const expected = new Map<string, number[]>();
      for (const name of names) {
        for (let day = 1; day <= 30; day += 1) expected.set(`${day} ${name}`, []);
      }
      for (let day = toDayNumber(year, 1, 1); day < toDayNumber(year + 1, 1, 1); day += 1) {
        const parts = format.formatToParts(day * MILLIS_PER_DAY);
        const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
        expected.get(`${part('day')} ${names[icu.indexOf(part('month'))]}`)?.push(day);
      }
      expect([...expected.values()].flat()).toHaveLength(
        toDayNumber(year + 1, 1, 1) - toDayNumber(year, 1, 1),
      );
      for (const [text, days] of expected) {
        const dates = rule.schema.parse(text).dates(year, CONTEXT);
        expect([text, ...dates.map(({ day }) => day)]).toEqual([text, ...days]);
      }
    }
  });
});

test('a day that occurs twice in a year is two dates', () => {
  // Two fasts of Ramadan begin in 2030, on 5 January and on 26 December.
  const dates = islamicRule.schema.parse('1 ramadan').dates(2030, CONTEXT);
  expect(dates.map(({ day }) => day)).toEqual([toDayNumber(2030, 1, 5), toDayNumber(2030, 12, 26)]);
});

test('a word of JavaScript is not a month', () => {
  expect(hebrewRule.schema.safeParse('1 constructor').success).toBe(false);
});
