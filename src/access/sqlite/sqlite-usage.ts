import { rmSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Month } from '../limits/month.ts';
import type { DayStart } from '../limits/use-by-day.ts';
import { StoreError } from '../store.ts';
import { type JournalFile, listJournals, readJournal } from '../usage/journal-files.ts';
import type { Batch, UsageStore } from '../usage/merger.ts';
import type { UsageEntry } from '../usage/usage-entry.ts';
import { systemCode } from '../var-dir/synced-files.ts';
import { refuseForeign } from './embedded-folder.ts';

/** An account's use at the start of a day. */
export interface AccountDayStart extends DayStart {
  readonly accountId: number;
  readonly month: Month;
}

/** The use of accounts in the database, and how far each journal is in it. */
export class SqliteUsage implements UsageStore {
  /** Accounts per merge step: usually 0.15 ms, more when SQLite checkpoints. */
  readonly entriesAtOnce = 200;
  readonly #database: DatabaseSync;
  readonly #isOurs: (journal: JournalFile) => boolean;
  readonly #add: StatementSync;
  readonly #mark: StatementSync;
  readonly #unmark: StatementSync;
  readonly #marked: StatementSync;
  readonly #used: StatementSync;
  readonly #start: StatementSync;
  readonly #forgetStarts: StatementSync;
  readonly #starts: StatementSync;

  constructor(database: DatabaseSync, storeId: string) {
    this.#database = database;
    this.#isOurs = refuseForeign(storeId);
    this.#add = database.prepare(
      `INSERT INTO usage (account_id, month, used) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET used = used + excluded.used`,
    );
    this.#mark = database.prepare(
      'INSERT OR REPLACE INTO merged (journal, accounts) VALUES (?, ?)',
    );
    this.#unmark = database.prepare('DELETE FROM merged WHERE journal = ?');
    this.#marked = database.prepare('SELECT accounts FROM merged WHERE journal = ?');
    this.#used = database.prepare('SELECT used FROM usage WHERE account_id = ? AND month = ?');
    this.#start = database.prepare(
      `INSERT INTO day_starts (account_id, month, day, used_before) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used_before = min(used_before, excluded.used_before)`,
    );
    // By recorded months, not by the clock: one that ran ahead would drop the current month.
    this.#forgetStarts = database.prepare(
      `DELETE FROM day_starts WHERE account_id = ?1 AND month < (
         SELECT max(month) FROM day_starts WHERE account_id = ?1 AND month < ?2
       )`,
    );
    this.#starts = database.prepare(
      'SELECT day, used_before AS before FROM day_starts WHERE account_id = ? AND month = ?',
    );
  }

  /** @throws StoreError when the database cannot be written; nothing of the batch counts then. */
  merge({ journal, first, entries }: Batch): true {
    const database = this.#database;
    try {
      database.exec('BEGIN IMMEDIATE');
      const known = Math.max(0, this.#mergedOf(journal) - first);
      for (const entry of entries.slice(known)) this.add(entry);
      if (known < entries.length) this.#mark.run(journal.id, first + entries.length);
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

  forget(journal: JournalFile): void {
    this.#unmark.run(journal.id);
  }

  /**
   * Merges all journals of a folder in which no server runs.
   * @throws StoreError when one is damaged, or counts accounts of another store.
   */
  mergeLeft(folder: string): void {
    for (const journal of listJournals(folder).filter(this.#isOurs)) {
      this.merge({ journal, first: 0, entries: readJournal(journal, refuseDamage) });
      rmSync(journal.path, { force: true });
      this.forget(journal);
    }
  }

  /** Adds to the use of an account. */
  add({ accountId, month, units }: Pick<UsageEntry, 'accountId' | 'month' | 'units'>): void {
    this.#add.run(accountId, month, units);
  }

  /** An account's merged units. */
  used(accountId: number, month: Month): number {
    const used = this.#used.get(accountId, month)?.used;
    return typeof used === 'number' ? used : 0;
  }

  /** Records a start of a day, the lowest if it has several, and drops older months. */
  startDay({ accountId, month, day, before }: AccountDayStart): void {
    this.#start.run(accountId, month, day, before);
    this.#forgetStarts.run(accountId, month);
  }

  /** The recorded starts of days, of the current month and the one before it. */
  startsOf(accountId: number, month: Month): DayStart[] {
    return this.#starts.all(accountId, month) as unknown as DayStart[];
  }

  /** The newest month with any use; 0 if there is none. */
  newestMonth(): Month {
    const month = this.#database.prepare('SELECT max(month) AS month FROM usage').get()?.month;
    return typeof month === 'number' ? month : 0;
  }

  /**
   * Calls `read` with the entries that are not merged yet, in one snapshot with the database.
   * @throws StoreError when a journal is damaged, or counts accounts of another store.
   */
  withUnmerged<T>(folder: string, read: (unmerged: readonly UsageEntry[]) => T): T {
    try {
      return read(this.beginSnapshot(folder));
    } finally {
      this.endSnapshot();
    }
  }

  /**
   * Begins a snapshot of the database and returns the entries that it does not hold yet. A journal
   * that its process removes meanwhile has been merged: then everything is read again.
   * @throws the errors of `withUnmerged`; call `endSnapshot` even then.
   */
  beginSnapshot(folder: string): readonly UsageEntry[] {
    for (;;) {
      // The snapshot begins with the first row read, after the folder was listed: so it holds
      // every journal that is no longer listed.
      this.#database.exec('BEGIN');
      try {
        const journals = listJournals(folder).filter(this.#isOurs);
        const marked = journals.map((journal) => [journal, this.#mergedOf(journal)] as const);
        // Begins the snapshot when there is no journal.
        this.newestMonth();
        return marked.flatMap(([journal, merged]) =>
          readJournal(journal, refuseDamage).slice(merged),
        );
      } catch (error) {
        if (systemCode(error) !== 'ENOENT') throw error;
        this.endSnapshot();
      }
    }
  }

  endSnapshot(): void {
    if (this.#database.isTransaction) this.#database.exec('COMMIT');
  }

  #mergedOf(journal: JournalFile): number {
    return Number(this.#marked.get(journal.id)?.accounts ?? 0);
  }
}

/** Contract 16.4: damaged use stops a start or a list. @throws StoreError */
export function refuseDamage(place: string): never {
  throw new StoreError(
    `${place} is damaged; restore the file from a backup, or move it away: what it counted is lost then`,
  );
}
