import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { get as getSecurely } from 'node:https';
import { createServer } from 'node:net';

/** The core of the servers; the load generator has the other one. */
const SERVER_CORE = '0';

export interface ServerProcess {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first answer. */
  readonly firstAnswerMs: number;
  stop(): Promise<void>;
}

/**
 * Starts a Node program on the servers' core and waits for its first answer. The environment
 * variable PORT tells the program its port.
 * @param cores in the form of `taskset -c`.
 */
export async function startProcess(
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  probe: { readonly path: string; readonly headers?: Readonly<Record<string, string>> },
  cores = SERVER_CORE,
): Promise<ServerProcess> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('taskset', ['-c', cores, process.execPath, ...words], {
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const origin = `${env.TLS_CERT_FILE === undefined ? 'http' : 'https'}://127.0.0.1:${port}`;
  await firstAnswer(`${origin}${probe.path}`, probe.headers ?? {}, child, () => said);
  const firstAnswerMs = performance.now() - started;
  return {
    name,
    origin,
    pid: child.pid ?? 0,
    firstAnswerMs,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Seconds of processor time that a process has used, user and system. */
export function cpuSeconds(pid: number): number {
  return secondsIn(`/proc/${pid}/stat`);
}

/** The same for its main thread alone, which runs the event loop. */
export function mainThreadSeconds(pid: number): number {
  return secondsIn(`/proc/${pid}/task/${pid}/stat`);
}

function secondsIn(file: string): number {
  const text = readFileSync(file, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Fields 14 and 15 of proc(5), in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Ticks of the servers' core since the machine started: busy, and in total. */
export function coreTicks(): { busy: number; all: number } {
  const line = new RegExp(`^cpu${SERVER_CORE} (.*)$`, 'mu').exec(
    readFileSync('/proc/stat', 'utf8'),
  );
  // user nice system idle iowait irq softirq steal; what follows is part of user.
  const ticks = (line?.[1] ?? '').split(' ').slice(0, 8).map(Number);
  const all = ticks.reduce((sum, each) => sum + each, 0);
  return { busy: all - (ticks[3] ?? 0) - (ticks[4] ?? 0), all };
}

/** Resident memory of a process in MiB. */
export function residentMiB(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

async function firstAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended before it answered: ${said()}`);
    try {
      await answerOf(url, headers);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  throw new Error(`no answer from ${url} within a minute: ${said()}`);
}

function answerOf(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const ask = url.startsWith('https:') ? getSecurely : get;
  return new Promise((resolve, reject) => {
    // Its certificate is self-signed.
    ask(url, { headers, agent: false, rejectUnauthorized: false }, (reply) => {
      reply.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
