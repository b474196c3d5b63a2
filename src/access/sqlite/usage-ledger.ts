import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type RandomBytes, randomBase62 } from '../keys/base62.ts';
import { type Month, monthAt, secondsToMonthEnd } from '../limits/month.ts';
import { type AccountUnits, UsageJournal } from '../usage/usage-journal.ts';
import { UsageMerge } from '../usage/usage-merge.ts';

/** Use of an account in the current month: what is in the database, and what is not yet. */
interface MonthUse {
  readonly accountId: number;
  used: number;
  /** The part of `used` that no file holds yet. */
  unwritten: number;
  /** The part of `used` that only the open journal holds. */
  journalled: number;
}

/** A journal that has ended, and how many of its accounts the database holds by now. */
interface Merging {
  readonly journal: UsageJournal;
  readonly entries: readonly AccountUnits[];
  merged: number;
}

export interface LedgerOptions {
  readonly database: DatabaseSync;
  /** The folder of the journals. */
  readonly folder: string;
  readonly processId: number;
  readonly randomBytes: RandomBytes;
  /** Told of every failed write; the ledger goes on by itself. */
  readonly onTrouble: (error: unknown) => void;
}

const RETRY_MILLIS = 1_000;
const MERGE_EVERY_MILLIS = 5_000;
/** Accounts remembered; those whose use is all in the database can be read again. */
const ACCOUNTS_MAX = 100_000;

/**
 * Counts the use of accounts in memory, and appends it to a journal once for all replies of
 * one turn of the event loop. So a killed process has counted every reply but those whose
 * clients were still waiting. Every five seconds the journal is merged into the database, in
 * steps. What cannot be written (full disk, lock) stays where it is, and is written when it
 * can be.
 */
export class UsageLedger {
  readonly #options: LedgerOptions;
  readonly #merge: UsageMerge;
  readonly #read: StatementSync;
  readonly #touch: StatementSync;
  readonly #uses = new Map<number, MonthUse>();
  #unwritten: MonthUse[] = [];
  #journal: UsageJournal | null = null;
  /** Accounts of the open journal, in the order in which they first came up. */
  #journalled: MonthUse[] = [];
  #merging: Merging | null = null;
  readonly #touched = new Map<string, number>();
  /** It could not be written lately: waiting for it again in every turn would stop all replies. */
  #isDatabaseBusy = false;
  #month: Month;
  #monthEndMillis = 0;
  #scheduled = false;
  #retry: NodeJS.Timeout | undefined;
  #nextStep: NodeJS.Immediate | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(options: LedgerOptions) {
    const { database } = options;
    this.#options = options;
    this.#merge = new UsageMerge(database);
    this.#read = database.prepare('SELECT used FROM usage WHERE account_id = ? AND month = ?');
    this.#touch = database.prepare('UPDATE keys SET last_used_day = ? WHERE id = ?');
    const last = database.prepare('SELECT max(month) AS month FROM usage').get()?.month;
    this.#month = typeof last === 'number' ? last : 0;
    this.#timer = setInterval(() => this.#visitDatabase(), MERGE_EVERY_MILLIS).unref();
  }

  /** Units that an account has used in the current month. */
  used(accountId: number, nowMillis: number): number {
    if (nowMillis >= this.#monthEndMillis) this.#advance(nowMillis);
    return this.#use(accountId).used;
  }

  /** Counts one unit; `used` was asked before, at the same moment. */
  count(accountId: number): void {
    const use = this.#use(accountId);
    use.used += 1;
    if (use.unwritten === 0) this.#unwritten.push(use);
    use.unwritten += 1;
    this.#schedule();
  }

  /** Notes the day (days since 1970) of a key's last use. */
  touch(keyId: string, day: number): void {
    this.#touched.set(keyId, day);
    this.#schedule();
  }

  /** Seconds until the month in which use is counted ends. */
  secondsToMonthEnd(nowMillis: number): number {
    return secondsToMonthEnd(this.#month, nowMillis);
  }

  /** Brings everything into the database; true when nothing is left. */
  settle(): boolean {
    this.#isDatabaseBusy = false;
    this.#write();
    do {
      this.#merging ??= this.#endJournal();
      while (this.#mergeStep());
      // More than once only when an earlier merge was still going on.
    } while (this.#merging === null && this.#journal !== null);
    return this.#unwritten.length === 0 && this.#merging === null;
  }

  /** Stops writing by itself; call `settle` first. What is still in a journal is merged by the next start. */
  stop(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    clearImmediate(this.#nextStep);
    this.#journal?.close();
  }

  /** Writes what came in this turn of the event loop. */
  #write(): void {
    this.#scheduled = false;
    try {
      this.#append();
    } catch (error) {
      this.#options.onTrouble(error);
      this.#writeLater();
    }
    if (!this.#isDatabaseBusy) this.#noteDays();
  }

  #append(): void {
    if (this.#unwritten.length === 0) return;
    this.#journal ??= this.#beginJournal();
    this.#journal.append(
      this.#unwritten.map(({ accountId, unwritten }) => ({ accountId, units: unwritten })),
    );
    for (const use of this.#unwritten) {
      if (use.journalled === 0) this.#journalled.push(use);
      use.journalled += use.unwritten;
      use.unwritten = 0;
    }
    this.#unwritten = [];
  }

  #beginJournal(): UsageJournal {
    const { folder, processId, randomBytes } = this.#options;
    return new UsageJournal(folder, {
      id: randomBase62(16, randomBytes),
      processId,
      month: this.#month,
    });
  }

  /** Straight into the database: once a day for each key. */
  #noteDays(): void {
    if (this.#touched.size === 0) return;
    const { database, onTrouble } = this.#options;
    try {
      database.exec('BEGIN IMMEDIATE');
      for (const [keyId, day] of this.#touched) this.#touch.run(day, keyId);
      database.exec('COMMIT');
      this.#touched.clear();
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      onTrouble(error);
      this.#isDatabaseBusy = true;
    }
  }

  /** Every five seconds: what could not be noted before, and a merge. */
  #visitDatabase(): void {
    this.#isDatabaseBusy = false;
    this.#noteDays();
    if (!this.#isDatabaseBusy) this.#mergeSome();
  }

  /** A step of a merge each turn of the event loop, so that no request waits for all of it. */
  #mergeSome(): void {
    this.#merging ??= this.#endJournal();
    if (this.#mergeStep()) this.#nextStep = setImmediate(() => this.#mergeSome());
  }

  /** One step of the merge that is going on; true when there are more. */
  #mergeStep(): boolean {
    const merging = this.#merging;
    if (merging === null) return false;
    const { journal, entries } = merging;
    try {
      merging.merged = this.#merge.step(journal.file, entries, merging.merged);
      if (merging.merged < entries.length) return true;
      this.#merge.finish(journal.file);
    } catch (error) {
      this.#options.onTrouble(error);
      return false;
    }
    this.#merging = null;
    this.#forgetSome();
    return false;
  }

  #endJournal(): Merging | null {
    const journal = this.#journal;
    if (journal === null) return null;
    const entries = this.#journalled.map(({ accountId, journalled }) => ({
      accountId,
      units: journalled,
    }));
    journal.close();
    for (const use of this.#journalled) use.journalled = 0;
    this.#journal = null;
    this.#journalled = [];
    return { journal, entries, merged: 0 };
  }

  /** Called when a journal was merged: what no journal holds can be read again. */
  #forgetSome(): void {
    if (this.#uses.size <= ACCOUNTS_MAX) return;
    for (const [accountId, { unwritten, journalled }] of this.#uses) {
      if (unwritten + journalled === 0) this.#uses.delete(accountId);
    }
  }

  #use(accountId: number): MonthUse {
    let use = this.#uses.get(accountId);
    if (use === undefined) {
      const used = this.#read.get(accountId, this.#month)?.used;
      use = {
        accountId,
        used: typeof used === 'number' ? used : 0,
        unwritten: 0,
        journalled: 0,
      };
      this.#uses.set(accountId, use);
    }
    return use;
  }

  /** The first call, and the turn of a month: a month never goes back, whatever the clock does. */
  #advance(nowMillis: number): void {
    const month = Math.max(this.#month, monthAt(nowMillis));
    if (month > this.#month) {
      // The old month's use must be written under its own number.
      if (!this.settle()) return;
      this.#uses.clear();
      this.#month = month;
    }
    this.#monthEndMillis = nowMillis + secondsToMonthEnd(month, nowMillis) * 1_000;
  }

  #schedule(): void {
    if (this.#scheduled || this.#retry !== undefined) return;
    this.#scheduled = true;
    setImmediate(() => this.#write());
  }

  #writeLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#write();
    }, RETRY_MILLIS).unref();
  }
}
