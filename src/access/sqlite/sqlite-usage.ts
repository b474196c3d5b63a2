import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Month } from '../limits/month.ts';
import type { DayStart } from '../limits/use-by-day.ts';
import { StoreError } from '../store.ts';
import { type JournalFile, listJournals, readJournal } from '../usage/journal-files.ts';
import type { Batch, UsageStore } from '../usage/merger.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import { systemCode } from '../var-dir/synced-files.ts';

/** An account's use at the start of a day. */
export interface AccountDayStart extends DayStart {
  readonly accountId: number;
  readonly month: Month;
}

/** The use of accounts in the database, and how far each journal is in it. */
export function sqliteUsage(database: DatabaseSync, storeId: string) {
  const addUnits = database.prepare(
    `INSERT INTO usage (account_id, month, used) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET used = used + excluded.used`,
  );
  const mark = database.prepare('INSERT OR REPLACE INTO merged (journal, accounts) VALUES (?, ?)');
  const unmark = database.prepare('DELETE FROM merged WHERE journal = ?');
  const marked = database.prepare('SELECT accounts FROM merged WHERE journal = ?');
  const findUsed = database.prepare('SELECT used FROM usage WHERE account_id = ? AND month = ?');
  const findNewest = database.prepare('SELECT coalesce(max(month), 0) AS month FROM usage');
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
  /** The newest month with any use; 0 if there is none. */
  const newestMonth = (): Month => Number(findNewest.get()?.month);
  /** An account's merged units. */
  const used = (accountId: number, month: Month) =>
    Number(findUsed.get(accountId, month)?.used ?? 0);

  /** Adds to the use of an account. */
  function add({ accountId, month, units }: Pick<UsageEntry, 'accountId' | 'month' | 'units'>) {
    addUnits.run(accountId, month, units);
  }

  /** Whether a journal is this store's own. @throws StoreError when it is another store's. */
  function isOurs(journal: JournalFile): boolean {
    if (journal.storeId === null || journal.storeId === storeId) return true;
    throw new StoreError(
      `${journal.path}: counts accounts of store ${journal.storeId}, and this is store ${storeId}; ` +
        'move it away, to the store that it belongs to',
    );
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

  return {
    // Usually 0.15 ms, more when SQLite checkpoints.
    entriesAtOnce: 200,
    ...{ isOurs, onDamage: refuseDamage, merge, add, used, newestMonth },
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
    /** Records a start of a day, the lowest if it has several, and drops older months. */
    startDay({ accountId, month, day, before }: AccountDayStart): void {
      addStart.run(accountId, month, day, before);
      forgetStarts.run(accountId, month);
    },
    /** The recorded starts of days, of the current month and the one before it. */
    startsOf: (accountId: number, month: Month): DayStart[] =>
      listStarts.all(accountId, month) as unknown as DayStart[],
    /**
     * Holds one moment of the database until it is disposed of, with the entries of journals that
     * the database does not hold yet. A journal that its process removes meanwhile has been merged:
     * then everything is read again.
     * @throws StoreError when a journal is damaged, or counts accounts of another store.
     */
    snapshot(folder: string): Disposable & { readonly unmerged: readonly UsageEntry[] } {
      const end = () => {
        if (database.isTransaction) database.exec('COMMIT');
      };
      for (;;) {
        // The snapshot begins with the first row read, after the folder was listed: so it holds
        // every journal that is no longer listed.
        database.exec('BEGIN');
        try {
          const journals = listJournals(folder).filter(isOurs);
          const known = journals.map((journal) => [journal, mergedOf(journal)] as const);
          // Begins the snapshot when there is no journal.
          newestMonth();
          const unmerged = known.flatMap(([journal, merged]) =>
            readJournal(journal, refuseDamage).slice(merged),
          );
          return { unmerged, [Symbol.dispose]: end };
        } catch (error) {
          end();
          if (systemCode(error) !== 'ENOENT') throw error;
        }
      }
    },
  } satisfies UsageStore & Record<string, unknown>;
}
export type SqliteUsage = ReturnType<typeof sqliteUsage>;

/** Contract 16.4: damaged use stops a start or a list. */
function refuseDamage(place: string): never {
  throw new StoreError(
    `${place} is damaged; restore the file from a backup, or move it away: what it counted is lost then`,
  );
}
