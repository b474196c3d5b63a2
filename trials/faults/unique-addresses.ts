import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AS_IN_SERVE, startServed } from '../../test/support/server/served-process.ts';
import { residentMiB } from './memory.ts';
import { atMost, exactly, type Finding } from './suite.ts';

const CLIENTS = 32;
const MINUTES = 1;
/** The largest resident memory of the serving process. */
const RESIDENT_MIB_MAX = 220;
/**
 * How far its average over the last quarter of the time may exceed that of the third: garbage
 * comes and goes.
 */
const GROWTH_MIB_MAX = 5;

const CODES = 'ae,au,br,ca,ch,de,es,fr,gb,ie,il,in,it,jp,mx,nl,nz,sg,us,za'.split(',');

/** Addresses that were never requested before, in turn: each must be rendered. */
const TARGETS: readonly ((turn: number) => string)[] = [
  (turn) => `/calculator/?op=add&country=us&date=2026-01-02&days=${turn % 200}&x=${turn}`,
  (turn) => `/compare/?c=${rotated(turn, 6)}&year=${2025 + (turn % 3)}&x=${turn}`,
  (turn) => `/feed/${rotated(turn, 12).replaceAll(',', '+')}.ics?x=${turn}`,
  (turn) => `/go/?q=nowhere${turn}`,
  (turn) => `/nowhere/${turn}/`,
  (turn) => `/${CODES[turn % CODES.length]}/?x=${turn}`,
];

function rotated(turn: number, count: number): string {
  return Array.from({ length: count }, (_, at) => CODES[(turn + at * 3) % CODES.length])
    .sort()
    .join(',');
}

/**
 * The memory of the service after minutes of unique addresses over the built site: pages with
 * queries, feeds, searches, unknown addresses, each from a client address of its own.
 */
export async function measureUniqueAddresses(
  say: (progress: string) => void,
  _times?: number,
  minutes = MINUTES,
): Promise<Finding[]> {
  const varDir = mkdtempSync(join(tmpdir(), 'redletter-memory-'));
  const env = {
    VAR_DIR: varDir,
    // Each client has an address of its own, so that no bucket limits it.
    TRUST_PROXY: '127.0.0.1',
    ...AS_IN_SERVE,
  };
  // The first start fills the cache; the second one is measured.
  await (await startServed('.', env)).stop();
  const server = await startServed('.', env);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const statuses = new Map<number, number>();
  const end = performance.now() + minutes * 60_000;
  let turn = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      turn += 1;
      const path = TARGETS[turn % TARGETS.length]?.(turn) ?? '/';
      const from = [10, turn >> 16, turn >> 8, turn].map((part) => part & 0xff).join('.');
      const headers = {
        'Accept-Encoding': 'br',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': from,
      };
      const sent = request(server.url + path, { agent, headers }, (response) => {
        const { statusCode = 0 } = response;
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        response.resume().once('end', resolve);
      });
      sent.once('error', reject).end();
    });
  const client = async () => {
    while (performance.now() < end) await ask();
  };
  const seen: number[] = [residentMiB(server.pid)];
  say(`at rest ${seen[0]?.toFixed(0)} MiB`);
  const watch = setInterval(() => {
    seen.push(residentMiB(server.pid));
    // There are ten samples a minute.
    if (seen.length % 10 === 1) {
      say(`minute ${(seen.length - 1) / 10}: ${seen.at(-1)?.toFixed(0)} MiB, ${turn} requests`);
    }
  }, 6_000);
  try {
    await Promise.all(Array.from({ length: CLIENTS }, client));
  } finally {
    clearInterval(watch);
    agent.destroy();
    await server.stop();
    rmSync(varDir, { recursive: true, force: true });
  }
  const counted = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  // Until then both threads are still compiling their programs.
  const half = seen.slice(seen.length >> 1);
  return [
    exactly(
      `${turn.toLocaleString('en')} addresses (${counted.join(', ')}): server faults`,
      statuses.get(500) ?? 0,
      0,
    ),
    atMost(
      `peak memory in the second half of ${minutes} minutes`,
      Math.max(...half),
      RESIDENT_MIB_MAX,
      'MiB',
    ),
    atMost(
      'average memory of the last quarter above the third',
      average(half.slice(half.length >> 1)) - average(half.slice(0, half.length >> 1)),
      GROWTH_MIB_MAX,
      'MiB',
    ),
  ];
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
