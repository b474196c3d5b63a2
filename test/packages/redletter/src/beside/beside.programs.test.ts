import { expect, test } from 'vitest';
import type * as Beside from '../../../../../packages/redletter/src/beside/beside.ts';
import type * as Redletter from '../../../../../packages/redletter/src/index.ts';
import type * as Open from '../../../../../packages/redletter/src/open/open.ts';
import { loadNewestRelease } from '../../../../../src/artifact/load-release.ts';
import { businessDays, DATES, plainCalendars } from '../../../../support/library/plain-days.ts';
import { useLibrary } from '../../../../support/library/use-library.ts';
import { Random } from '../../../../support/random.ts';
import { aside, country } from '../../../../support/world/toy-release.ts';

const { load } = await useLibrary();
const { calendar, joint, RedletterError } = await load<typeof Redletter>('index');
const { beside, count, listBeside } = await load<typeof Beside>('beside');
const { open } = await load<typeof Open>('open');
const { countries } = loadNewestRelease('artifacts');

/** The days beside the count of a calendar, read directly from the release's files. */
function written(code: string) {
  const [name, region] = code.split('-');
  const found = countries.find((each) => each.country === name)?.beside ?? [];
  return found.filter(({ regions }) => regions?.includes(region ?? '') ?? true);
}

test('every calendar has the days beside the count of its country and region', () => {
  let days = 0;
  for (const { code } of plainCalendars(countries)) {
    const own = written(code);
    const told = own.map(({ date, name, part, what, date_accuracy }) => ({
      ...{ date, name, part, what, date_accuracy },
    }));
    const listed = listBeside(calendar(code));
    expect(listed, code).toHaveLength(told.length);
    expect(listed, code).toEqual(expect.arrayContaining(told));
    expect(listed.map(({ date }) => date)).toEqual(listed.map(({ date }) => date).sort());
    for (const { date } of listed) {
      expect(beside(calendar(code), date)).toEqual(listed.filter((each) => each.date === date));
    }
    days += own.length;
  }
  expect(days).toBeGreaterThan(1_000);
});

test('half days count at their worth, only on business days, as in a plain walk', () => {
  const random = new Random(4);
  let halves = 0;
  for (const plain of plainCalendars(countries)) {
    const business = businessDays(plain);
    const half = new Set(
      written(plain.code).flatMap(({ date, part }) => (part === 'half' ? [date] : [])),
    );
    for (let round = 0; round < 20; round += 1) {
      const [from, to] = [random.below(DATES.length), random.below(DATES.length)];
      const [first, last] = from <= to ? [from + 1, to] : [to, from - 1];
      let sum = 0;
      for (let index = first; index <= last; index += 1) {
        if (business[index] === 1) sum += half.has(DATES[index] ?? '') ? 0.5 : 1;
      }
      const [start = '', end = ''] = [DATES[from], DATES[to]];
      const counted = count(calendar(plain.code), start, end, { halves: 0.5 });
      expect(counted, `${plain.code} ${start} ${end}`).toBe(from <= to ? sum : 0 - sum);
      expect(count(calendar(plain.code), start, end, { halves: 1 })).toBe(
        calendar(plain.code).count(start, end),
      );
      if (!Number.isInteger(counted)) halves += 1;
    }
  }
  expect(halves).toBeGreaterThan(10);
});

test('a user’s closure cancels a half day, and a user’s worked day makes it a whole one', () => {
  // In North Dakota state offices close at noon on Christmas Eve.
  const base = calendar('US-ND');
  const span = ['2026-12-23', '2026-12-24'] as const;
  const half = { halves: 0.5 };
  expect(count(base, ...span, half)).toBe(0.5);
  expect(count(base.with({ closed: ['2026-12-24'] }), ...span, half)).toBe(0);
  expect(count(base.with({ open: ['2026-12-24'] }), ...span, half)).toBe(1);
  expect(count(joint('GB', base), ...span, half)).toBe(0.5);
  expect(count(joint('GB', 'FR'), ...span, half)).toBe(1);
  expect(beside(joint('GB', base), '2026-12-24').map(({ part }) => part)).toEqual(['half']);
});

test('an opened release has its own days beside the count, or none', async () => {
  const eve = aside('eve', '2026-12-24', { part: 'half' });
  const of = (more: object) => JSON.stringify(country([], { country: 'ND', ...more }));
  const { calendar: opened } = await open(of({ beside: [eve] }));
  expect(beside(opened('ND'), '2026-12-24')).toEqual([
    {
      date: '2026-12-24',
      name: 'Name of eve',
      part: 'half',
      what: eve.what,
      date_accuracy: 'exact',
    },
  ]);
  expect(count(opened('ND'), '2026-12-23', '2026-12-24', { halves: 0.25 })).toBe(0.25);
  const without = await open(of({ country: 'IL' }));
  expect(listBeside(without.calendar('IL'))).toEqual([]);
  await expect(open(of({ beside: [{ ...eve, date: 'soon' }] }))).rejects.toThrow(
    'one of its days beside the count has another form',
  );
});

test.each<[string, string, () => unknown]>([
  ['more than a day', 'invalid_halves', () => count(calendar('US'), 20_446, 20_447, { halves: 2 })],
  ['no number', 'invalid_halves', () => count(calendar('US'), 20_446, 20_447, {} as never)],
  ['no date', 'invalid_date', () => beside(calendar('US'), 'Christmas')],
  ['no year', 'invalid_year', () => listBeside(calendar('US'), 2024)],
])('%s is refused with %s', (_, code, ask) => {
  try {
    ask();
    expect.unreachable();
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(RedletterError);
    expect((thrown as { code: string }).code).toBe(code);
  }
});
