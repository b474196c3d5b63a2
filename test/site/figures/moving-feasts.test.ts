import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { movingFeasts } from '../../../src/site/figures/moving-feasts.ts';
import { country, day, holiday, release } from '../../support/world/toy-release.ts';

const moon = [
  holiday('moon', '2025-03-31'),
  holiday('moon', '2026-03-20'),
  holiday('moon', '2027-03-09'),
];
const data = buildDataSet(
  release([
    country(
      [
        ...moon,
        // A holiday set by weekday and month, which moves by a week at most.
        holiday('monday', '2025-05-05'),
        holiday('monday', '2026-05-04'),
        // Its day off moves far in one year, but its own date does not.
        holiday('fixed', '2025-06-02'),
        holiday('fixed', '2026-06-16', { official_date: '2026-06-02' }),
      ],
      { country: 'AA', name: 'Zedland' },
    ),
    country(
      moon.map((each, index) => ({
        ...each,
        id: 'eid',
        name: 'Feast',
        date_accuracy: index === 2 ? ('estimated' as const) : ('exact' as const),
      })),
      { country: 'BB', name: 'Beeland' },
    ),
  ]),
);

test('feasts on the same dates are one, with the name that each country gives it', () => {
  const feasts = movingFeasts(data);
  expect(feasts.map(({ names }) => names)).toEqual([
    [
      { name: 'Name of moon', countries: ['Zedland'] },
      { name: 'Feast', countries: ['Beeland'] },
    ],
  ]);
});

test('a feast has its drift, and is estimated while one country waits', () => {
  expect(movingFeasts(data)[0]?.dates).toEqual([
    { day: day('2025-03-31'), isEstimated: false, drift: null },
    { day: day('2026-03-20'), isEstimated: false, drift: -11 },
    { day: day('2027-03-09'), isEstimated: true, drift: -11 },
  ]);
});

test('each year has a mark, one step below the year before', () => {
  const [feast] = movingFeasts(data);
  expect(feast?.exactMarks).toBe('M89 0h4v1h-4zM78 1h4v1h-4z');
  expect(feast?.estimatedMarks).toBe('M67 2h4v1h-4z');
});
