import type { DatabaseSync } from 'node:sqlite';
import type { AccountDayStart, SqliteUsage } from './sqlite-usage.ts';

/**
 * Writes the days of keys' last use, and their accounts' use at the start of those days, directly
 * to the database: once a day for each key, at the end of a turn of the event loop.
 */
export class KeyDays {
  readonly #database: DatabaseSync;
  readonly #usage: SqliteUsage;
  readonly #onTrouble: (error: unknown) => void;
  readonly #noted = new Map<string, AccountDayStart[]>();
  #next: NodeJS.Immediate | undefined;
  /** After a failed write: waiting for the lock in every turn would stop all replies. */
  #isBusy = false;

  /** @param onTrouble called when the database cannot be written; the days are kept until it can. */
  constructor(database: DatabaseSync, usage: SqliteUsage, onTrouble: (error: unknown) => void) {
    this.#database = database;
    this.#usage = usage;
    this.#onTrouble = onTrouble;
  }

  /** Whether the last write failed. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Notes the day of a key's last use, and its account's start of that day. */
  note(keyId: string, start: AccountDayStart): void {
    // Each start is kept: a key read again before the write would bring a later one.
    const noted = this.#noted.get(keyId);
    if (noted === undefined) this.#noted.set(keyId, [start]);
    else if (noted.at(-1)?.day !== start.day) noted.push(start);
    if (this.#isBusy) return;
    this.#next ??= setImmediate(() => this.write());
  }

  /**
   * Writes what is noted; after a failure, nothing is retried until more is noted.
   * @returns false when the database could not be written.
   */
  write(): boolean {
    clearImmediate(this.#next);
    this.#next = undefined;
    this.#isBusy = false;
    if (this.#noted.size === 0) return true;
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      const update = this.#database.prepare('UPDATE keys SET last_used_day = ? WHERE id = ?');
      for (const [keyId, starts] of this.#noted) {
        for (const start of starts) this.#usage.startDay(start);
        update.run(starts.at(-1)?.day ?? null, keyId);
      }
      this.#database.exec('COMMIT');
      this.#noted.clear();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#onTrouble(error);
      this.#isBusy = true;
    }
    return !this.#isBusy;
  }
}
