import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './compare.ts';
import { type Crowd, listCrowds } from './load/crowds.ts';
import { runWrk, type Slice } from './load/wrk.ts';
import { makeCertificate } from './servers/certificate.ts';
import { mainThreadSeconds, type ServerProcess } from './servers/process.ts';
import { startRedis } from './servers/redis-server.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

/** A caller with a key beside others, compared with the same caller alone. */
export interface Beside {
  readonly name: string;
  readonly ratio: number;
  /** Null: shown without a bar. */
  readonly ratioAtLeast: number | null;
  /** Milliseconds, median of the slices. */
  readonly p99: number;
  readonly p99AtMost: number;
  /** The caller's replies other than 200, and its failed connections. */
  readonly refused: number;
  /** The longest that the event loop was blocked, in milliseconds. */
  readonly heldMillis: number;
  /** The others' requests a second, and the statuses they got. */
  readonly others: string;
}

/** What one request of a kind costs the event loop, regardless of others that wait. */
export interface Cost {
  readonly kind: string;
  readonly millis: number;
  readonly told: string;
}

export interface Isolation {
  readonly beside: readonly Beside[];
  readonly costs: readonly Cost[];
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SLICE_SECONDS = 3;
const IS = '/v1/is-business-day?date=2026-11-20&country=US';
/** All share all cores here: a page is rendered beside the event loop. */
const ALL_CORES = '0-1';
const CONNECTIONS = 16;

const KINDS = [
  'feed',
  'compare',
  'long c',
  'long q',
  'go',
  'not found',
  'MCP without a key',
  'MCP batch',
] as const;

/** One caller with a key, alone and beside others that compete with it. */
export async function measureIsolation(onStep: (name: string) => void): Promise<Isolation> {
  const crowds = listCrowds().filter(isChosen);
  const costs: Cost[] = [];
  const beside: Beside[] = [];
  const measure = async (name: Crowd['stage'], stage: Stage) => {
    try {
      for (const kind of name === undefined && process.env.BENCH_CROWDS === undefined
        ? KINDS
        : []) {
        onStep(`what one costs: ${kind}`);
        costs.push(await measureCost(stage.server, kind, stage.key));
      }
      for (const crowd of crowds.filter((each) => each.stage === name)) {
        onStep(crowd.name);
        beside.push(await measureBeside(stage, crowd));
      }
    } finally {
      await stage.close();
    }
  };
  const proxy = { TRUST_PROXY: '127.0.0.1' };
  const stages = new Set(crowds.map(({ stage }) => stage));
  if (stages.has(undefined)) await measure(undefined, await openStage(proxy));
  if (stages.has('TLS')) await measure('TLS', await openStage(makeCertificate(tmpdir())));
  if (!stages.has('Redis')) return { beside, costs };
  const redis = await startRedis();
  try {
    await measure('Redis', await openStage({ ...proxy, REDIS_URL: redis.url }));
  } finally {
    await redis.stop();
  }
  return { beside, costs };
}

/** A server with its caller, and the keys of others. */
interface Stage {
  readonly server: ServerProcess;
  readonly pay: (seconds: number) => Slice;
  readonly loopFile: string;
  /** The unlimited key of another customer, for requests that need one. */
  readonly key: string;
  readonly freeKey: string;
  close(): Promise<void>;
}

async function openStage(env: Readonly<Record<string, string>>): Promise<Stage> {
  const redisUrl = env.REDIS_URL;
  const store = newStore(redisUrl);
  const loopFile = join(store.varDir, 'loop');
  const { server, headers } = await startRedletter(
    store,
    {
      REQUEST_LOG: 'off',
      LOOP_FILE: loopFile,
      NODE_OPTIONS: '--import ./bench/servers/loop-watch.ts',
      ...env,
    },
    ALL_CORES,
  );
  const pay = (seconds: number): Slice =>
    runWrk({
      url: server.origin + IS,
      headers,
      connections: CONNECTIONS,
      seconds,
      cores: ALL_CORES,
    });
  const place = { VAR_DIR: store.varDir, REDIS_URL: redisUrl ?? '' };
  const keys = {
    key: makeKey(place, '--account', 'others', '--plan', 'business', '--unlimited'),
    freeKey: makeKey(place, '--account', 'free'),
  };
  pay(2);
  const close = async () => {
    await server.stop();
    rmSync(store.varDir, { recursive: true, force: true });
  };
  return { server, pay, loopFile, ...keys, close };
}

async function measureBeside(
  { server, pay, loopFile, ...keys }: Stage,
  { kind, isFree, ...crowd }: Crowd,
): Promise<Beside> {
  const key = isFree === true ? keys.freeKey : keys.key;
  const alone: Slice[] = [];
  const slices: Slice[] = [];
  const held: number[] = [];
  let others = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(pay(SLICE_SECONDS));
    const hostile = startHostile(server, kind, key);
    await pause(1_000);
    await longestHeld(server, loopFile);
    slices.push(pay(SLICE_SECONDS));
    held.push(await longestHeld(server, loopFile));
    others = told(await hostile.stop());
  }
  const perSecond = (each: Slice) => each.requests / each.seconds;
  return {
    ...crowd,
    ratio: median(slices.map(perSecond)) / median(alone.map(perSecond)),
    // A caller without an answer counts as waiting for ever.
    p99: median(slices.map(({ p99, requests }) => (requests === 0 ? Infinity : p99))),
    refused: slices.reduce((sum, each) => sum + each.refused + each.socketErrors, 0),
    heldMillis: Math.max(...held),
    others,
  };
}

async function measureCost(server: ServerProcess, kind: string, key: string): Promise<Cost> {
  // The first page loads the renderer, the first message loads MCP.
  const first = startHostile(server, kind, key);
  await pause(1_500);
  await first.stop();
  const before = mainThreadSeconds(server.pid);
  const hostile = startHostile(server, kind, key);
  await pause(SLICE_SECONDS * 1_000);
  const sent = await hostile.stop();
  const spent = mainThreadSeconds(server.pid) - before;
  const answered = Object.values(sent.statuses).reduce((sum, count) => sum + count, 0);
  return { kind, millis: (spent / answered) * 1_000, told: told(sent) };
}

interface Sent {
  readonly sent: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** Those whose names match BENCH_CROWDS; all of them by default. */
function isChosen({ name }: Crowd): boolean {
  return name.includes(process.env.BENCH_CROWDS ?? '');
}

function startHostile(server: ServerProcess, kind: Crowd['kind'], key: string) {
  const { port } = new URL(server.origin);
  const program =
    typeof kind === 'string'
      ? [
          kind === 'handshakes' ? 'bench/load/handshakes.ts' : 'bench/load/hostile.ts',
          port,
          kind,
          key,
        ]
      : ['bench/load/readers.ts', port, JSON.stringify(kind)];
  const begun = performance.now();
  const child = spawn('taskset', ['-c', ALL_CORES, process.execPath, ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = text(child.stdout);
  return {
    stop: async (): Promise<Sent> => {
      const seconds = (performance.now() - begun) / 1_000;
      child.kill('SIGTERM');
      await once(child, 'exit');
      return { ...JSON.parse(await said), seconds };
    },
  };
}

/** The longest that the loop was blocked since the last call, in milliseconds. */
async function longestHeld({ pid }: ServerProcess, loopFile: string): Promise<number> {
  rmSync(loopFile, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await pause(10);
    try {
      const found = readFileSync(loopFile, 'utf8');
      if (found !== '') return Number(found);
    } catch {
      // The file is not written yet.
    }
  }
}

function told({ sent, seconds, statuses }: Sent): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${Math.round(sent / seconds)} a second: ${counts.join(', ')}`;
}

function makeKey(env: Readonly<Record<string, string>>, ...words: readonly string[]): string {
  const run = spawnSync(
    process.execPath,
    ['src/access/admin/keys-cli.ts', 'create', '--json', ...words],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return JSON.parse(run.stdout).key;
}
