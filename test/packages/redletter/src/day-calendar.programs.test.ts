import { expect, test } from 'vitest';
import type * as Bulk from '../../../../packages/redletter/src/bulk.ts';
import type * as Redletter from '../../../../packages/redletter/src/index.ts';
import type { DateLike, Weekday } from '../../../../packages/redletter/src/types.ts';
import { filesOf, loadNewestRelease } from '../../../../src/artifact/load-release.ts';
import {
  businessDays,
  DATES,
  FIRST_DAY,
  type PlainDays,
  plainCalendars,
  walk,
  weekdayAt,
} from '../../../support/library/plain-days.ts';
import { useLibrary } from '../../../support/library/use-library.ts';
import { Random } from '../../../support/random.ts';

const { load } = await useLibrary();
const redletter = await load<typeof Redletter>('index');
const { calendar, codes, joint } = redletter;
const { areBusinessDays } = await load<typeof Bulk>('bulk');
const ALL_DAYS = Int32Array.from(DATES, (_, index) => FIRST_DAY + index);
const FOUND = new Uint8Array(DATES.length);
const PLAIN = plainCalendars(filesOf(loadNewestRelease('artifacts')));

test('every calendar of the release is available, with its weekend, holidays and business days', () => {
  expect(codes()).toEqual(PLAIN.map(({ code }) => code));
  for (const plain of PLAIN) {
    const made = calendar(plain.code);
    expect(made.weekend).toEqual(plain.weekend);
    expect(made.holidays().map(({ date }) => date)).toEqual([...plain.holidays].sort());
    const found = Uint8Array.from(DATES, (date) => (made.isBusinessDay(date) ? 1 : 0));
    expect(found).toEqual(businessDays(plain));
  }
});

/** The first disagreement of a calendar with a plain list of its business days. */
function disagreement(
  made: Redletter.BusinessCalendar,
  business: Uint8Array,
  random: Random,
  samples: number,
): string | null {
  const found = areBusinessDays(made, ALL_DAYS, FOUND);
  if (Buffer.compare(found, business) !== 0) return 'business days';
  for (let sample = 0; sample < samples; sample += 1) {
    const from = random.below(DATES.length);
    const days = random.below(61) - 30;
    const to = walk(business, from, days);
    const date = DATES[from] as string;
    if (answerOf(() => made.add(date, days)) !== (to === null ? 'date_out_of_range' : DATES[to])) {
      return `${date}: add ${days}`;
    }
    // The counting law.
    if (to !== null && made.count(date, DATES[to] as string) !== days) return `${date}: count`;
    const next = walk(business, from, 1);
    const previous = walk(business, from, -1);
    if (made.next(date) !== (next === null ? null : DATES[next])) return `${date}: next`;
    if (made.previous(date) !== (previous === null ? null : DATES[previous]))
      return `${date}: prev`;
  }
  return null;
}

function answerOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (thrown) {
    if (thrown instanceof redletter.RedletterError) return thrown.code;
    throw thrown;
  }
}

test('every pair of calendars is at work when both are, on every day', () => {
  const random = new Random(1);
  const all = PLAIN.map((plain) => ({ code: plain.code, business: businessDays(plain) }));
  let pairs = 0;
  const wrong: string[] = [];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const both = one.business.map((isBusiness, day) => isBusiness & (other.business[day] ?? 0));
      const found = disagreement(joint(one.code, other.code), both, random, 1);
      if (found !== null) wrong.push(`${one.code}+${other.code}: ${found}`);
      pairs += 1;
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(pairs).toBe((PLAIN.length * (PLAIN.length - 1)) / 2);
  expect(pairs).toBeGreaterThan(22_000);
});

test('10,000 calendars with own closures, own worked days and own weekends equal a plain walk', () => {
  const random = new Random(2);
  const dates = (most: number) =>
    new Set(Array.from({ length: random.below(most) }, () => random.below(DATES.length)));
  const wrong: string[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const plain = random.pick(PLAIN);
    const closed = dates(30);
    const open = dates(30).difference(closed);
    const weekend = random.once(2)
      ? null
      : ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).filter(() => random.once(3));
    const form = (index: number): DateLike =>
      random.once(2) ? (DATES[index] as string) : FIRST_DAY + index;
    const made = calendar(plain.code).with({
      closed: [...closed].map(form),
      open: [...open].map(form),
      ...(weekend === null ? {} : { weekend }),
    });
    const business = overlaid(plain, weekend ?? plain.weekend, closed, open);
    const found = disagreement(made, business, random, 1);
    if (found !== null) wrong.push(`${plain.code}: ${found}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
});

/** Reads the release once, not once for each calendar. */
const WEEKDAYS = Uint8Array.from(DATES, (_, index) => weekdayAt(index));
const HOLIDAYS = new Map(
  PLAIN.map(({ code, holidays }) => [
    code,
    Uint8Array.from(DATES, (date) => (holidays.has(date) ? 1 : 0)),
  ]),
);

function overlaid(
  plain: PlainDays,
  weekend: readonly number[],
  closed: ReadonlySet<number>,
  open: ReadonlySet<number>,
): Uint8Array {
  const free = HOLIDAYS.get(plain.code) ?? expect.fail();
  const business = WEEKDAYS.map((weekday, index) =>
    free[index] === 1 || weekend.includes(weekday) ? 0 : 1,
  );
  for (const index of closed) business[index] = 0;
  for (const index of open) business[index] = 1;
  return business;
}

test('the latest change wins, and a joint calendar can be changed too', () => {
  const base = calendar('GB').with({ closed: ['2026-12-24'] });
  expect(base.kindOf('2026-12-24')).toBe('closed');
  expect(base.holidays(2026).find(({ date }) => date === '2026-12-24')?.type).toBe('closed');
  const opened = base.with({ open: ['2026-12-24', '2026-12-26'] });
  expect(opened.kindOf('2026-12-24')).toBe('business_day');
  expect(opened.with({ closed: ['2026-12-26'] }).kindOf('2026-12-26')).toBe('weekend');
  const two = joint('US', base);
  expect(two.code).toBe('US+GB');
  expect(two.kindOf('2026-12-24')).toBe('closed');
  expect(two.with({ open: ['2026-07-03'] }).kindOf('2026-07-03')).toBe('business_day');
  expect(two.with({ weekend: [] }).isBusinessDay('2026-08-01')).toBe(true);
  expect(joint('AE', 'IL', 'US').weekend).toEqual([5, 6, 7]);
});

test('a result has the form of the input date', () => {
  const scotland = calendar('gb-sct');
  expect(scotland.code).toBe('GB-SCT');
  expect(scotland.add('2026-12-24', 5)).toBe('2027-01-06');
  expect(scotland.add(20_446, 5)).toBe(20_459);
  const date = Temporal.PlainDate.from('2026-12-24');
  const end = scotland.add(date, 5);
  expect(end).toBeInstanceOf(Temporal.PlainDate);
  expect(String(end)).toBe('2027-01-06');
  expect(String(scotland.next(date))).toBe('2026-12-29');
  expect(scotland.count(date, '2027-01-06')).toBe(5);
});

test.each<[string, string, () => unknown]>([
  ['a Date', 'invalid_date', () => calendar('GB').add(new Date() as unknown as string, 1)],
  ['nothing', 'invalid_date', () => calendar('GB').isBusinessDay(null as unknown as string)],
  ['no such date', 'invalid_date', () => calendar('GB').isBusinessDay('2026-02-30')],
  ['half a day', 'invalid_date', () => calendar('GB').isBusinessDay(20_446.5)],
  [
    'a date of another calendar',
    'invalid_date',
    () => calendar('GB').next(Temporal.PlainDate.from('2026-12-24[u-ca=hebrew]')),
  ],
  ['a date outside', 'date_out_of_range', () => calendar('GB').isBusinessDay('2024-12-31')],
  ['an end outside', 'date_out_of_range', () => calendar('GB').add('2027-12-30', 9)],
  ['half a number', 'invalid_days', () => calendar('GB').add('2026-12-24', 1.5)],
  ['more than 32 bits', 'invalid_days', () => calendar('GB').add('2026-12-24', 2 ** 31)],
  ['half a number, from outside', 'invalid_days', () => calendar('GB').add('2024-12-31', 0.5)],
  ['no end, from outside', 'invalid_date', () => calendar('GB').count('2024-12-31', 'x')],
  ['a year outside', 'invalid_year', () => calendar('GB').holidays(2024)],
  ['no country', 'invalid_country', () => calendar('UK')],
  ['a name that objects inherit', 'invalid_country', () => calendar('__proto__')],
  ['a letter whose upper case is S', 'invalid_country', () => calendar('uſ')],
  ['no region', 'invalid_region', () => calendar('GB-XX')],
  [
    'a region beside its country',
    'invalid_country',
    () => (calendar as (...codes: string[]) => unknown)('US', 'CA'),
  ],
  ['half a region', 'invalid_region', () => calendar('GB-')],
  [
    'closed and open',
    'invalid_overlay',
    () => calendar('GB').with({ closed: ['2026-06-01'], open: [20_605] }),
  ],
  ['an eighth weekday', 'invalid_overlay', () => calendar('GB').with({ weekend: [8 as 7] })],
  ['a joint of no country', 'invalid_country', () => joint('US', 'UK')],
])('%s is refused with %s', (_, code, ask) => {
  expect(answerOf(ask)).toBe(code);
});
