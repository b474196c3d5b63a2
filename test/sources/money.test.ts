import { expect, test } from 'vitest';
import { readCountry } from '../../pipeline/country/read-country.ts';
import { expandCountry } from '../../pipeline/expand/expand-country.ts';
import { diskFolder } from '../../pipeline/read/folder.ts';
import { formatIsoDate, weekdayOf } from '../../src/calendar/day-number.ts';

/** The weekdays of a file's own weekend apart on which something is closed. */
function closed(code: string, year: number): string[] {
  const { file, diagnostics } = readCountry(diskFolder('sources', 'sources'), code);
  expect(diagnostics).toEqual([]);
  const dates = file === null ? [] : expandCountry(file).dates;
  return dates
    .filter(({ day, regions }) => weekdayOf(day) < 6 && regions === null)
    .map(({ day }) => formatIsoDate(day))
    .filter((date) => date.startsWith(String(year)));
}

// As the holiday schedule of the Federal Reserve Bank of Richmond has them, by its own rule for weekends.
test.each([
  [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
])('the Federal Reserve Banks are closed in %i when their schedule says so', (year, days) => {
  expect(closed('US-FED', year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('they are open on the Fridays on which offices of the federal government are closed', () => {
  const own = [2025, 2026, 2027].flatMap((year) => closed('US-FED', year));
  const federal = [2025, 2026, 2027].flatMap((year) => closed('US', year));
  // But for days that an order of one year gave to federal employees.
  const open = federal.filter((date) => !own.includes(date) && !date.startsWith('2025'));
  expect(open).toEqual(['2026-07-03', '2027-06-18', '2027-12-24', '2027-12-31']);
  expect(own.filter((date) => !federal.includes(date))).toEqual([]);
});

// The six days of the long-term calendar of 14 December 2000, by the Easter Sundays 20 April 2025,
// 5 April 2026 and 28 March 2027.
test.each([
  [2025, '01-01 04-18 04-21 05-01 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-01 12-25'],
  [2027, '01-01 03-26 03-29'],
])('T2 is closed in %i on the six days of its calendar, and moves none', (year, days) => {
  expect(closed('T2', year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});
