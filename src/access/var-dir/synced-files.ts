import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Makes a folder that no other user may read, unless it exists; it survives a power cut. */
export function makePrivateFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) syncFolder(dirname(first));
}

/**
 * Makes an empty file that no other user may read; an existing one only gets that mode. It is not
 * opened: closing it would release this process's POSIX locks on it, such as SQLite's.
 */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    chmodSync(path, 0o600);
  }
}

/** Replaces a file: after a kill or a power cut it holds the old text or the new one. */
export function replaceText(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  moveSynced(draft, path);
}

/** Renames a file whose bytes are synced; a power cut does not undo it. */
export function moveSynced(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** The system's code of an error, for example ENOSPC; `unknown` when it has none. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

/** Whether a process of this machine is alive. Signal 0 only asks; EPERM means it is another user's. */
export function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

export function syncFolder(folder: string): void {
  syncFile(folder, 'r');
}

export function syncFile(path: string, flags = 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
