import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { writeToySite } from '../world/toy-site.ts';
import { writeToyRelease } from '../world/toy-world.ts';

const PROGRAM = resolve('src/server/run/main.ts');

/** A folder as `npm run serve` finds it: a small release, a built site, a store with one key. */
export interface ServedFolder {
  readonly path: string;
  /** Of an account without limits. */
  readonly key: string;
  remove(): void;
}

/** Makes such a folder below the system's temporary one. */
export async function makeServedFolder(): Promise<ServedFolder> {
  const path = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  writeToyRelease(join(path, 'artifacts'));
  writeToySite(join(path, 'dist'));
  const admin = openEmbeddedAdmin(join(path, 'var'), Date.now);
  const input = { account: 'faults', plan: 'business', unlimited: true, expiresAt: null } as const;
  const { key } = await admin.create(input);
  await admin.close();
  return { path, key, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface ServedProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly url: string;
  readonly port: number;
  /** From the start of the process to its line that says it is ready. */
  readonly readyMillis: number;
  /** The exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** All of standard error so far. */
  errors(): string;
}

/**
 * Starts the server as shipped over a folder, on any free port.
 * @throws Error with what it said when it ends before it is ready.
 */
export async function startServed(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServedProcess> {
  const begun = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: { ...process.env, PORT: '0', REQUEST_LOG: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const ready = new Promise<string>((found) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      if (text.length > 10_000) return;
      text += part.toString();
      const url = /https?:\/\/\S+/.exec(text)?.[0];
      if (url !== undefined) found(url);
    });
  });
  const url = await Promise.race([ready, exited.then(() => null)]);
  if (url === null) throw new Error(`the server ended before it was ready: ${said}`);
  return {
    child,
    pid: child.pid as number,
    url,
    port: Number(new URL(url).port),
    readyMillis: performance.now() - begun,
    exited,
    errors: () => said,
  };
}
