import { expect, it } from 'vitest';
import { diagnose, toyland } from '../../../support/pipeline/toyland.ts';

const told = (rule: string, more = ''): string[] => {
  const list = (year: number): string =>
    `  l${year}: { title: List of ${year}, kind: official-list, section: all, supports: date, years: [${year}], read: 2026-11-01, regions: [AA] }\n`;
  const yaml = toyland(`default_observance: none
holidays:
  - id: eve
    name: Eve
    regions: [AA]
    rule: ${rule}
    kept_by: closing-list
    watch: { authority: The Governor, expect: in autumn }
    cite: [act, l2025, l2026]
${more}`).replace('citations:\n', `citations:\n${list(2025)}${list(2026)}`);
  return diagnose({ 'XX.yaml': yaml })
    .filter(({ code }) => code === 'closing_unseen')
    .map(({ message }) => message);
};
const dates = (...given: string[]): string => `{ dates: [${given.join(', ')}] }`;
const [Y24, Y25, Y26] = ['2024-12-24', '2025-12-24', '2026-12-24'];
const Y27 = '{ date: 2027-12-24, accuracy: estimated }';

it('a closing is estimated if it was granted in each of the three previous years', () => {
  expect(told(dates(Y24, Y25, Y26, Y27))).toEqual([]);
  expect(told(dates(Y25, Y26, Y27))).toEqual([
    'eve of 2027 is estimated, and was not given in 2024; until it is published write "not_announced: [2027]" instead',
  ]);
  expect(told(dates(Y24, Y26, Y27))).toEqual([expect.stringContaining('not given in 2025;')]);
  const gone = '    cancelled: [{ year: 2025, cite: l2025 }]\n';
  expect(told(dates(Y24, Y25, Y26, Y27), gone)).toEqual([
    expect.stringContaining('not given in 2025;'),
  ]);
});

it('a future closing is exact once the list of its year is cited', () => {
  expect(told(dates(Y24, Y25, Y26))).toEqual([]);
  expect(told(dates(Y24, Y25, Y26, '2027-12-24'))).toEqual([
    'eve on 2027-12-24 is exact, and no list, order or proclamation of 2027 is cited; cite it, or name the year under "estimated" until it is published and seen',
  ]);
  expect(told('{ date: 24 december }', '    estimated: [2027]\n')).toEqual([]);
});
