import { expect, it } from 'vitest';
import { cell, counted, link, table } from '../../../pipeline/diff/markdown.ts';

it('a cell is one line, and nothing in it is markup', () => {
  expect(cell('a\n b\t`c` *d* _e_ [f] <g> |h| ~i~ #j \\k (l)')).toBe(
    'a b \\`c\\` \\*d\\* \\_e\\_ \\[f\\] \\<g\\> \\|h\\| \\~i\\~ \\#j \\\\k (l)',
  );
});

it('a table has a head, a line below it and its rows', () => {
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

it('a link ends where its address does', () => {
  expect(link('An [Act] | 1', 'https://example.org/a(b)<c>|d\\e\tf g?h=i_j')).toBe(
    '[An \\[Act\\] \\| 1](https://example.org/a%28b%29%3Cc%3E%7Cd%5Ce%09f%20g?h=i_j)',
  );
});
