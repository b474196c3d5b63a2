import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { measureAlternatives } from './alternatives.ts';
import { measureArithmetic } from './arithmetic.ts';
import { measureAtRest } from './at-rest.ts';
import { measureDeadline } from './deadline.ts';
import { measureEndpoints } from './endpoints.ts';
import { measureGrowth } from './growth.ts';
import { measureIsolation } from './isolation.ts';
import { measureLibrary } from './packages/library.ts';
import { measurePython } from './packages/python.ts';
import { measurePins } from './pins.ts';
import { measurePlans } from './plans.ts';
import { measureRedis } from './redis.ts';
import { measureSigned } from './signed.ts';

/**
 * `npm run bench [-- endpoints | deadline | alternatives | arithmetic | library | python | growth
 * | at-rest | isolation | pins | plans | redis | signed]`: compares our server as shipped with a
 * bare node:http server, alternating in one run. Prints a Markdown table and writes the figures
 * to `var/bench.json`. Exits with 1 when a bar is missed.
 */
interface Row {
  readonly what: string;
  readonly value: number;
  readonly shown: string;
  readonly bar: string;
  readonly met: boolean | null;
}

const step = (name: string): void => void process.stderr.write(`measuring ${name} …\n`);
const atLeast = (
  what: string,
  value: number,
  bar: number | null,
  shown: string,
  unit = '',
): Row => ({
  what,
  value,
  shown,
  bar: bar === null ? '-' : `at least ${bar}${unit}`,
  met: bar === null ? null : value >= bar,
});

const atMost = (what: string, value: number, bar: number, unit: string): Row => ({
  what,
  value,
  shown: `${value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0)} ${unit}`,
  bar: `at most ${bar} ${unit}`,
  met: value <= bar,
});

const GROUPS: Readonly<Record<string, () => Promise<Row[]>>> = {
  endpoints: async () =>
    (await measureEndpoints(step)).map((result) => {
      const what = `${result.name}, against bare node:http`;
      if ('reason' in result) {
        return atLeast(what, Number.NaN, result.atLeast, `no result: ${result.reason}`);
      }
      const { ratio, bare, ours } = result;
      return atLeast(
        what,
        ratio,
        result.atLeast,
        `${ratio.toFixed(2)} (${thousands(ours.perSecond)} of ${thousands(bare.perSecond)} a second; ${ours.cpuMicros.toFixed(1)} and ${bare.cpuMicros.toFixed(1)} µs of processor${thrown(bare.thrownAway)})`,
      );
    }),
  deadline: async () =>
    (await measureDeadline(step)).map(({ name, against }) => {
      const what = `deadline by ${name}, against add-business-days`;
      if (against === null) return atLeast(what, Number.NaN, 0.9, 'no result: too busy');
      const { add, deadline } = against;
      const ratio = deadline.perSecond / add.perSecond;
      return atLeast(
        what,
        ratio,
        0.9,
        `${ratio.toFixed(2)} (${thousands(deadline.perSecond)} of ${thousands(add.perSecond)} a second; ${deadline.cpuMicros.toFixed(1)} and ${add.cpuMicros.toFixed(1)} µs of processor${thrown(add.thrownAway)})`,
      );
    }),
  alternatives: async () =>
    (await measureAlternatives(step)).map(({ name, times, atLeast: bar, theirs }) =>
      atLeast(
        `against ${name}`,
        times,
        bar,
        `${times.toFixed(1)} times (${thousands(theirs.perSecond)} a second)`,
        ' times',
      ),
    ),
  arithmetic: async () =>
    measureArithmetic().map(({ name, times, nanoseconds, atLeast: bar }) =>
      atLeast(
        `250 business days: ${name}`,
        times,
        bar,
        `${Math.round(nanoseconds).toLocaleString('en')} ns, ${times.toFixed(0)} times ours`,
        ' times',
      ),
    ),
  library: async () =>
    (await measureLibrary()).map(({ name, value, unit, bar, isAtMost }) => ({
      what: `the package: ${name}`,
      value,
      shown: `${value.toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`,
      bar:
        bar === null
          ? '-'
          : `at ${isAtMost ? 'most' : 'least'} ${bar.toLocaleString('en')} ${unit}`,
      met: bar === null ? null : isAtMost ? value <= bar : value >= bar,
    })),
  python: async () =>
    measurePython().map(({ name, ours, theirs, times }) => {
      const what = `the wheel: ${name}`;
      if (theirs === null) return atLeast(what, Number.NaN, null, `${ours.toFixed(0)} ns alone`);
      return {
        ...atMost(what, ours / theirs, times, 'times'),
        shown: `${(ours / theirs).toFixed(2)} times (${ours.toFixed(1)} and ${theirs.toFixed(1)} ns)`,
      };
    }),
  growth: async () =>
    (await measureGrowth(step)).map(({ name, ratio, atLeast: bar }) =>
      atLeast(name, ratio, bar, ratio.toFixed(2)),
    ),
  'at-rest': async () =>
    (await measureAtRest(step)).map(({ name, value, unit, atMost }) => ({
      what: name,
      value,
      shown: `${value.toFixed(value < 10 ? 1 : 0)} ${unit}`,
      bar: atMost === null ? '-' : `at most ${atMost} ${unit}`,
      met: atMost === null ? null : value <= atMost,
    })),
  pins: async () => {
    const { ratio, memoryMiB, startMillis } = await measurePins(step);
    return [
      atLeast('a pinned request, against one without a pin', ratio, 0.95, ratio.toFixed(2)),
      atMost('memory of 50 pinned releases', memoryMiB, 20, 'MiB'),
      atMost(
        'additional processor time of a start with 50 earlier releases',
        startMillis,
        30,
        'ms',
      ),
    ];
  },
  plans: async () =>
    measurePlans().flatMap(({ days, plans, worst, worstMillis, p99Millis }) => [
      {
        ...atMost(`a plan of ${days} days of leave: slowest of ${plans}`, worstMillis, 10, 'ms'),
        shown: `${worstMillis.toFixed(2)} ms (${worst})`,
      },
      {
        ...atMost(`a plan of ${days} days of leave: p99`, p99Millis, 10, 'ms'),
        shown: `${p99Millis.toFixed(2)} ms`,
      },
    ]),
  isolation: async () => {
    const { beside, costs } = await measureIsolation(step);
    return [
      ...beside.flatMap(
        ({ name, ratio, ratioAtLeast, p99, p99AtMost, refused, heldMillis, others }) => [
          atLeast(
            `one key beside ${name}, compared with alone`,
            ratio,
            ratioAtLeast,
            `${ratio.toFixed(2)} (the others ${others})`,
          ),
          atMost(`one key beside ${name}: p99`, p99, p99AtMost, 'ms'),
          atMost(`one key beside ${name}: replies other than 200`, refused, 0, 'in all'),
          atMost(`one key beside ${name}: longest block of the event loop`, heldMillis, 25, 'ms'),
        ],
      ),
      ...costs.map(({ kind, millis, told }) => ({
        ...atMost(`${kind}: event loop for one`, millis, 5, 'ms'),
        shown: `${millis.toFixed(2)} ms (${told})`,
      })),
    ];
  },
  redis: async () => {
    const { addedMillis, embedded, twoOnRedis } = await measureRedis(step);
    const ratio = twoOnRedis.perSecond / embedded.perSecond;
    return [
      {
        what: 'one call to Redis, added to p50',
        value: addedMillis,
        shown: `${addedMillis.toFixed(2)} ms`,
        bar: 'at most 1 ms',
        met: addedMillis <= 1,
      },
      atLeast(
        'two processes on Redis against one embedded, servers, Redis and load on the same cores',
        ratio,
        null,
        `${ratio.toFixed(2)} (${thousands(twoOnRedis.perSecond)} of ${thousands(embedded.perSecond)} a second; p99 ${twoOnRedis.p99.toFixed(1)} and ${embedded.p99.toFixed(1)} ms)`,
      ),
    ];
  },
  signed: async () => {
    const { name, plain, signed } = await measureSigned(step);
    const ratio = signed.perSecond / plain.perSecond;
    return [
      atLeast(
        `${name}, against unsigned`,
        ratio,
        null,
        `${ratio.toFixed(2)} (${thousands(signed.perSecond)} of ${thousands(plain.perSecond)} a second; ${signed.cpuMicros.toFixed(1)} and ${plain.cpuMicros.toFixed(1)} µs of processor${thrown(signed.thrownAway)})`,
      ),
    ];
  },
};

function thrown(slices: number): string {
  return slices === 0 ? '' : `; ${slices} rounds thrown away`;
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en');
}

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(GROUPS, name));
if (unknown !== undefined) {
  process.stderr.write(
    `there is no group "${unknown}"; write one of ${Object.keys(GROUPS).join(', ')}\n`,
  );
  process.exit(64);
}
const loadBefore = loadavg()[0] ?? 0;
const rows: Row[] = [];
for (const [name, measure] of Object.entries(GROUPS)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(...(await measure()));
}
const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load average ${loadBefore.toFixed(1)} before`;
mkdirSync('var', { recursive: true });
writeFileSync('var/bench.json', `${JSON.stringify({ machine, rows }, null, 2)}\n`);
const lines = rows.map(
  (row) =>
    `| ${row.what} | ${row.shown} | ${row.bar} | ${row.met === null ? '' : row.met ? 'met' : '**missed**'} |`,
);
process.stdout.write(
  `${machine}\n\n| What | Measured | Bar | |\n|---|---|---|---|\n${lines.join('\n')}\n`,
);
if (rows.some((row) => row.met === false)) process.exitCode = 1;
