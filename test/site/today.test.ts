import { expect, test } from 'vitest';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { watchList } from '../../src/site/changes/watch-list.ts';
import { localDay, secondsToMidnight } from '../../src/site/places/local-day.ts';
import { holidaysAfter, todayIn } from '../../src/site/year/next-holiday.ts';
import { country, day, holiday, placeOf, toyData } from '../support/world/toy-release.ts';

test.each([
  ['2026-11-20T12:00:00Z', 'Pacific/Auckland', '2026-11-21', 82_800],
  ['2026-11-20T12:00:00Z', 'America/New_York', '2026-11-20', 61_200],
  ['2026-11-20T12:00:00Z', 'Asia/Kolkata', '2026-11-20', 23_400],
  ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', 1],
])('at %s in %s it is %s, %i seconds to midnight', (instant, zone, date, seconds) => {
  expect(formatIsoDate(localDay(Date.parse(instant), zone))).toBe(date);
  expect(secondsToMidnight(Date.parse(instant), zone)).toBe(seconds);
});

const data = toyData([
  holiday('a', '2026-05-04'),
  holiday('b', '2026-05-04'),
  holiday('east', '2026-05-06', { regions: ['EA'] }),
  holiday('c', '2026-05-09', { date_accuracy: 'estimated' }),
]);
const { calendar } = placeOf(data, 'ty');

test('the next holidays are one for each date, strictly after today', () => {
  expect(holidaysAfter(calendar, day('2026-05-03'), 5).map((found) => found.id)).toEqual([
    'a',
    'c',
  ]);
  expect(holidaysAfter(calendar, day('2026-05-04'), 1).map((found) => found.id)).toEqual(['c']);
  expect(holidaysAfter(calendar, day('2027-12-31'), 1)).toEqual([]);
});

test('today is what the calendar says, a holiday on a weekend is still a weekend', () => {
  expect(todayIn(calendar, day('2026-05-04'))?.state).toBe('holiday');
  expect(todayIn(calendar, day('2026-05-09'))).toMatchObject({
    state: 'weekend',
    holidays: [{ id: 'c' }],
  });
  expect(todayIn(calendar, day('2026-05-05'))?.state).toBe('business_day');
  expect(todayIn(calendar, day('2028-01-03'))).toBeNull();
});

test('the watch holds estimated dates to come, with who announces them', () => {
  const toyland = country(
    [
      holiday('past', '2026-03-02', { date_accuracy: 'estimated' }),
      holiday('moon', '2027-03-09', { date_accuracy: 'estimated', regions: ['EA'] }),
      holiday('sure', '2027-04-09'),
    ],
    {
      about: [
        {
          id: 'moon',
          note: null,
          local_language: null,
          watch: { authority: 'Court', expect: 'the day before' },
        },
      ],
    },
  );
  expect(watchList([toyland], day('2026-11-20'))).toMatchObject([
    { id: 'moon', regions: ['East'], legalYear: 2027, watch: { authority: 'Court' } },
  ]);
});
