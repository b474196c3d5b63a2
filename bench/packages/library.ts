import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Holidays from 'date-holidays';
import { makePackages } from '../../packages/redletter/build/make-package.ts';
import type * as Bulk from '../../packages/redletter/src/bulk.ts';
import type * as DeadlineEntry from '../../packages/redletter/src/deadline/deadline.ts';
import type * as Redletter from '../../packages/redletter/src/index.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { median } from '../compare.ts';
import { load } from '../own-packages.ts';

const { addBusinessDays: addWithDateFns } = await load('date-fns');

/** One figure of the package. */
export interface LibraryResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Null: shown for comparison, without a bar. */
  readonly bar: number | null;
  readonly isAtMost: boolean;
}

const ROUNDS = 15;
const STARTS = 9;
/** Asked in each round. */
const CALLS = 100_000;
const CSV_LINES = 2_000_000;

/** The package, from its tarball, against its bars and the alternatives. */
export async function measureLibrary(): Promise<LibraryResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-bench-'));
  try {
    const home = await install(folder);
    return [
      startOf(home),
      ...(await callsOf(home)),
      await deadlinesOf(home),
      ...alternatives(),
      csvOf(home, folder),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function install(folder: string): Promise<string> {
  const release = loadNewestRelease('artifacts');
  const { library } = await makePackages(join(folder, 'made'), release);
  mkdirSync(join(folder, 'node_modules'));
  execFileSync('tar', ['-xzf', library, '-C', folder]);
  const home = join(folder, 'node_modules/redletter');
  renameSync(join(folder, 'package'), home);
  return home;
}

/** From the import to the first answer, in new processes. */
function startOf(home: string): LibraryResult {
  const program = `
    const started = performance.now();
    const { calendar } = await import(${JSON.stringify(join(home, 'index.js'))});
    calendar('GB-SCT').add('2026-12-24', 5);
    console.log(performance.now() - started);`;
  const times = Array.from({ length: STARTS }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
    ),
  );
  return {
    name: 'import to first answer',
    value: median(times),
    unit: 'ms',
    bar: 5,
    isAtMost: true,
  };
}

async function callsOf(home: string): Promise<LibraryResult[]> {
  const { calendar } = (await import(join(home, 'index.js'))) as typeof Redletter;
  const bulk = (await import(join(home, 'bulk.js'))) as typeof Bulk;
  const us = calendar('US');
  const first = bulk.toDayNumber('2025-06-01');
  // In an order that no processor can predict.
  const days = Int32Array.from({ length: CALLS }, (_, index) => first + ((index * 7919) % 700));
  const ends = days.map((day, index) => day + ((index * 104_729) % 60) - 30);
  // Separate texts, as if read from a file: no engine has their hashes yet.
  const texts = JSON.parse(
    JSON.stringify(Array.from(days, (day) => `${bulk.toIsoDate(day)} `)),
  ).map((text: string) => text.slice(0, 10)) as string[];
  const into = new Int32Array(CALLS);
  const flags = new Uint8Array(CALLS);
  const each = (ask: (day: number, index: number) => number) => () => {
    let sum = 0;
    for (let index = 0; index < CALLS; index += 1) sum += ask(days[index] as number, index);
    return sum;
  };
  const at = (name: string, bar: number | null, way: () => number): LibraryResult => ({
    name,
    value: nanosecondsOf(way),
    unit: 'ns',
    bar,
    isAtMost: true,
  });
  return [
    at(
      'is, one call',
      15,
      each((day) => (us.isBusinessDay(day) ? 1 : 0)),
    ),
    at(
      'count, one call',
      25,
      each((day, index) => us.count(day, ends[index] as number)),
    ),
    at(
      'add, one call',
      25,
      each((day) => us.add(day, 10)),
    ),
    at(
      'add, one call, ISO text',
      80,
      each((_, index) => us.add(texts[index] as string, 10).length),
    ),
    at('is, in bulk', 3, () => bulk.areBusinessDays(us, days, flags).length),
    at('count, in bulk', 4, () => bulk.countAll(us, days, ends, into).length),
    at('add, in bulk', 10, () => bulk.addToAll(us, days, 10, into).length),
  ];
}

const DEADLINES = [
  ['us-frcp-6a', 'US'],
  ['de-bgb-187-193', 'DE'],
  ['ch-zpo-142-145', 'CH-ZH'],
  ['gb-foia-10', 'GB'],
  ['es-lec-133', 'ES-MD'],
  ['eu-1182-71', 'FR'],
  ['jp-civil-code-140-143', 'JP'],
] as const;

/** The slowest rules, each asked for a fortnight with its steps. */
async function deadlinesOf(home: string): Promise<LibraryResult> {
  const { deadline } = (await import(join(home, 'deadline.js'))) as typeof DeadlineEntry;
  const first = 20_240;
  const values = DEADLINES.map(([rule, place]) =>
    nanosecondsOf(() => {
      let sum = 0;
      for (let index = 0; index < CALLS; index += 1) {
        sum += deadline(rule, first + ((index * 7919) % 700), 'P14D', place).end_date;
      }
      return sum;
    }),
  );
  const slowest = values.indexOf(Math.max(...values));
  return {
    name: `a deadline with its steps, the slowest of ${DEADLINES.length} rules (${DEADLINES[slowest]?.[0]})`,
    value: values[slowest] as number,
    unit: 'ns',
    bar: 2_000,
    isAtMost: true,
  };
}

/** Ten business days from a date by the alternatives: cached and warm. */
function alternatives(): LibraryResult[] {
  const holidays = new Holidays('US');
  const known = new Set(
    [2026, 2027].flatMap((year) =>
      holidays
        .getHolidays(year)
        .flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : [])),
    ),
  );
  const start = new Date(2026, 11, 24);
  const withDateHolidays = () => {
    const date = new Date(start);
    for (let left = 10; left > 0; ) {
      date.setDate(date.getDate() + 1);
      const found = holidays.isHoliday(date);
      const isPublic = found !== false && found.some(({ type }) => type === 'public');
      if (date.getDay() % 6 !== 0 && !isPublic) left -= 1;
    }
    return date.getTime();
  };
  const withDateFns = () => {
    let date = start;
    for (let left = 10; left > 0; ) {
      date = addWithDateFns(date, 1);
      const iso = `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
      if (!known.has(iso)) left -= 1;
    }
    return date.getTime();
  };
  const repeat = (way: () => number, times: number) => () => {
    let sum = 0;
    for (let time = 0; time < times; time += 1) sum += way();
    return sum;
  };
  const beside = (name: string, way: () => number, times: number): LibraryResult => ({
    name,
    value: nanosecondsOf(repeat(way, times), times),
    unit: 'ns',
    bar: null,
    isAtMost: true,
  });
  return [
    beside('add 10, date-fns with a set', withDateFns, 1_000),
    beside('add 10, date-holidays, cached instance', withDateHolidays, 20),
  ];
}

/** Nanoseconds a call: median of the rounds. */
function nanosecondsOf(way: () => number, calls = CALLS): number {
  let guard = 0;
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    guard += way();
    return ((performance.now() - started) / calls) * 1e6;
  });
  // The answers are used, so that no engine can skip the work.
  if (guard === 0) throw new Error('nothing was computed');
  return median(rounds);
}

/** Lines a second, including the start of the command. */
function csvOf(home: string, folder: string): LibraryResult {
  const file = join(folder, 'rows.csv');
  const rows = Array.from(
    { length: 1_000 },
    (_, index) =>
      `2026-${String(1 + (index % 12)).padStart(2, '0')}-11,${(index % 41) - 20},US-CA\n`,
  ).join('');
  writeFileSync(file, rows.repeat(CSV_LINES / 1_000));
  const input = openSync(file, 'r');
  const command = join(home, 'redletter.js');
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [command, 'add', '--csv'], {
    stdio: [input, 'ignore', 'inherit'],
  });
  const seconds = (performance.now() - started) / 1_000;
  closeSync(input);
  if (status !== 0) throw new Error(`the command ended with ${status}`);
  return {
    name: 'CSV through the command',
    value: CSV_LINES / seconds,
    unit: 'lines a second',
    bar: 500_000,
    isAtMost: false,
  };
}
