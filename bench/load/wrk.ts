import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What one slice of load measured. */
export interface Slice {
  readonly requests: number;
  /** Seconds of load, as the generator measured them. */
  readonly seconds: number;
  /** Bytes read, heads and bodies. */
  readonly bytes: number;
  /** Replies with a status of 400 or more. */
  readonly refused: number;
  /** Connect, read, write and timeout errors of sockets. */
  readonly socketErrors: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  readonly seconds: number;
  /** A file with one API key a line, used in turn; instead of one Authorization header. */
  readonly keysFile?: string;
  /** In the form of `taskset -c`; the generator's own core by default. */
  readonly cores?: string;
}

const REPORT = fileURLToPath(new URL('./wrk-report.lua', import.meta.url));
/** The core of the load generator; the server has the other one. */
const LOAD_CORE = '1';

/**
 * One slice of load by wrk, from Debian, on a core of its own.
 * @throws Error when wrk is missing or reports nothing.
 */
export function runWrk(load: Load): Slice {
  const headers = Object.entries(load.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const run = spawnSync(
    'taskset',
    [
      ...[
        '-c',
        load.cores ?? LOAD_CORE,
        'wrk',
        '-t1',
        `-c${load.connections ?? 32}`,
        `-d${load.seconds}s`,
      ],
      ...['-s', REPORT, ...headers, load.url],
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, ...(load.keysFile !== undefined && { KEYS_FILE: load.keysFile }) },
    },
  );
  const line = run.stdout?.split('\n').find((each) => each.startsWith('REPORT '));
  if (line === undefined) {
    throw new Error(
      `wrk did not report: ${run.error?.message ?? run.stderr}; install Debian's package "wrk"`,
    );
  }
  const numbers = line.slice('REPORT '.length).split(' ').map(Number);
  const [
    requests = 0,
    microseconds = 0,
    bytes = 0,
    refused = 0,
    socketErrors = 0,
    p50 = 0,
    p99 = 0,
  ] = numbers;
  return {
    requests,
    seconds: microseconds / 1e6,
    bytes,
    refused,
    socketErrors,
    p50: p50 / 1000,
    p99: p99 / 1000,
  };
}
