import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, moveSynced, syncFile } from './synced-files.ts';

/**
 * Keeps a copy of a database before its schema changes, for an older program to restore. The caller
 * holds the write lock, so that nothing is written in between.
 * @throws when it cannot be written; the schema must not change then.
 */
export function keepOlderCopy(file: string, version: number): void {
  const copy = copyOf(file, version);
  const draft = `${copy}.partial`;
  rmSync(draft, { force: true });
  using reader = new DatabaseSync(file, { readOnly: true });
  try {
    makePrivateFile(draft);
    reader.prepare('VACUUM INTO ?').run(draft);
    syncFile(draft);
    moveSynced(draft, copy);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The newest of these copies that a program of `version` can use; null = none. */
export function findOlderCopy(file: string, version: number): string | null {
  for (let older = version; older > 0; older -= 1) {
    if (existsSync(copyOf(file, older))) return copyOf(file, older);
  }
  return null;
}

function copyOf(file: string, version: number): string {
  return `${file}.schema-${version}`;
}
