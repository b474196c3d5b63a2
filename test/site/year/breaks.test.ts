import { expect, test } from 'vitest';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { breaksOfYear, stateOn, stripOfBreak } from '../../../src/site/year/breaks.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

function breaks(dates: readonly string[], year: 2025 | 2026 | 2027): string[] {
  const { calendar } = placeOf(toyData(dates.map((date) => holiday(`h-${date}`, date))), 'ty');
  return breaksOfYear(calendar, year).map(
    ({ first, last, take }) =>
      `${formatIsoDate(first)} ${formatIsoDate(last)} ${take === null ? '-' : formatIsoDate(take)}`,
  );
}

test.each([
  ['a Monday', ['2026-05-04'], ['2026-05-02 2026-05-04 -']],
  ['a Friday', ['2026-05-08'], ['2026-05-08 2026-05-10 -']],
  ['a Thursday is a bridge', ['2026-05-07'], ['2026-05-07 2026-05-10 2026-05-08']],
  ['a Tuesday is a bridge', ['2026-05-05'], ['2026-05-02 2026-05-05 2026-05-04']],
  ['a Wednesday is neither', ['2026-05-06'], []],
  ['a Saturday adds nothing', ['2026-05-09'], []],
  [
    'a Friday and the Wednesday before it',
    ['2026-05-06', '2026-05-08'],
    ['2026-05-06 2026-05-10 2026-05-07', '2026-05-08 2026-05-10 -'],
  ],
])('%s', (_name, dates, expected) => {
  expect(breaks(dates, 2026)).toEqual(expected);
});

test('a break over the end of a year belongs to the year of its holiday', () => {
  const friday = ['2027-01-01'];
  expect(breaks(friday, 2027)).toEqual(['2027-01-01 2027-01-03 -']);
  expect(breaks(friday, 2026)).toEqual([]);
});

test('a break at the end of the range includes the weekend that follows, but no later holiday', () => {
  expect(breaks(['2027-12-31'], 2027)).toEqual(['2027-12-31 2028-01-02 -']);
});

test('no bridge takes a day outside the range', () => {
  expect(breaks(['2025-01-02'], 2025)).toEqual(['2025-01-02 2025-01-05 2025-01-03']);
});

test('a strip lists each day once', () => {
  const place = placeOf(toyData([holiday('a', '2026-05-07')]), 'ty');
  const [found] = breaksOfYear(place.calendar, 2026);
  expect(found && stripOfBreak(place, found).map((cell) => cell.state)).toEqual([
    'h',
    't',
    'w',
    'w',
  ]);
  expect(stateOn(place, day('2026-05-06'))).toBe('d');
});

test('a state tells regional disagreement and estimated dates apart', () => {
  const moon = { date_accuracy: 'estimated' } as const;
  const data = toyData([
    holiday('east', '2026-05-06', { regions: ['EA'] }),
    holiday('moon', '2026-05-07', moon),
    holiday('sun', '2026-05-08', moon),
    holiday('labour', '2026-05-08'),
  ]);
  const states = (key: string) =>
    ['2026-05-06', '2026-05-07', '2026-05-08'].map((date) =>
      stateOn(placeOf(data, key), day(date)),
    );
  expect(states('ty')).toEqual(['s', 'e', 'h']);
  expect(states('ty-ea')).toEqual(['h', 'e', 'h']);
  expect(states('ty-we')).toEqual(['d', 'e', 'h']);
});
