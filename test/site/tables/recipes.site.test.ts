import { unescape as plainOf } from 'html-escaper';
import { expect, test } from 'vitest';
import { FORMULAS, ORDERS, RECIPES } from '../../../src/site/tables/recipes.ts';
import { builtFiles, pagesAmong } from '../../support/site/built-site.ts';

test('the page shows each recipe exactly as the tests run it', () => {
  const page =
    pagesAmong(builtFiles()).find(({ address }) => address === '/data/tables/')?.html ?? '';
  const shown = [...page.matchAll(/<pre tabindex="0">(?:<code>)?(.*?)(?:<\/code>)?<\/pre>/gs)];
  expect(shown.map(([, text = '']) => plainOf(text))).toEqual([
    ORDERS,
    ...Object.values(RECIPES).map(({ text }) => text),
    FORMULAS.count('0000011'),
    FORMULAS.add('0000011'),
  ]);
});
