import { expect, test } from 'vitest';
import type * as Redletter from '../../../../packages/redletter/src/index.ts';
import type { Convention } from '../../../../packages/redletter/src/types.ts';
import { filesOf, loadNewestRelease } from '../../../../src/artifact/load-release.ts';
import { businessDays, DATES, plainCalendars } from '../../../support/library/plain-days.ts';
import { useLibrary } from '../../../support/library/use-library.ts';

const { load } = await useLibrary();
const { calendar, nth, RedletterError, roll } = await load<typeof Redletter>('index');
const PLAIN = plainCalendars(filesOf(loadNewestRelease('artifacts')));
const MONTHS = [...new Set(DATES.map((date) => date.slice(0, 7)))];

/** Applies a convention's definition one date at a time. */
function rolled(business: Uint8Array, from: number, convention: Convention): string | null {
  const step = convention.endsWith('following') ? 1 : -1;
  const nearest = (direction: number) => {
    let at = from;
    while (business[at] === 0) at += direction;
    return DATES[at] ?? null;
  };
  const there = nearest(step);
  const month = (DATES[from] as string).slice(0, 7);
  const leaves = there === null || !there.startsWith(month);
  return convention.startsWith('modified') && leaves ? nearest(-step) : there;
}

test('each convention agrees with a walk, from every date of every calendar', () => {
  const conventions: Convention[] = [
    'following',
    'preceding',
    'modified-following',
    'modified-preceding',
  ];
  const wrong: string[] = [];
  let turned = 0;
  for (const plain of PLAIN) {
    const made = calendar(plain.code);
    const business = businessDays(plain);
    for (const [index, date] of DATES.entries()) {
      if (business[index]) continue;
      for (const convention of conventions) {
        const expected = rolled(business, index, convention);
        let found: string | null = null;
        try {
          found = roll(made, date, convention);
        } catch (thrown) {
          if (!(thrown instanceof RedletterError)) throw thrown;
        }
        if (found !== expected) wrong.push(`${plain.code} ${date} ${convention}: ${found}`);
        if (convention === 'modified-following' && expected !== null && expected < date)
          turned += 1;
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  // Many dates must have turned back, or that rule was not tested.
  expect(turned).toBeGreaterThan(1000);
});

test('the n-th business day of a month agrees with a walk, from either end', () => {
  const wrong: string[] = [];
  for (const plain of PLAIN) {
    const made = calendar(plain.code);
    const business = businessDays(plain);
    const months = Map.groupBy(
      DATES.filter((_, index) => business[index] === 1),
      (date) => date.slice(0, 7),
    );
    for (const month of MONTHS) {
      const days = months.get(month) ?? [];
      for (const n of [1, 2, 10, 22, 24, -1, -2, -10, -24, 0, 1000, -1000]) {
        const expected = n === 0 ? undefined : days.at(n > 0 ? n - 1 : n);
        const found = nth(made, month, n);
        if (found !== (expected ?? null)) wrong.push(`${plain.code} ${month} ${n}: ${found}`);
      }
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

test.each<[string, string, () => unknown]>([
  ['no month', 'invalid_date', () => nth(calendar('GB'), '2026-13', 1)],
  ['a month outside', 'date_out_of_range', () => nth(calendar('GB'), '2028-01', 1)],
  ['half a number', 'invalid_days', () => nth(calendar('GB'), '2026-12', 0.5)],
  [
    'no convention',
    'invalid_convention',
    () => roll(calendar('GB'), '2026-12-25', 'nearest' as Convention),
  ],
  ['no date before', 'date_out_of_range', () => roll(calendar('GB'), '2025-01-01', 'preceding')],
])('%s is refused with %s', (_, code, ask) => {
  expect(ask).toThrow(expect.objectContaining({ name: 'RedletterError', code }));
});
