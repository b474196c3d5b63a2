import { expect, test } from 'vitest';
import { holidayAfter, holidaysInYear, holidaysOn } from '../../../src/site/year/holidays.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const { calendar } = placeOf(
  toyData([
    holiday('last', '2025-12-31'),
    holiday('first', '2026-01-01'),
    holiday('twin', '2026-01-01'),
    holiday('end', '2026-12-31'),
  ]),
  'ty',
);
const ids = (holidays: readonly { id: string }[]) => holidays.map(({ id }) => id);

test('a date and a year have their holidays and no others', () => {
  expect(ids(holidaysOn(calendar, day('2026-01-01')))).toEqual(['first', 'twin']);
  expect(holidaysOn(calendar, day('2026-01-02'))).toEqual([]);
  expect(ids(holidaysInYear(calendar, 2026))).toEqual(['first', 'twin', 'end']);
});

test('the next holiday is strictly after a date, and null after the last one', () => {
  expect(holidayAfter(calendar, day('2025-12-30'))?.id).toBe('last');
  expect(holidayAfter(calendar, day('2026-01-01'))?.id).toBe('end');
  expect(holidayAfter(calendar, day('2026-12-31'))).toBeNull();
});
