import { expect, test } from 'vitest';
import { german } from '../../../src/site/languages/languages.ts';
import { plain } from '../../../src/site/languages/localized.ts';
import { placeIn } from '../../../src/site/places/places.ts';
import {
  nationalElsewhen,
  regionalDateWords,
  someRegions,
} from '../../../src/site/year/some-regions.ts';
import { yearFacts } from '../../../src/site/year/year-facts.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData([
  holiday('all', '2026-01-01'),
  holiday('east', '2026-05-06', { regions: ['EA'], name: 'East Day' }),
  holiday('west', '2026-05-06', { regions: ['WE'], name: 'West Day' }),
  holiday('moon', '2026-07-07', { regions: ['EA'], date_accuracy: 'estimated' }),
  holiday('moved', '2026-08-10', { regions: ['EA'], official_date: '2026-08-09' }),
  holiday('saturday', '2026-09-05', { regions: ['EA'] }),
]);

test('a date is one row, with the names that its regions give it', () => {
  const { regions, dates } = someRegions(placeOf(data, 'ty'), 2026);
  expect(regions.map(({ key }) => key)).toEqual(['ty-ea', 'ty-we']);
  expect(dates.map((date) => [date.anchor, date.names, date.isEstimated])).toEqual([
    ['r0506', 'East Day and West Day', false],
    ['r0707', 'Name of moon', true],
    ['r0810', 'Name of moved (observed)', false],
    ['r0905', 'Name of saturday', false],
  ]);
  expect(dates[0]?.places.map(({ key }) => key)).toEqual(['ty-ea', 'ty-we']);
  expect(dates.slice(1, 2).map(regionalDateWords)).toEqual(['Name of moon in East (estimated)']);
});

test('a country whose dates mostly belong to one of many regions is sparse', () => {
  const codes = Array.from({ length: 13 }, (_, index) => `R${index + 10}`);
  const apart = codes.map((code, index) =>
    holiday(`own-${index}`, `2026-06-${index + 10}`, { regions: [code] }),
  );
  const together = holiday('together', '2026-07-07', { regions: codes });
  const isSparse = (holidays: typeof apart, of: readonly string[]) => {
    const regions = of.map((code) => ({ code, name: `Region ${code}` }));
    return someRegions(placeOf(toyData(holidays, { regions }), 'ty'), 2026).isSparse;
  };
  expect(isSparse(apart, codes)).toBe(true);
  expect(isSparse(apart.slice(0, 12), codes.slice(0, 12))).toBe(false);
  expect(isSparse([...apart, together], codes)).toBe(true);
  const second = { ...together, id: 'second', date: '2026-07-08' };
  expect(isSparse([...apart, together, second], codes)).toBe(false);
});

test('a regional date is worded in the language of the page', () => {
  const [date] = someRegions(placeIn(placeOf(data, 'ty'), german), 2026).dates.slice(1);
  expect(date && plain(regionalDateWords(date))).toBe('Name of moon (East; voraussichtlich)');
});

test('a region has no regional dates, nor has a year without any', () => {
  expect(someRegions(placeOf(data, 'ty-ea'), 2026).dates).toEqual([]);
  expect(someRegions(placeOf(data, 'ty'), 2025).dates).toEqual([]);
});

test('the months of a country mark regional dates, except on weekends', () => {
  const { months } = yearFacts(placeOf(data, 'ty'), 2026).glance;
  const split = months.flatMap(({ month, weeks }) =>
    weeks.flat().flatMap((cell) => (cell?.mark?.state === 's' ? [`${month}/${cell.day}`] : [])),
  );
  expect(split).toEqual(['5/6', '7/7', '8/10']);
});

test('a day is listed as nationwide in other years only if the whole country keeps it then', () => {
  const anzac = toyData([
    holiday('anzac', '2025-04-25'),
    holiday('anzac', '2026-04-24'),
    holiday('anzac', '2026-04-27', { regions: ['WE'] }),
    holiday('anzac', '2027-04-25', { regions: ['EA'] }),
    holiday('east', '2027-06-01', { regions: ['EA'] }),
  ]);
  const named = (year: number) =>
    nationalElsewhen(placeOf(anzac, 'ty'), year).map(regionalDateWords);
  expect([2025, 2026, 2027].map(named)).toEqual([[], [], ['Name of anzac in East']]);
});
