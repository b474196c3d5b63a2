import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareInTurns } from './compare.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

export interface GrowthResult {
  readonly name: string;
  readonly ratio: number;
  readonly atLeast: number | null;
}

interface Point {
  readonly name: string;
  readonly days?: number;
  readonly keys?: number;
  readonly connections?: number;
  readonly atLeast: number | null;
}

const BASE: Point = { name: '1 business day, 1 key, 32 connections', atLeast: null };
const POINTS: readonly Point[] = [
  { name: '10 business days against 1', days: 10, atLeast: null },
  { name: '100 business days against 1', days: 100, atLeast: null },
  { name: '700 business days against 1', days: 700, atLeast: 0.9 },
  { name: '1,000 keys against 1, by processor time', keys: 1_000, atLeast: null },
  { name: '100,000 keys against 1, by processor time', keys: 100_000, atLeast: 0.9 },
  { name: '1 connection against 32, by processor time', connections: 1, atLeast: null },
  { name: '512 connections against 32', connections: 512, atLeast: null },
];

/** The same question in larger settings: each point is compared with the base in one run. */
export async function measureGrowth(onStep: (name: string) => void): Promise<GrowthResult[]> {
  const results: GrowthResult[] = [];
  for (const point of POINTS) {
    onStep(point.name);
    // Each has its own store: two processes on one would make each other read keys again.
    const [small, large] = [newStore(), newStore()];
    const keysFile = point.keys === undefined ? undefined : makeKeys(large.varDir, point.keys);
    const oneKey = keysFile === undefined ? undefined : fileOf([small.key]);
    const [first, second] = [
      await startRedletter(small, QUIET),
      await startRedletter(large, QUIET),
    ];
    try {
      // Both sides read their keys from a file when one does: the generator's work is the same.
      const [base, larger] = await compareInTurns(
        {
          server: first.server,
          path: pathOf(BASE),
          headers: first.headers,
          ...(oneKey !== undefined && { keysFile: oneKey }),
        },
        {
          server: second.server,
          path: pathOf(point),
          headers: second.headers,
          ...(point.connections !== undefined && { connections: point.connections }),
          ...(keysFile !== undefined && { keysFile }),
        },
        byProcessorTime(point) ? 0 : undefined,
      );
      results.push({
        name: point.name,
        ratio: byProcessorTime(point)
          ? base.cpuMicros / larger.cpuMicros
          : larger.perSecond / base.perSecond,
        atLeast: point.atLeast,
      });
    } finally {
      await Promise.all([first.server.stop(), second.server.stop()]);
    }
  }
  return results;
}

/**
 * One connection cannot keep a core busy by itself, and a generator that reads a key from a list
 * for each request is itself the limit: there, processor time shows the cost of a request.
 */
function byProcessorTime(point: Point): boolean {
  return point.connections === 1 || point.keys !== undefined;
}

/** As a trusted proxy the load may have more connections than one address (Contract 15.4). */
const QUIET = { REQUEST_LOG: 'off', TRUST_PROXY: '127.0.0.1' };

function pathOf(point: Point): string {
  return `/v1/add-business-days?date=2025-01-02&days=${point.days ?? 1}&country=US`;
}

/** Stores this many keys of unlimited accounts; returns a file that lists them. */
function makeKeys(varDir: string, count: number): string {
  const run = spawnSync(process.execPath, ['bench/servers/make-keys.ts', String(count)], {
    encoding: 'utf8',
    env: { ...process.env, VAR_DIR: varDir },
    maxBuffer: 64 * 1024 * 1024,
  });
  const keys = run.stdout.trim().split('\n');
  if (keys.length !== count)
    throw new Error(`${keys.length} of ${count} keys were made: ${run.stderr}`);
  return fileOf(keys);
}

function fileOf(keys: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), 'redletter-bench-')), 'keys');
  writeFileSync(file, `${keys.join('\n')}\n`);
  return file;
}
