import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadNewestRelease } from '../src/artifact/load-release.ts';
import { installLibrary } from '../test/support/library/install.ts';
import { businessDays, DATES, plainCalendars, walk } from '../test/support/library/plain-days.ts';
import { Random } from '../test/support/random.ts';

/**
 * `npm run trials -- additions [--lines N]`: sends ten million additions from a CSV through the
 * package's command, installed from its tarball. Answers must be in order, equal a plain walk and
 * stay within a memory limit. Exits with 1 when one differs or the limit is exceeded.
 */
const MEMORY_MAX_MIB = 150;
/** The most business days of a row: the walk of ten million takes a minute. */
const REACH = 20;
const CHUNK = 5_000;

const { values } = parseArgs({ options: { lines: { type: 'string', default: '10000000' } } });
const lines = Number(values.lines);
const folder = mkdtempSync(join(tmpdir(), 'redletter-library-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await installLibrary(folder);
const command = join(folder, 'node_modules/redletter/redletter.js');
const calendars = plainCalendars(loadNewestRelease('artifacts').countries).map((plain) => ({
  code: plain.code,
  business: businessDays(plain),
}));

/** The rows and, drawn from the same seed, their expected answers. */
function* rows(): Generator<{ readonly row: string; readonly answer: () => string }> {
  const random = new Random(5);
  for (let line = 0; line < lines; line += 1) {
    const { code, business } = random.pick(calendars);
    const from = random.below(DATES.length);
    const days = random.below(2 * REACH + 1) - REACH;
    yield {
      row: `${DATES[from]},${days},${code}\n`,
      answer: () => {
        const to = walk(business, from, days);
        return to === null ? 'date_out_of_range' : (DATES[to] as string);
      },
    };
  }
}

const child = spawn(process.execPath, [command, 'add', '--csv'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const ended = once(child, 'exit');
const started = performance.now();

async function feed(): Promise<void> {
  let chunk = '';
  let count = 0;
  for (const { row } of rows()) {
    chunk += row;
    count += 1;
    if (count % CHUNK !== 0) continue;
    if (!child.stdin.write(chunk)) await once(child.stdin, 'drain');
    chunk = '';
  }
  child.stdin.end(chunk);
}

/** Peak memory of the child, MiB. */
function peakOf(pid: number): number {
  const [, kib = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

const fed = feed();
const expected = rows();
let compared = 0;
let peak = 0;
for await (const line of createInterface({ input: child.stdout })) {
  const next = expected.next();
  if (next.done || line !== next.value.answer()) {
    const row = next.done ? 'no row' : next.value.row.trim();
    process.stderr.write(`line ${compared + 1}: ${row} gave ${line}\n`);
    process.exit(1);
  }
  compared += 1;
  if (compared % 100_000 === 0 && child.pid !== undefined && child.exitCode === null) {
    peak = Math.max(peak, peakOf(child.pid));
  }
}
await Promise.all([fed, ended]);
const seconds = (performance.now() - started) / 1000;
process.stdout.write(
  `${compared.toLocaleString('en')} additions in order, 0 differ; at most ${peak.toFixed(0)} MiB (bound ${MEMORY_MAX_MIB}), ${seconds.toFixed(0)} s with the walk beside it\n`,
);
if (compared !== lines || peak > MEMORY_MAX_MIB) process.exitCode = 1;
