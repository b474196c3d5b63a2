import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWrk, type Slice } from './load/wrk.ts';
import { coreTicks, cpuSeconds, type ServerProcess, startProcess } from './servers/process.ts';

/** A reply as it came over the wire. */
export interface Reply {
  readonly status: number;
  /** Name, value, name, value, as written. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** One side of a comparison. */
export interface Side {
  readonly server: ServerProcess;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections?: number;
  readonly keysFile?: string;
}

export interface Measured {
  /** Requests a second, median of the slices. */
  readonly perSecond: number;
  /** Microseconds of processor time a request, median of the slices. */
  readonly cpuMicros: number;
  /** Milliseconds, median of the slices. */
  readonly p99: number;
  /** Share of the servers' core that this server used, median of the slices. */
  readonly share: number;
  /** Slices measured again, because the servers' core was not the limit. */
  readonly thrownAway: number;
}

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 6);
/** How often a round may be repeated before the comparison is abandoned. */
const RETRIES_MAX = ROUNDS * 4;
const BUSY_MIN = 0.95;

/**
 * Loads two servers in turn, A B B A, in slices of a second after an equal warm-up, and returns
 * the medians. A round in which the servers' core was not busy proves nothing: both slices are
 * discarded and measured again. Other load on that core slows both sides alike, which is why they
 * alternate.
 * @param busyMin share of a slice; 0 where a load cannot keep a core busy by itself.
 * @throws IdleError when the core was not the limit too often.
 * @throws Error when a reply differs or a socket fails.
 */
export async function compareInTurns(
  a: Side,
  b: Side,
  busyMin = BUSY_MIN,
): Promise<[Measured, Measured]> {
  const rounds: [Point, Point][] = [];
  const sides = [a, b] as const;
  const expected = [await fetchReply(a), await fetchReply(b)] as const;
  for (const side of sides) slice(side, 2);
  let retries = 0;
  while (rounds.length < ROUNDS) {
    const turns = rounds.length % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    const points: Point[] = [];
    for (const turn of turns) points[turn] = await checkedSlice(sides[turn], expected[turn]);
    const [first, second] = points as [Point, Point];
    const busy = Math.min(first.coreBusy, second.coreBusy);
    if (busy >= busyMin) rounds.push([first, second]);
    else if (retries < RETRIES_MAX) retries += 1;
    else {
      throw new IdleError(
        `${a.server.name} and ${b.server.name}: the servers' core was not ${busyMin * 100} % busy in ${retries + 1} rounds, in the last one ${(busy * 100).toFixed(0)} %; the figures would say nothing`,
      );
    }
  }
  return [
    summary(
      rounds.map(([first]) => first),
      retries,
    ),
    summary(
      rounds.map(([, second]) => second),
      retries,
    ),
  ];
}

interface Point {
  readonly slice: Slice;
  readonly cpu: number;
  /** Share of the slice in which the servers' core was busy at all. */
  readonly coreBusy: number;
}

function slice(side: Side, seconds: number): Point {
  const before = cpuSeconds(side.server.pid);
  const coreBefore = coreTicks();
  const measured = runWrk({
    url: side.server.origin + side.path,
    headers: side.headers,
    seconds,
    ...(side.connections !== undefined && { connections: side.connections }),
    ...(side.keysFile !== undefined && { keysFile: side.keysFile }),
  });
  const core = coreTicks();
  return {
    slice: measured,
    cpu: cpuSeconds(side.server.pid) - before,
    coreBusy: (core.busy - coreBefore.busy) / (core.all - coreBefore.all),
  };
}

async function checkedSlice(side: Side, expected: Reply): Promise<Point> {
  const point = slice(side, 1);
  const { requests, refused, socketErrors, bytes } = point.slice;
  const name = `${side.server.name} ${side.path}`;
  if (socketErrors > 0) throw new Error(`${name}: ${socketErrors} socket errors`);
  if (refused !== (expected.status >= 400 ? requests : 0)) {
    throw new Error(
      `${name}: ${refused} of ${requests} replies had another status than ${expected.status}`,
    );
  }
  const after = await fetchReply(side);
  if (after.status !== expected.status || !bodiesAgree(after.body, expected.body)) {
    throw new Error(`${name}: the reply changed during the load`);
  }
  // All replies have one length: a differing body would change the sum.
  const perReply = bytes / requests;
  const whole = expected.body.length + expected.rawHeaders.join('').length;
  if (perReply < whole * 0.9 || perReply > whole + 600) {
    throw new Error(`${name}: ${perReply} bytes a reply, and the one looked at has ${whole}`);
  }
  return point;
}

/** Error bodies carry a request id; nothing else may differ. */
function bodiesAgree(a: Buffer, b: Buffer): boolean {
  const mask = (body: Buffer): string =>
    body.toString('latin1').replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu, 'id');
  return mask(a) === mask(b);
}

function summary(points: readonly Point[], thrownAway: number): Measured {
  return {
    perSecond: median(points.map(({ slice: each }) => each.requests / each.seconds)),
    cpuMicros: median(points.map(({ slice: each, cpu }) => (cpu / each.requests) * 1e6)),
    p99: median(points.map(({ slice: each }) => each.p99)),
    share: median(points.map(({ slice: each, cpu }) => cpu / each.seconds)),
    thrownAway,
  };
}

/** The servers' core was not the limit: the measurement proves nothing. */
export class IdleError extends Error {
  override readonly name = 'IdleError';
}

/** The middle of a list; the mean of the two middles of an even one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** One request by node:http, which keeps headers as they were written. */
export function fetchReply(side: Pick<Side, 'server' | 'path' | 'headers'>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(side.server.origin + side.path, { headers: side.headers, agent: false });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end();
  });
}

/**
 * A bare server that writes what `reply` holds, without the headers that Node writes itself. As a
 * string or a Buffer: short bodies are a tenth cheaper to write as a string, and a yardstick
 * should use the better of the two.
 */
export function startBare(reply: Reply, writes: 'string' | 'buffer'): Promise<ServerProcess> {
  const own = new Set(['date', 'connection', 'keep-alive']);
  const headers: string[] = [];
  for (let index = 0; index < reply.rawHeaders.length; index += 2) {
    const name = reply.rawHeaders[index] ?? '';
    if (!own.has(name.toLowerCase())) headers.push(name, reply.rawHeaders[index + 1] ?? '');
  }
  const file = join(mkdtempSync(join(tmpdir(), 'redletter-bench-')), 'reply.json');
  const body = reply.body.toString('base64');
  writeFileSync(file, JSON.stringify({ status: reply.status, headers, body, writes }));
  return startProcess(
    'bare node:http',
    ['bench/servers/bare-server.ts'],
    { REPLY_FILE: file },
    { path: '/' },
  );
}
