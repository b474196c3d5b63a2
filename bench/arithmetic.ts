import Holidays from 'date-holidays';
import { buildDataSet } from '../src/artifact/data-set.ts';
import { loadNewestRelease } from '../src/artifact/load-release.ts';
import { formatIsoDate, parseIsoDate, weekdayOf } from '../src/calendar/day-number.ts';
import { addBusinessDays } from '../src/calendar/questions.ts';
import { median } from './compare.ts';
import { load } from './own-packages.ts';

const { addBusinessDays: addWithDateFns, isSameDay } = await load('date-fns');

export interface ArithmeticResult {
  readonly name: string;
  /** Nanoseconds for 250 business days, median of the rounds. */
  readonly nanoseconds: number;
  /** How many times faster ours is. */
  readonly times: number;
  readonly atLeast: number | null;
}

const DAYS = 250;
const START = '2026-01-05';
const ROUNDS = 15;
const ROUND_MS = 40;

/** 250 business days from one date, in four ways that must agree on the end. */
export function measureArithmetic(): ArithmeticResult[] {
  const us = buildDataSet(loadNewestRelease('artifacts')).countries.get('US')?.national;
  if (us === undefined) throw new Error('the newest release has no US');
  const start = parseIsoDate(START) ?? 0;
  const weekdayHolidays = new Set(us.weekdayHolidays.map((holiday) => holiday.day));
  const isoHolidays = new Set(us.weekdayHolidays.map((holiday) => formatIsoDate(holiday.day)));
  const package_ = new Holidays('US');
  const ways: readonly (readonly [string, () => string, number | null])[] = [
    ['look-up (ours)', () => formatIsoDate(addBusinessDays(us, start, DAYS)?.end ?? 0), null],
    [
      'day-by-day loop over a set',
      () => {
        let day = start;
        for (let left = DAYS; left > 0; ) {
          day += 1;
          if (weekdayOf(day) < 6 && !weekdayHolidays.has(day)) left -= 1;
        }
        return formatIsoDate(day);
      },
      null,
    ],
    ['date-fns with a set', () => withDateFns(isoHolidays), 100],
    ['date-holidays, cached instance', () => withDateHolidays(package_), null],
  ];
  const expected = ways[0]?.[1]();
  for (const [name, way] of ways) {
    if (way() !== expected) throw new Error(`${name} ends on ${way()}, not on ${expected}`);
  }
  const measured = ways.map(([name, way, atLeast]) => ({
    name,
    atLeast,
    nanoseconds: timeOf(way),
  }));
  const ours = measured[0]?.nanoseconds ?? Number.NaN;
  return measured.map((each) => ({ ...each, times: each.nanoseconds / ours }));
}

/** date-fns knows only weekends: the holidays on the way are added until none is left. */
function withDateFns(holidays: ReadonlySet<string>): string {
  const isoOf = (date: Date): string => {
    const month = String(date.getMonth() + 1).padStart(2, '0');
    return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
  };
  let date = new Date(2026, 0 /* January */, 5);
  for (let left = DAYS; left > 0; ) {
    const next = addWithDateFns(date, 1);
    if (isSameDay(next, date)) throw new Error('date-fns did not move');
    date = next;
    if (!holidays.has(isoOf(date))) left -= 1;
  }
  return isoOf(date);
}

function withDateHolidays(holidays: Holidays): string {
  const date = new Date(`${START}T12:00:00Z`);
  for (let left = DAYS; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const found = holidays.isHoliday(date);
    if (found === false || !found.some((each) => each.type === 'public')) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

function timeOf(way: () => string): number {
  const rounds: number[] = [];
  let guard = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    let runs = 0;
    while (performance.now() - started < ROUND_MS) {
      for (let batch = 0; batch < 8; batch += 1) guard += way().length;
      runs += 8;
    }
    rounds.push(((performance.now() - started) / runs) * 1e6);
  }
  // The answers are used, so that no engine can skip the work.
  if (guard === 0) throw new Error('nothing was computed');
  return median(rounds);
}
