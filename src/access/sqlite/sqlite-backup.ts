import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type BackupMade, KeyAdminError } from '../store.ts';
import { isAlive, makePrivateFile, moveSynced, syncFile } from '../var-dir/synced-files.ts';
import type { EmbeddedFolder } from './embedded-folder.ts';
import { databaseError, filesOf } from './sqlite-database.ts';
import { sqliteUsage } from './sqlite-usage.ts';

/** Pages a step: 4 MiB. Between steps the file is not locked. */
const PAGES_AT_ONCE = 1_000;

/**
 * Writes a whole store to one file, as of one moment, while servers run: a snapshot of the
 * database, with what journals have counted besides. The file appears whole or not at all.
 * @throws KeyAdminError when the file cannot be written, StoreError when the store cannot be read.
 */
export async function backUpFolder(store: EmbeddedFolder, file: string): Promise<BackupMade> {
  const path = checkTarget(store.varDir, file);
  removeDrafts(path);
  const draft = `${path}.${process.pid}.partial`;
  // A connection of its own: the snapshot's transaction must hold nobody else's changes.
  using source = new DatabaseSync(store.database.location() ?? '', { timeout: 5_000 });
  try {
    makePrivateFile(draft);
    const keys = await copySnapshot(source, store, draft);
    syncFile(draft);
    const { size } = statSync(draft);
    moveSynced(draft, path);
    return { storeId: store.storeId, keys, bytes: size };
  } catch (error) {
    throw isOfTarget(error)
      ? new KeyAdminError(`${file}: the backup cannot be written (${error.message})`)
      : databaseError(source, error);
  } finally {
    for (const left of filesOf(draft)) rmSync(left, { force: true });
  }
}

/** @returns the number of keys. */
async function copySnapshot(
  source: DatabaseSync,
  { storeId, journals }: EmbeddedFolder,
  draft: string,
): Promise<number> {
  using snapshot = sqliteUsage(source, storeId).snapshot(journals);
  // SQLite copies what the transaction sees, however long it takes.
  await backup(source, draft, { rate: PAGES_AT_ONCE });
  using copy = new DatabaseSync(draft);
  // One file, without others beside it.
  copy.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; BEGIN');
  const used = sqliteUsage(copy, storeId);
  for (const entry of snapshot.unmerged) used.add(entry);
  // The journals are not part of the backup.
  copy.exec('DELETE FROM merged; COMMIT');
  return Number(copy.prepare('SELECT count(*) AS n FROM keys').get()?.n);
}

/** @throws KeyAdminError when a backup may not be written there. */
function checkTarget(varDir: string, file: string): string {
  const path = resolve(file);
  let folder: string;
  try {
    folder = realpathSync(dirname(path));
  } catch {
    throw new KeyAdminError(`${file}: there is no such folder; make it first`);
  }
  if (folder === realpathSync(varDir)) {
    throw new KeyAdminError(`${file}: is beside what it backs up; name a file in another folder`);
  }
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) {
    throw new KeyAdminError(`${file}: is no file that could be replaced; name another one`);
  }
  return join(folder, basename(path));
}

/** Removes what killed backups left behind. */
function removeDrafts(path: string): void {
  const start = `${basename(path)}.`;
  for (const name of readdirSync(dirname(path))) {
    const [, processId] = /^(\d+)\.partial(?:-journal)?$/.exec(name.slice(start.length)) ?? [];
    if (!name.startsWith(start) || processId === undefined) continue;
    if (!isAlive(Number(processId))) rmSync(join(dirname(path), name), { force: true });
  }
}

/** Whether the backup's file cannot be written, as opposed to the store read. */
function isOfTarget(error: unknown): error is Error {
  return error instanceof Error && ('syscall' in error || /full|disk I\/O/.test(error.message));
}
