import { rmSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Month } from '../limits/month.ts';
import { StoreError } from '../store.ts';
import { type AccountUnits, type JournalFile, listJournals, readJournal } from './usage-journal.ts';

/** 0.15 ms as a rule, and some where SQLite checkpoints: what a request may wait for one step. */
const ACCOUNTS_AT_ONCE = 200;

/**
 * Brings journals into the database. How far a journal is merged is marked in the same
 * transaction that counts, so that nothing is counted twice, whenever the process dies.
 */
export class UsageMerge {
  readonly #database: DatabaseSync;
  readonly #add: StatementSync;
  readonly #mark: StatementSync;
  readonly #unmark: StatementSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#add = database.prepare(
      `INSERT INTO usage (account_id, month, used) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET used = used + excluded.used`,
    );
    this.#mark = database.prepare(
      'INSERT OR REPLACE INTO merged (journal, accounts) VALUES (?, ?)',
    );
    this.#unmark = database.prepare('DELETE FROM merged WHERE journal = ?');
  }

  /**
   * Merges some of a journal's accounts.
   * @param entries the journal's sums, in the order in which accounts first come up in it.
   * @param first how many of them are merged already.
   * @returns how many are merged now.
   * @throws when the database cannot be written; nothing is merged then.
   */
  step(file: JournalFile, entries: readonly AccountUnits[], first: number): number {
    const next = Math.min(entries.length, first + ACCOUNTS_AT_ONCE);
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const { accountId, units } of entries.slice(first, next)) {
        this.#add.run(accountId, file.month, units);
      }
      this.#mark.run(file.id, next);
      this.#database.exec('COMMIT');
      return next;
    } finally {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    }
  }

  /** Removes a journal that is merged; its mark goes last, for without it all would count again. */
  finish(file: JournalFile): void {
    rmSync(file.path, { force: true });
    this.#unmark.run(file.id);
  }

  /**
   * Merges the journals of processes that have died.
   * @throws StoreError when a journal is damaged, or cannot be merged.
   */
  recover(folder: string, isAlive: (processId: number) => boolean): void {
    for (const file of listJournals(folder)) {
      if (isAlive(file.processId)) continue;
      const entries = [...readJournal(file.path)].map(([accountId, units]) => ({
        accountId,
        units,
      }));
      try {
        let merged = mergedAccounts(this.#database, file);
        do merged = this.step(file, entries, merged);
        while (merged < entries.length);
        this.finish(file);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StoreError(
          `${file.path}: cannot be merged into the database (${reason}); move it away to start without the use it counted`,
          { cause: error },
        );
      }
    }
  }
}

function mergedAccounts(database: DatabaseSync, { id }: JournalFile): number {
  const row = database.prepare('SELECT accounts FROM merged WHERE journal = ?').get(id);
  return Number(row?.accounts ?? 0);
}

/**
 * Calls `read` with the units of a month that are not merged yet, by account: what a list must
 * add to what the database says, in the same snapshot. A journal that its process removes
 * meanwhile has been merged: then all is read once more.
 * @throws StoreError when a journal is damaged.
 */
export function withUnmerged<T>(
  database: DatabaseSync,
  folder: string,
  month: Month,
  read: (unmerged: ReadonlyMap<number, number>) => T,
): T {
  for (;;) {
    // The snapshot begins with the first row that is read: after the folder was listed, so that
    // a journal that is not listed any more is in it.
    database.exec('BEGIN');
    try {
      const files = listJournals(folder).filter((file) => file.month === month);
      const unmerged = new Map<number, number>();
      for (const file of files) {
        const merged = mergedAccounts(database, file);
        for (const [accountId, units] of [...readJournal(file.path)].slice(merged)) {
          unmerged.set(accountId, (unmerged.get(accountId) ?? 0) + units);
        }
      }
      return read(unmerged);
    } catch (error) {
      if (!isMissing(error)) throw error;
    } finally {
      if (database.isTransaction) database.exec('COMMIT');
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
