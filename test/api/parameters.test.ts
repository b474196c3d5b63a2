import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/api/outcome.ts';
import { PARAMETER_TABLE, type ParameterName } from '../../src/api/parameter-table.ts';
import { readDate, readDays, readYear } from '../../src/api/parameters.ts';
import { readQuery, UNREADABLE } from '../../src/api/read-query.ts';
import { PARAMETER_SCHEMAS } from '../../src/api/schemas/parameters.ts';

describe('readQuery', () => {
  it.each([
    ['', { a: null, b: null }],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['b=2&a=1&c=3', { a: '1', b: '2' }],
    ['a=1+2%203', { a: '1 2 3', b: null }],
    ['a=x=y', { a: 'x=y', b: null }],
    ['a=%25', { a: '%', b: null }],
    ['a=%e5%85%83', { a: '元', b: null }],
    ['a=%ff', { a: UNREADABLE, b: null }],
    ['a=%ed%a0%80', { a: UNREADABLE, b: null }],
    ['a=%4', { a: UNREADABLE, b: null }],
    ['a=1&a=', { a: UNREADABLE, b: null }],
    ['a=&a=1', { a: UNREADABLE, b: null }],
    ['a=&a=', { a: null, b: null }],
    ['a=1;b=2', { a: '1;b=2', b: null }],
    ['%61=1&%=2&a%=3', { a: '1', b: null }],
  ])('%s', (query, values) => {
    expect(readQuery(query, ['a', 'b'])).toEqual(values);
  });
});

describe('the readers', () => {
  it('never give -0', () => {
    expect(Object.is(readDays('-0'), 0)).toBe(true);
  });

  it('take the whole signed 32-bit range and nothing beyond', () => {
    expect(readDays('2147483647')).toBe(2_147_483_647);
    expect(readDays('-2147483648')).toBe(-2_147_483_648);
    expect([readDays('2147483648'), readDays('-2147483649')].every(isRefusal)).toBe(true);
  });

  it('agree with the schemas that the OpenAPI document is made from', () => {
    const texts = ['2026-02-28', '2026-02-29', '2024-02-29', '0000-01-01', '2026-1-1', '', 'x'];
    for (const text of texts) {
      const refused = isRefusal(readDate('date', text));
      expect(PARAMETER_SCHEMAS.date.safeParse(text).success, text).toBe(!refused);
    }
    for (const days of [0, 7, -5, 2_147_483_647, 2_147_483_648, -2_147_483_648, 1.5]) {
      const refused = isRefusal(readDays(String(days)));
      expect(PARAMETER_SCHEMAS.days.safeParse(days).success, String(days)).toBe(!refused);
    }
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      const refused = isRefusal(readYear(String(year)));
      expect(PARAMETER_SCHEMAS.year.safeParse(year).success, String(year)).toBe(!refused);
    }
  });
});

describe('the table of parameters', () => {
  it('gives an example that is in the form the message names', () => {
    for (const [name, { example }] of Object.entries(PARAMETER_TABLE)) {
      const [written, value] = example.split('=');
      expect(written).toBe(name);
      const number = name === 'days' || name === 'year';
      const schema = PARAMETER_SCHEMAS[name as ParameterName];
      expect(schema.safeParse(number ? Number(value) : value).success, example).toBe(true);
    }
  });
});
