import { describe, expect, it, test } from 'vitest';
import { PARAMETER_SCHEMAS } from '../../src/api/schemas/parameters.ts';
import { formatIsoDate, parseIsoDate } from '../../src/calendar/day-number.ts';
import { RANGE_FIRST, RANGE_LAST, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import {
  findMissing,
  isFinding,
  readCalendar,
  readDate,
  readDateInRange,
  readDays,
  readYear,
} from '../../src/question/read-parameters.ts';
import { UNREADABLE } from '../../src/question/read-query.ts';
import { AFTER, LAST } from '../support/years.ts';

describe('days', () => {
  it('are never -0', () => {
    expect(Object.is(readDays('-0'), 0)).toBe(true);
  });

  it('span the whole signed 32-bit range and nothing beyond', () => {
    expect(readDays('2147483647')).toBe(2_147_483_647);
    expect(readDays('-2147483648')).toBe(-2_147_483_648);
    expect([readDays('2147483648'), readDays('-2147483649')].every(isFinding)).toBe(true);
  });

  it('may have leading zeros, up to 32 digits', () => {
    expect(readDays(`-${'0'.repeat(31)}7`)).toBe(-7);
    expect(isFinding(readDays(`${'0'.repeat(32)}7`))).toBe(true);
  });
});

describe('dates', () => {
  it('are read inside and outside the range', () => {
    for (let day = RANGE_FIRST - 400; day <= RANGE_LAST + 400; day += 1) {
      expect(readDate('date', formatIsoDate(day))).toBe(day);
    }
  });

  it('must be in the range where that is required', () => {
    expect(readDateInRange('end', LAST)).toBe(parseIsoDate(LAST));
    expect(readDateInRange('end', AFTER)).toMatchObject({
      code: 'date_out_of_range',
      parameter: 'end',
    });
    expect(readDateInRange('end', '2027-02-29')).toMatchObject({ code: 'invalid_date' });
  });
});

test('the first missing parameter is named, in the given order', () => {
  const values = { date: null, country: 'GB', days: null };
  expect(findMissing(values, ['date', 'country', 'days'])?.parameter).toBe('date');
  expect(findMissing(values, ['country', 'days'])?.parameter).toBe('days');
  expect(findMissing(values, ['country'])).toBeNull();
});

describe('a calendar', () => {
  const countries = new Map([
    ['GB', { national: 'gb', regions: new Map([['SCT', 'gb-sct']]) }],
    ['SG', { national: 'sg', regions: new Map<string, string>() }],
  ]);
  const read = (country: string | null, region: string | null) =>
    readCalendar(countries, country, region);

  it.each([
    ['GB', null, 'gb'],
    ['gb', null, 'gb'],
    ['Gb', 'sCt', 'gb-sct'],
    ['sg', null, 'sg'],
  ])('%s, %s is read in either case', (country, region, found) => {
    expect(read(country, region)).toBe(found);
  });

  it.each(['', 'XX', 'GBR', 'G', ' GB', 'ſg', '__proto__', UNREADABLE, null])(
    'does not exist for the country %s',
    (country) => {
      expect(read(country, 'SCT')).toMatchObject({
        code: 'invalid_country',
        parameter: 'country',
        within: null,
      });
    },
  );

  it('of another region is refused with a valid example', () => {
    for (const region of ['XX', 'GB-SCT', 'ſct', '', UNREADABLE]) {
      expect(read('gb', region)).toEqual({
        code: 'invalid_region',
        parameter: 'region',
        within: { country: 'GB', example: 'SCT' },
      });
    }
    expect(read('SG', 'SCT')).toMatchObject({ within: { country: 'SG', example: null } });
  });
});

describe('the schemas of the OpenAPI document', () => {
  it('agree with the readers', () => {
    const texts = ['2026-02-28', '2026-02-29', '2024-02-29', '0000-01-01', '2026-1-1', '', 'x'];
    for (const text of texts) {
      const refused = isFinding(readDate('date', text));
      expect(PARAMETER_SCHEMAS.date.safeParse(text).success, text).toBe(!refused);
    }
    for (const days of [0, 7, -5, 2_147_483_647, 2_147_483_648, -2_147_483_648, 1.5]) {
      const refused = isFinding(readDays(String(days)));
      expect(PARAMETER_SCHEMAS.days.safeParse(days).success, String(days)).toBe(!refused);
    }
    const years = SUPPORTED_YEARS.flatMap((year) => [year - 1, year, year + 1]);
    for (const year of years) {
      const refused = isFinding(readYear(String(year)));
      expect(PARAMETER_SCHEMAS.year.safeParse(year).success, String(year)).toBe(!refused);
    }
  });
});
