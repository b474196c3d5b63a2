import { expect, test } from 'vitest';
import { stripFrom } from '../../../src/site/year/breaks.ts';
import { outlook, todayIn } from '../../../src/site/year/world-today.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData(
  [
    holiday('a', '2026-05-04'),
    holiday('again', '2026-05-04', { name: 'Name of a' }),
    holiday('b', '2026-05-04'),
    holiday('east', '2026-05-06', { regions: ['EA'] }),
    holiday('c', '2026-05-09'),
    holiday('d', '2026-12-25'),
    holiday('e', '2027-01-01'),
    holiday('f', '2027-12-31'),
  ],
  { held_until: 2027 },
);
const place = placeOf(data, 'ty');

test('today has the kind that the calendar gives; a holiday on a weekend stays a weekend', () => {
  const plain = { isEstimated: false, regionsOff: [] };
  expect(todayIn(place, day('2026-05-04'))).toEqual({
    ...plain,
    state: 'holiday',
    names: 'Name of a and Name of b',
  });
  const saturday = { ...plain, state: 'weekend', names: 'Name of c' };
  expect(todayIn(place, day('2026-05-09'))).toEqual(saturday);
  expect(todayIn(place, day('2026-05-05'))).toEqual({ ...plain, state: 'business_day', names: '' });
  expect(todayIn(place, day('2028-01-03'))).toBeNull();
});

test('today names the regions that are off, and marks an estimated day off', () => {
  const off = todayIn(place, day('2026-05-06'))?.regionsOff.map(({ key }) => key);
  expect(off).toEqual(['ty-ea']);
  const unsure = toyData([holiday('moon', '2026-05-04', { date_accuracy: 'estimated' })]);
  expect(todayIn(placeOf(unsure, 'ty'), day('2026-05-04'))?.isEstimated).toBe(true);
});

test('the next holiday is strictly after today', () => {
  expect(outlook(place, day('2026-05-03')).next?.id).toBe('a');
  expect(outlook(place, day('2026-05-04')).next?.id).toBe('c');
  expect(outlook(place, day('2027-12-31')).next).toBeNull();
});

test('a closed day has the next business day, a business day has none', () => {
  expect(outlook(place, day('2026-05-02')).opens).toBe(day('2026-05-05'));
  expect(outlook(place, day('2026-05-05')).opens).toBeNull();
  // No business day follows within the years held.
  expect(outlook(place, day('2027-12-31')).opens).toBeNull();
});

test('outside the supported range today is null', () => {
  expect(outlook(place, day('2028-01-03'))).toMatchObject({ now: null, opens: null });
  expect(outlook(place, day('2024-12-31'))).toMatchObject({
    now: null,
    opens: null,
    next: { id: 'a' },
  });
});

test('the strip has the state of each day', () => {
  const strip = stripFrom(place, day('2026-05-01'), 10);
  expect(strip.map(({ state }) => state).join('')).toBe('dwwhdsddww');
});
