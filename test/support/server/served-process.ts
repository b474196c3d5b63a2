import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { addToyBuild } from '../world/toy-site.ts';
import { writeToyRelease } from '../world/toy-world.ts';

const PROGRAM = 'src/server/run/main.ts';

/** A folder for `npm run serve`: a small release, a built site, a store with one key. */
export interface ServedFolder {
  readonly path: string;
  /** The key of an account without limits. */
  readonly key: string;
  remove(): void;
}

/** Makes such a folder in the system's temporary folder. */
export async function makeServedFolder(): Promise<ServedFolder> {
  const path = mkdtempSync(join(tmpdir(), 'redletter-served-'));
  fillServedFolder(path);
  const admin = openEmbeddedAdmin(join(path, 'var'), Date.now);
  const input = { account: 'faults', plan: 'business', unlimited: true, expiresAt: null } as const;
  const { key } = await admin.create(input);
  await admin.close();
  return { path, key, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Only the release and the built site: the first start makes the store. */
export function fillServedFolder(path: string): void {
  writeToyRelease(join(path, 'artifacts'));
  addToyBuild(join(path, 'dist'), join(path, 'artifacts'));
}

export interface ServedProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** The line that says it is ready. */
  readonly line: string;
  readonly url: string;
  readonly port: number;
  /** From the start of the process to that line. */
  readonly readyMillis: number;
  /** The exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** All of standard error so far. */
  errors(): string;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** The process ended before it was ready. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
  readonly exitCode: number | null;
  /** All of standard error. */
  readonly said: string;

  constructor(exitCode: number | null, said: string) {
    super(`the server ended before it was ready: ${said}`);
    this.exitCode = exitCode;
    this.said = said;
  }
}

/** The environment of `npm run serve` that affects the memory of the process. */
export const AS_IN_SERVE: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/redletter'),
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  NODE_OPTIONS: '--max-semi-space-size=4 --v8-pool-size=1',
};

/**
 * Starts the server as shipped over a folder, on any free port.
 * @param program another one to start, from the root of the repository.
 * @throws NotReadyError when it ends before it is ready.
 */
export async function startServed(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  program = PROGRAM,
): Promise<ServedProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, [resolve(program)], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      REQUEST_LOG: 'off',
      KEYS_CONTACT: 'keys@toy.example',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  // Its last output may arrive after it ends.
  const closed = once(child.stderr, 'close');
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const ready = new Promise<string>((found) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      // The first line is followed by the request log.
      if (text.includes('\n')) return;
      text += part.toString();
      if (text.includes('\n')) found(text.slice(0, text.indexOf('\n')));
    });
  });
  const line = await Promise.race([ready, exited.then(() => null)]);
  if (line === null) {
    await closed;
    throw new NotReadyError(await exited, said);
  }
  const url = /https?:\/\/\S+/.exec(line)?.[0] ?? '';
  return {
    child,
    pid: child.pid as number,
    line,
    url,
    port: Number(new URL(url).port),
    readyMillis: performance.now() - begun,
    exited,
    errors: () => said,
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
