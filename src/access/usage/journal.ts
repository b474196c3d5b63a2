import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import type { Month } from '../limits/month.ts';
import { systemCode } from '../var-dir/synced-files.ts';
import { type JournalFile, newJournalFile, readJournal } from './journal-files.ts';
import { Tally, type TallyEntry, type UsageEntry, writeEntry, writeLine } from './usage-entry.ts';

export interface JournalOptions {
  readonly folder: string;
  readonly processId: number;
  /** Makes an id that no other journal has. */
  readonly newId: () => string;
  /** The store whose accounts are noted; null while it is not known. */
  readonly storeId: () => string | null;
  /** Told of every write that failed; the journal goes on by itself. */
  readonly onTrouble: (error: unknown) => void;
}

/** A journal that nobody writes any more, and how many of its entries the store holds. */
export interface EndedJournal {
  readonly file: JournalFile;
  readonly entries: readonly UsageEntry[];
  merged: number;
}

interface OpenFile {
  readonly file: JournalFile;
  readonly descriptor: number;
  /** Bytes of whole lines. */
  size: number;
}

const RETRY_MILLIS = 1_000;

/**
 * Use that the store does not hold yet, in a file of this process's own: added up, and written
 * once for all replies of one turn of the event loop, a tenth of a commit's price. What is
 * written survives a killed process; only a power cut can take the last lines, as it can take
 * a database's last commits. What cannot be written (full disk) stays in memory as a sum for
 * each account, replies go on, and it is written when it can be. Decision 10.
 */
export class Journal {
  readonly #options: JournalOptions;
  #open: OpenFile | null = null;
  /** What the open file holds, as who reads it finds it, and what is to be written there. */
  #tally = new Tally();
  #unwritten: TallyEntry[] = [];
  #ended: (EndedJournal & { readonly tally: Tally }) | null = null;
  #isScheduled = false;
  readonly #waiting: (() => void)[] = [];
  #retry: NodeJS.Timeout | undefined;
  #writeError: string | null = null;

  constructor(options: JournalOptions) {
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

  /** Resolves when all that was noted is written, or has been tried to. */
  written(): Promise<void> {
    if (!this.#isScheduled) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Whether the store holds everything that was noted. */
  get isEmpty(): boolean {
    return this.#tally.entries.length === 0 && this.#ended === null;
  }

  /** Why the last write failed: the system's code, for example ENOSPC; null when it did not. */
  get writeError(): string | null {
    return this.#writeError;
  }

  /** The file that has ended and is not merged yet. */
  get ended(): EndedJournal | null {
    return this.#ended;
  }

  /** Units of an account in this month that the store does not hold; those of calls left out. */
  pending(accountId: number, month: Month): number {
    return (
      this.#tally.unitsAfter(0, accountId, month) +
      (this.#ended?.tally.unitsAfter(this.#ended.merged, accountId, month) ?? 0)
    );
  }

  /** Units of all accounts that the store does not hold; a walk over them, for the metrics. */
  get unmergedUnits(): number {
    let units = 0;
    for (const entry of this.#tally.entries) units += entry.units;
    const ended = this.#ended;
    for (const entry of ended?.entries.slice(ended.merged) ?? []) units += entry.units;
    return units;
  }

  /**
   * Ends the file that is being written, so that it can be merged and removed; the next entry
   * begins another. One that has ended goes first: no more than two are in memory.
   * @returns whether one has ended now.
   * @throws when some could not be written and the file cannot be read either.
   */
  rotate(): boolean {
    this.#write();
    const open = this.#open;
    if (open === null || this.#ended !== null) return false;
    const unwritten = this.#unwritten;
    // What could not be written belongs to the next file: then the file says what it holds.
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

  /** Forgets the file that has ended: it is merged, and gone. */
  dropEnded(): void {
    this.#ended = null;
  }

  /** Whether a path is that of a file which this journal has still to do with. */
  owns(path: string): boolean {
    return path === this.#open?.file.path || path === this.#ended?.file.path;
  }

  /** Writes what is left, and lets go of the file; nothing is noted after this. */
  close(): void {
    clearTimeout(this.#retry);
    this.#write();
    if (this.#open !== null) closeSync(this.#open.descriptor);
    this.#open = null;
  }

  readonly #endTurn = (): void => {
    this.#isScheduled = false;
    // What could not be written is tried again once a second, not in every turn.
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
      this.#open ??= this.#begin();
      append(this.#open, writeLine(entries));
      for (const noted of this.#unwritten) noted.written = noted.entry.units;
      this.#unwritten = [];
      this.#writeError = null;
    } catch (error) {
      this.#writeError = systemCode(error);
      this.#options.onTrouble(error);
      this.#writeLater();
    }
  }

  #begin(): OpenFile {
    const { folder, processId, newId, storeId } = this.#options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = newJournalFile(folder, processId, newId(), storeId());
    return { file, descriptor: openSync(file.path, 'wx', 0o600), size: 0 };
  }

  #writeLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#write();
    }, RETRY_MILLIS).unref();
  }
}

/** Why a process whose journal cannot be written should be sent no requests, in words. */
export function journalObjections({ writeError }: Pick<Journal, 'writeError'>): string[] {
  return writeError === null ? [] : [`use cannot be written to VAR_DIR (${writeError})`];
}

/** For a file whose every line this process has written. */
function noDamage(place: string): never {
  throw new Error(`${place} is not what was written there`);
}

/** All of the line or nothing: after one that was cut off the next would be damaged. */
function append(open: OpenFile, line: string): void {
  // In Latin-1 each character is a byte.
  const count = writeSync(open.descriptor, line, open.size, 'latin1');
  if (count < line.length) {
    ftruncateSync(open.descriptor, open.size);
    throw Object.assign(new Error(`${open.file.path}: the disk is full`), { code: 'ENOSPC' });
  }
  open.size += count;
}
