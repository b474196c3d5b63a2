import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * The days of keys' last use, straight into the database: once a day for each key, at the end
 * of a turn of the event loop.
 */
export class KeyDays {
  readonly #database: DatabaseSync;
  readonly #onTrouble: (error: unknown) => void;
  readonly #update: StatementSync;
  readonly #days = new Map<string, number>();
  #next: NodeJS.Immediate | undefined;
  /** It could not be written lately: waiting for it again in every turn would stop all replies. */
  #isBusy = false;

  /** @param onTrouble told when the database cannot be written; the days are kept until it can. */
  constructor(database: DatabaseSync, onTrouble: (error: unknown) => void) {
    this.#database = database;
    this.#onTrouble = onTrouble;
    this.#update = database.prepare('UPDATE keys SET last_used_day = ? WHERE id = ?');
  }

  /** Notes the day (days since 1970) of a key's last use. */
  note(keyId: string, day: number): void {
    this.#days.set(keyId, day);
    if (this.#isBusy) return;
    this.#next ??= setImmediate(() => this.write());
  }

  /**
   * Writes what is noted, at once; nothing is tried by itself until more is noted.
   * @returns whether the database could be written, as far as was tried.
   */
  write(): boolean {
    clearImmediate(this.#next);
    this.#next = undefined;
    this.#isBusy = false;
    if (this.#days.size === 0) return true;
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const [keyId, day] of this.#days) this.#update.run(day, keyId);
      this.#database.exec('COMMIT');
      this.#days.clear();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      this.#onTrouble(error);
      this.#isBusy = true;
    }
    return !this.#isBusy;
  }
}
