import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { monthTrace } from '../../../src/site/calculator/month-trace.ts';
import { differencesOf, spanOf } from '../../../src/site/compare/differences.ts';
import { country, holiday, placeOf, release } from '../../support/world/toy-release.ts';

const data = buildDataSet(
  release([
    country([holiday('shared', '2026-05-04'), holiday('own', '2026-05-05')], {
      country: 'AA',
      name: 'Aaland',
      regions: [],
    }),
    country([
      holiday('shared', '2026-05-04'),
      holiday('east', '2026-05-06', { regions: ['EA'], date_accuracy: 'estimated' }),
      holiday('saturday', '2026-05-09'),
    ]),
  ]),
);
const places = [placeOf(data, 'aa'), placeOf(data, 'ty-ea')];
const span = spanOf(2026, 5);
const found = differencesOf(places, ...span);

test('a month numbers the days that all work and names who is off on the others', () => {
  // May 2026 has 21 weekdays.
  expect(found.common).toHaveLength(18);
  const [block] = monthTrace(places, span, found).blocks;
  expect(block?.column).toBe(5);
  expect(block?.days.slice(0, 6).map(({ state, count, words }) => [state, count, words])).toEqual([
    ['d', 1, ''],
    ['w', null, ''],
    ['w', null, ''],
    ['h', null, 'Aaland, East'],
    ['s', null, 'Aaland'],
    ['e', null, 'East'],
  ]);
});
