import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Month } from '../limits/month.ts';
import type { DayStart } from '../limits/use-by-day.ts';
import { StoreError } from '../store.ts';
import { type JournalFile, listJournals, readJournal } from '../usage/journal-files.ts';
import type { Batch } from '../usage/merger.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import { systemCode } from '../var-dir/synced-files.ts';
import { refuseForeign } from './embedded-folder.ts';

/** An account's use at the start of a day. */
export interface AccountDayStart extends DayStart {
  readonly accountId: number;
  readonly month: Month;
}

/** The use of accounts in the database, and how far each journal is in it. */
export function sqliteUsage(database: DatabaseSync, storeId: string) {
  const isOurs = refuseForeign(storeId);
  const addUnits = database.prepare(
    `INSERT INTO usage (account_id, month, used) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET used = used + excluded.used`,
  );
  const mark = database.prepare('INSERT OR REPLACE INTO merged (journal, accounts) VALUES (?, ?)');
  const unmark = database.prepare('DELETE FROM merged WHERE journal = ?');
  const marked = database.prepare('SELECT accounts FROM merged WHERE journal = ?');
  const findUsed = database.prepare('SELECT used FROM usage WHERE account_id = ? AND month = ?');
  const addStart = database.prepare(
    `INSERT INTO day_starts (account_id, month, day, used_before) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET used_before = min(used_before, excluded.used_before)`,
  );
  // By recorded months, not by the clock: one that ran ahead would drop the current month.
  const forgetStarts = database.prepare(
    `DELETE FROM day_starts WHERE account_id = ?1 AND month < (
       SELECT max(month) FROM day_starts WHERE account_id = ?1 AND month < ?2
     )`,
  );
  const listStarts = database.prepare(
    'SELECT day, used_before AS before FROM day_starts WHERE account_id = ? AND month = ?',
  );

  const mergedOf = ({ id }: JournalFile) => Number(marked.get(id)?.accounts ?? 0);

  /** Adds to the use of an account. */
  function add({ accountId, month, units }: Pick<UsageEntry, 'accountId' | 'month' | 'units'>) {
    addUnits.run(accountId, month, units);
  }

  /** @throws StoreError when the database cannot be written; nothing of the batch counts then. */
  function merge({ journal, first, entries }: Batch): true {
    try {
      database.exec('BEGIN IMMEDIATE');
      const known = Math.max(0, mergedOf(journal) - first);
      for (const entry of entries.slice(known)) add(entry);
      if (known < entries.length) mark.run(journal.id, first + entries.length);
      database.exec('COMMIT');
      return true;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      const reason = error instanceof Error ? error.message : String(error);
      throw new StoreError(
        `${journal.path}: cannot be merged into the database (${reason}); move it away to start without the use it counted`,
        { cause: error },
      );
    }
  }

  /** The newest month with any use; 0 if there is none. */
  function newestMonth(): Month {
    const month = database.prepare('SELECT max(month) AS month FROM usage').get()?.month;
    return typeof month === 'number' ? month : 0;
  }

  /**
   * Begins a snapshot of the database and returns the entries that it does not hold yet. A journal
   * that its process removes meanwhile has been merged: then everything is read again.
   * @throws the errors of `withUnmerged`; call `endSnapshot` even then.
   */
  function beginSnapshot(folder: string): readonly UsageEntry[] {
    for (;;) {
      // The snapshot begins with the first row read, after the folder was listed: so it holds
      // every journal that is no longer listed.
      database.exec('BEGIN');
      try {
        const journals = listJournals(folder).filter(isOurs);
        const known = journals.map((journal) => [journal, mergedOf(journal)] as const);
        // Begins the snapshot when there is no journal.
        newestMonth();
        return known.flatMap(([journal, merged]) =>
          readJournal(journal, refuseDamage).slice(merged),
        );
      } catch (error) {
        if (systemCode(error) !== 'ENOENT') throw error;
        endSnapshot();
      }
    }
  }

  function endSnapshot(): void {
    if (database.isTransaction) database.exec('COMMIT');
  }

  return {
    // Usually 0.15 ms, more when SQLite checkpoints.
    entriesAtOnce: 200,
    ...{ add, merge, newestMonth, beginSnapshot, endSnapshot },
    forget: ({ id }: JournalFile): void => void unmark.run(id),
    /**
     * Merges all journals of a folder in which no server runs.
     * @throws StoreError when one is damaged, or counts accounts of another store.
     */
    mergeLeft(folder: string): void {
      for (const journal of listJournals(folder).filter(isOurs)) {
        merge({ journal, first: 0, entries: readJournal(journal, refuseDamage) });
        rmSync(journal.path, { force: true });
        unmark.run(journal.id);
      }
    },
    /** An account's merged units. */
    used(accountId: number, month: Month): number {
      const used = findUsed.get(accountId, month)?.used;
      return typeof used === 'number' ? used : 0;
    },
    /** Records a start of a day, the lowest if it has several, and drops older months. */
    startDay({ accountId, month, day, before }: AccountDayStart): void {
      addStart.run(accountId, month, day, before);
      forgetStarts.run(accountId, month);
    },
    /** The recorded starts of days, of the current month and the one before it. */
    startsOf: (accountId: number, month: Month): DayStart[] =>
      listStarts.all(accountId, month) as unknown as DayStart[],
    /**
     * Calls `read` with the entries that are not merged yet, in one snapshot with the database.
     * @throws StoreError when a journal is damaged, or counts accounts of another store.
     */
    withUnmerged<T>(folder: string, read: (unmerged: readonly UsageEntry[]) => T): T {
      try {
        return read(beginSnapshot(folder));
      } finally {
        endSnapshot();
      }
    },
  };
}
export type SqliteUsage = ReturnType<typeof sqliteUsage>;

/** Contract 16.4: damaged use stops a start or a list. @throws StoreError */
export function refuseDamage(place: string): never {
  throw new StoreError(
    `${place} is damaged; restore the file from a backup, or move it away: what it counted is lost then`,
  );
}
