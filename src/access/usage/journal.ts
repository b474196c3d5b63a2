import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import type { Month } from '../limits/month.ts';
import { systemCode } from '../var-dir/synced-files.ts';
import { type JournalFile, journalBytes, newJournalFile, readJournal } from './journal-files.ts';
import { Tally, type TallyEntry, type UsageEntry, writeEntry, writeLine } from './usage-entry.ts';

export interface JournalOptions {
  readonly folder: string;
  /** This process's, if left out. */
  readonly processId?: number;
  /** Makes a unique id. */
  readonly newId: () => string;
  /** The store of the accounts; null while it is unknown. */
  readonly storeId: () => string | null;
  /** Called for every write that failed; the journal recovers by itself. */
  readonly onTrouble: (error: unknown) => void;
}

/** A journal that is no longer written, and how many of its entries the store holds. */
export interface EndedJournal {
  readonly file: JournalFile;
  readonly entries: readonly UsageEntry[];
  merged: number;
}

const RETRY_MILLIS = 1_000;

/**
 * Use that the store does not hold yet, in a file of this process. It is summed, and written once for all
 * replies of one turn of the event loop, at a tenth of the cost of a commit. Written lines survive a
 * killed process; a power cut can lose the last ones, like a database's last commits. On a full disk,
 * sums stay in memory until they can be written, and replies continue. Decision 10.
 */
export class Journal {
  readonly folder: string;
  readonly processId: number;
  readonly #options: JournalOptions;
  /** The file, and the bytes of its whole lines. */
  #open: { readonly file: JournalFile; readonly descriptor: number; size: number } | null = null;
  /** The entries of the open file, as its reader sums them, and those still to be written. */
  #tally = new Tally();
  #unwritten: TallyEntry[] = [];
  #ended: (EndedJournal & { readonly tally: Tally }) | null = null;
  #isScheduled = false;
  readonly #waiting: (() => void)[] = [];
  #retry: NodeJS.Timeout | undefined;
  #writeError: string | null = null;

  constructor(options: JournalOptions) {
    this.folder = options.folder;
    this.processId = options.processId ?? process.pid;
    this.#options = options;
  }

  /** Notes an entry; it is written at the end of this turn of the event loop. */
  add(entry: UsageEntry): void {
    const noted = this.#tally.add(entry);
    if (noted.written === noted.entry.units - entry.units) this.#unwritten.push(noted);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#endTurn);
  }

  /** Resolves when all entries are written, or the attempt has failed. */
  written(): Promise<void> {
    if (!this.#isScheduled) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Whether the store holds all entries. */
  get isEmpty(): boolean {
    return this.#tally.entries.length === 0 && this.#ended === null;
  }

  /** The ended file that is not merged yet. */
  get ended(): EndedJournal | null {
    return this.#ended;
  }

  /** An account's units in this month that the store does not hold, without those of calls. */
  pending(accountId: number, month: Month): number {
    return (
      this.#tally.unitsAfter(0, accountId, month) +
      (this.#ended?.tally.unitsAfter(this.#ended.merged, accountId, month) ?? 0)
    );
  }

  /** The health of a store, as far as its journal goes; it walks over all entries. */
  get health() {
    // The system's code, for example ENOSPC.
    const error = this.#writeError;
    const ended = this.#ended?.entries.slice(this.#ended.merged) ?? [];
    let unmergedUnits = 0;
    for (const { units } of [...this.#tally.entries, ...ended]) unmergedUnits += units;
    return {
      unreadyBecause: error === null ? [] : [`use cannot be written to VAR_DIR (${error})`],
      isJournalWritable: error === null,
      journalBytes: journalBytes(this.folder),
      unmergedUnits,
    };
  }

  /**
   * Ends the open file, so that it can be merged and removed; the next entry begins another. Does nothing
   * while an ended file is unmerged: at most two are in memory.
   * @returns whether a file was ended.
   * @throws when entries could not be written and the file cannot be read either.
   */
  rotate(): boolean {
    this.#write();
    const open = this.#open;
    if (open === null || this.#ended !== null) return false;
    const unwritten = this.#unwritten;
    // Unwritten entries belong to the next file; what this one holds, only the file itself tells.
    const tally = unwritten.length === 0 ? this.#tally : Tally.of(readJournal(open.file, noDamage));
    closeSync(open.descriptor);
    this.#ended = { file: open.file, tally, entries: tally.entries, merged: 0 };
    this.#open = null;
    this.#tally = new Tally();
    this.#unwritten = [];
    for (const { entry, written } of unwritten) {
      this.add({ ...entry, units: entry.units - written });
    }
    return true;
  }

  /** Forgets the ended file, which is merged and deleted. */
  dropEnded(): void {
    this.#ended = null;
  }

  /** Whether a path is that of the open or the ended file. */
  owns(path: string): boolean {
    return path === this.#open?.file.path || path === this.#ended?.file.path;
  }

  /** Writes the rest and closes the file; add nothing after this. */
  close(): void {
    clearTimeout(this.#retry);
    this.#write();
    if (this.#open !== null) closeSync(this.#open.descriptor);
    this.#open = null;
  }

  readonly #endTurn = (): void => {
    this.#isScheduled = false;
    // A failed write is repeated once a second, not every turn.
    if (this.#retry === undefined) this.#write();
    for (const resolve of this.#waiting.splice(0)) resolve();
  };

  #write(): void {
    if (this.#unwritten.length === 0) return;
    try {
      let entries = '';
      for (const { entry, written } of this.#unwritten) {
        if (entries !== '') entries += ';';
        entries += writeEntry(entry, entry.units - written);
      }
      this.#append(writeLine(entries));
      for (const noted of this.#unwritten) noted.written = noted.entry.units;
      this.#unwritten = [];
      this.#writeError = null;
    } catch (error) {
      this.#writeError = systemCode(error);
      this.#options.onTrouble(error);
      clearTimeout(this.#retry);
      this.#retry = setTimeout(() => {
        this.#retry = undefined;
        this.#write();
      }, RETRY_MILLIS).unref();
    }
  }

  /** Writes the line whole or not at all: a truncated one would damage the next. */
  #append(line: string): void {
    if (this.#open === null) {
      const { newId, storeId } = this.#options;
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
      const file = newJournalFile(this.folder, this.processId, newId(), storeId());
      this.#open = { file, descriptor: openSync(file.path, 'wx', 0o600), size: 0 };
    }
    const { file, descriptor, size } = this.#open;
    // In Latin-1 each character is a byte.
    if (writeSync(descriptor, line, size, 'latin1') < line.length) {
      ftruncateSync(descriptor, size);
      throw Object.assign(new Error(`${file.path}: the disk is full`), { code: 'ENOSPC' });
    }
    this.#open.size += line.length;
  }
}

/** For a file of which this process wrote every line. */
function noDamage(place: string): never {
  throw new Error(`${place} is not what was written there`);
}
