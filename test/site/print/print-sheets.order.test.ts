import { expect, test } from 'vitest';
import { printPath, readPrintOrder } from '../../../src/site/print/print-sheets.ts';
import { placeOf, toyData } from '../../support/world/toy-release.ts';

const PLACE = placeOf(toyData([]), 'ty');

test('defaults are omitted from the address and replace unknown values', () => {
  const usual = { sheet: 'poster', paper: 'a4' } as const;
  expect(readPrintOrder(PLACE, '')).toEqual(usual);
  expect(readPrintOrder(PLACE, 'sheet=toString&paper=a0')).toEqual(usual);
  expect(printPath(PLACE, 2026, usual)).toBe('/ty/2026/print/');
  const other = readPrintOrder(PLACE, 'sheet=months&paper=letter');
  expect(printPath(PLACE, 2026, other)).toBe('/ty/2026/print/?paper=letter&sheet=months');
  const america = placeOf(toyData([], { country: 'MX' }), 'mx');
  expect(readPrintOrder(america, '').paper).toBe('letter');
});
