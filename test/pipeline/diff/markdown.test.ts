import { expect, it } from 'vitest';
import { counted, table } from '../../../pipeline/diff/markdown.ts';

it('a table has a head, a rule and its rows', () => {
  expect(
    table(
      ['A', 'B'],
      [
        ['1', '2'],
        ['3', ''],
      ],
    ),
  ).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 |  |');
});

it.each([
  [0, '0 countries', '0 dates'],
  [1, '1 country', '1 date'],
  [2, '2 countries', '2 dates'],
])('%i is counted', (count, countries, dates) => {
  expect(counted(count, 'country', 'countries')).toBe(countries);
  expect(counted(count, 'date')).toBe(dates);
});
