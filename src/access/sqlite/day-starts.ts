import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Month } from '../limits/month.ts';
import type { DayStart } from '../limits/use-by-day.ts';

/** An account's use at the start of a day. */
export interface AccountDayStart extends DayStart {
  readonly accountId: number;
  readonly month: Month;
}

/** The day starts in the database, for the current month and the one before it. */
export class DayStarts {
  readonly #add: StatementSync;
  readonly #forget: StatementSync;
  readonly #list: StatementSync;

  constructor(database: DatabaseSync) {
    this.#add = database.prepare(
      `INSERT INTO day_starts (account_id, month, day, used_before) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used_before = min(used_before, excluded.used_before)`,
    );
    // By recorded months, not by the clock: one that ran ahead would drop the current month.
    this.#forget = database.prepare(
      `DELETE FROM day_starts WHERE account_id = ?1 AND month < (
         SELECT max(month) FROM day_starts WHERE account_id = ?1 AND month < ?2
       )`,
    );
    this.#list = database.prepare(
      'SELECT day, used_before AS before FROM day_starts WHERE account_id = ? AND month = ?',
    );
  }

  /** Records a start, the lowest if a day has several, and drops older months. */
  add({ accountId, month, day, before }: AccountDayStart): void {
    this.#add.run(accountId, month, day, before);
    this.#forget.run(accountId, month);
  }

  of(accountId: number, month: Month): DayStart[] {
    return this.#list.all(accountId, month) as unknown as DayStart[];
  }
}
