import { expect, test } from 'vitest';
import type * as Bulk from '../../../../packages/redletter/src/bulk.ts';
import type * as Redletter from '../../../../packages/redletter/src/index.ts';
import { DATES, FIRST_DAY } from '../../../support/library/plain-days.ts';
import { useLibrary } from '../../../support/library/use-library.ts';
import { Random } from '../../../support/random.ts';

const { load } = await useLibrary();
const { calendar, RedletterError } = await load<typeof Redletter>('index');
const { addToAll, areBusinessDays, countAll, toDayNumber, toIsoDate } =
  await load<typeof Bulk>('bulk');

const random = new Random(6);
/** Dates far enough from both ends that additions stay in range. */
const drawn = () =>
  Int32Array.from({ length: 20_000 }, () => FIRST_DAY + 100 + random.below(DATES.length - 200));
const GB = calendar('GB-SCT');

test('every entry of a bulk call equals a single call', () => {
  const [starts, ends] = [drawn(), drawn()];
  const by = starts.map(() => random.below(81) - 40);
  expect(addToAll(GB, starts, by)).toEqual(
    starts.map((day, index) => GB.add(day, by[index] as number)),
  );
  expect(addToAll(GB, starts, -7)).toEqual(starts.map((day) => GB.add(day, -7)));
  expect(countAll(GB, starts, ends)).toEqual(
    starts.map((day, index) => GB.count(day, ends[index] as number)),
  );
  expect(areBusinessDays(GB, starts)).toEqual(
    Uint8Array.from(starts, (day) => (GB.isBusinessDay(day) ? 1 : 0)),
  );
  const into = new Int32Array(starts.length);
  expect(addToAll(GB, starts, 1, into)).toBe(into);
});

test('day numbers and dates convert to each other', () => {
  expect(DATES.map((date) => toDayNumber(date))).toEqual(DATES.map((_, at) => FIRST_DAY + at));
  expect(DATES.map((_, at) => toIsoDate(FIRST_DAY + at))).toEqual(DATES);
});

const OUTSIDE = Int32Array.of(FIRST_DAY, FIRST_DAY - 1);
const INSIDE = Int32Array.of(FIRST_DAY, FIRST_DAY);
const LAST = Int32Array.of(FIRST_DAY, FIRST_DAY + DATES.length - 1);

test.each<[string, () => unknown, string]>([
  ['is', () => areBusinessDays(GB, OUTSIDE), 'date_out_of_range'],
  ['add', () => addToAll(GB, OUTSIDE, 1), 'date_out_of_range'],
  ['add, its end', () => addToAll(GB, LAST, 1), 'date_out_of_range'],
  ['count, a start', () => countAll(GB, OUTSIDE, INSIDE), 'date_out_of_range'],
  ['count, an end', () => countAll(GB, INSIDE, OUTSIDE), 'date_out_of_range'],
])('%s names the entry that cannot be answered', (_, ask, code) => {
  expect(ask).toThrow(RedletterError);
  expect(ask).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining('Entry 1 ') }),
  );
});

test('fractions, and arrays of different lengths, are refused', () => {
  expect(() => addToAll(GB, INSIDE, 0.5)).toThrow(
    expect.objectContaining({ code: 'invalid_days' }),
  );
  const short = new Int32Array(1);
  expect(() => countAll(GB, INSIDE, short)).toThrow(TypeError);
  expect(() => addToAll(GB, INSIDE, short)).toThrow(TypeError);
  expect(() => addToAll(GB, INSIDE, 1, short)).toThrow(TypeError);
  expect(() => areBusinessDays(GB, INSIDE, new Uint8Array(1))).toThrow(TypeError);
});
