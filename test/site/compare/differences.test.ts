import { expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { differencesOf, spanOf } from '../../../src/site/compare/differences.ts';
import { country, day, holiday, placeOf, release } from '../../support/world/toy-release.ts';

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

test('lists only dates with someone off and someone at work, with who and why', () => {
  expect(
    found.differing.map(({ day: date, reasons }) => [
      date,
      reasons.map((each) => [each.places.map(({ key }) => key), each.names, each.isEstimated]),
    ]),
  ).toEqual([
    [day('2026-05-05'), [[['aa'], 'Name of own', false]]],
    [day('2026-05-06'), [[['ty-ea'], 'Name of east', true]]],
  ]);
});

test('lists shared holidays once, apart, and leaves out weekends', () => {
  expect(found.shared.map(({ day: date, reasons }) => [date, reasons.length])).toEqual([
    [day('2026-05-04'), 1],
  ]);
});

test('names the regions of a country that are off', () => {
  const [, east] = differencesOf([placeOf(data, 'aa'), placeOf(data, 'ty')], ...span).differing;
  expect(east?.reasons).toMatchObject([{ depends: true, names: 'East' }]);
});
