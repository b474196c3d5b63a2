import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile, moveSynced, syncFile } from './synced-files.ts';

/**
 * Keeps a copy of a database as it is before its schema changes, which an older program can
 * restore. The caller holds the lock of whoever writes, so that nothing is written between the two.
 * @throws when it cannot be written; then the schema must stay as it is.
 */
export function keepOlderCopy(file: string, version: number): void {
  const copy = copyOf(file, version);
  const draft = `${copy}.partial`;
  rmSync(draft, { force: true });
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    makePrivateFile(draft);
    reader.prepare('VACUUM INTO ?').run(draft);
    syncFile(draft);
    moveSynced(draft, copy);
  } finally {
    reader.close();
    rmSync(draft, { force: true });
  }
}

/** The newest copy from before a change of schema that a program of `version` can use, if any. */
export function findOlderCopy(file: string, version: number): string | null {
  for (let older = version; older > 0; older -= 1) {
    if (existsSync(copyOf(file, older))) return copyOf(file, older);
  }
  return null;
}

function copyOf(file: string, version: number): string {
  return `${file}.schema-${version}`;
}
