import { expect, it } from 'vitest';
import { askPackage } from '../../../../pipeline/checks/second-opinion/ask-package.ts';
import { formatIsoDate } from '../../../../src/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR, YEARS } from '../../../support/years.ts';

/** The package's dates of a year, with their names. */
function datesOf(country: string, region: string | null, year: number): Record<string, string> {
  const days = askPackage(country, region) ?? new Map<number, string>();
  const dates = [...days].map(([day, name]): [string, string] => [formatIsoDate(day), name]);
  return Object.fromEntries(dates.filter(([date]) => date.startsWith(String(year))).sort());
}

it('knows the public holidays of a country, in English, for each supported year', () => {
  const dates = datesOf('NL', null, 2026);
  expect(dates['2026-04-27']).toBe("King's Day");
  // The package lists 5 December as an observance, not as a public holiday.
  expect(dates).not.toHaveProperty('2026-12-05');
  for (const year of YEARS) {
    expect(datesOf('NL', null, year)).toHaveProperty(`${year}-12-25`);
  }
  for (const year of [FIRST_YEAR - 1, LAST_YEAR + 1]) expect(datesOf('NL', null, year)).toEqual({});
});

it('knows regions, including those with another code', () => {
  const only = (country: string, region: string): string[] =>
    Object.keys(datesOf(country, region, 2026)).filter(
      (date) => !(date in datesOf(country, null, 2026)),
    );
  expect(only('DE', 'BY')).toContain('2026-01-06');
  expect(only('FR', '974')).toEqual(['2026-12-20']);
  expect(only('FR', '973')).toEqual(['2026-06-10']);
});

it.each([
  ['FR', '971'],
  ['FR', '972'],
  ['FR', '976'],
  ['IT', 'BZ'],
])('knows %s-%s', (country, region) => {
  expect(Object.keys(datesOf(country, region, 2026)).length).toBeGreaterThan(10);
});

it('counts every day of a holiday of several days', () => {
  const names = Object.entries(datesOf('AE', null, 2026)).filter(([, name]) => /Fitr/u.test(name));
  expect(names.length).toBeGreaterThan(1);
});

it('reports an unknown country or region', () => {
  expect(askPackage('XX', null)).toBeNull();
  expect(askPackage('XX', 'AA')).toBeNull();
  expect(askPackage('DE', 'XX')).toBeNull();
  // Names that every object inherits are not regions either.
  expect(askPackage('DE', 'constructor')).toBeNull();
});
