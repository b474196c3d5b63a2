import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../test/support/files-below.ts';

const MAIN = join(import.meta.dirname, '../../pipeline/main.ts');
const SECONDS_MAX = 5;
const MEBIBYTES_MAX = 512;
const LOCATED = /^[\w./-]+:[1-9]\d*:[1-9]\d*: error: .+ \[[a-z_0-9]+\]$/mu;
/** Prints the process's peak memory and processor time as its last line. */
const TELL_MEMORY =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();process.stderr.write(["took",u.maxRSS,u.userCPUTime+u.systemCPUTime].join(" ")+"\\n")})';

/** What the real command did with a mutant. */
export interface CommandVerdict {
  readonly fault: string | null;
  /** Processor seconds: other load on the machine does not matter. */
  readonly seconds: number;
  readonly mebibytes: number;
}

/**
 * An invented country (XX) with every form that a source may have and that no real one needs
 * today.
 */
export const ALL_FORMS = join(import.meta.dirname, 'forms');

/**
 * Copies the sources of a checkout, official lists included, and makes a release in the copy.
 * @param more a folder with sources of further countries.
 */
export function prepareCopy(checkout: string, copy: string, more?: string): void {
  for (const folder of [join(checkout, 'sources'), ...(more === undefined ? [] : [more])]) {
    cpSync(folder, join(copy, 'sources'), { recursive: true });
  }
  const run = spawnSync(process.execPath, [MAIN, 'release', '--date', '2026-11-20'], { cwd: copy });
  if (run.status !== 0) throw new Error(`the copy cannot be released: ${run.stderr}`);
}

/** Runs the real, complete `check` on a mutant; restores the file afterwards. */
export function judgeByCommand(copy: string, name: string, bytes: Buffer): CommandVerdict {
  const path = join(copy, 'sources', name);
  const right = readFileSync(path);
  const released = JSON.stringify(filesBelow(join(copy, 'artifacts')));
  writeFileSync(path, bytes);
  const run = spawnSync(process.execPath, ['--import', TELL_MEMORY, MAIN, 'check'], {
    cwd: copy,
    encoding: 'utf8',
    // A hang is a fault: far beyond the delay that a busy machine causes.
    timeout: 600_000,
  });
  writeFileSync(path, right);
  const took = /^took (\d+) (\d+)$/mu.exec(run.stderr);
  const mebibytes = Number(took?.[1] ?? Number.NaN) / 1024;
  const seconds = Number(took?.[2] ?? Number.NaN) / 1_000_000;
  const untouched = JSON.stringify(filesBelow(join(copy, 'artifacts'))) === released;
  return { fault: faultOf(run, untouched, seconds, mebibytes), seconds, mebibytes };
}

function faultOf(
  run: { status: number | null; stderr: string },
  untouched: boolean,
  seconds: number,
  mebibytes: number,
): string | null {
  if (!untouched) return 'a byte below artifacts/ changed';
  if (/^\s+at .+:\d+/mu.test(run.stderr)) return `a stack trace: ${run.stderr}`;
  if (run.status !== 0 && run.status !== 1) return `exit ${run.status}: ${run.stderr}`;
  if (run.status === 1 && !LOCATED.test(run.stderr)) return `no located error: ${run.stderr}`;
  if (run.status === 0 && LOCATED.test(run.stderr)) return `an error and exit 0: ${run.stderr}`;
  if (!(seconds <= SECONDS_MAX)) return `${seconds.toFixed(1)} s`;
  return mebibytes <= MEBIBYTES_MAX ? null : `${mebibytes.toFixed(0)} MiB`;
}
