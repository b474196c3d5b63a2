import { closeSync, ftruncateSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type JournalEntry, writeLine } from './journal-line.ts';

export interface JournalOptions {
  readonly folder: string;
  readonly processId: number;
  /** Makes an id that no other journal has. */
  readonly newId: () => string;
  /** Told of every write that failed; the journal goes on by itself. */
  readonly onTrouble: (error: unknown) => void;
}

const RETRY_MILLIS = 1_000;
const NAME = /^(\d+)-([0-9A-Za-z]+)\.journal$/;

/** A journal file: whose it is, and the id under which it is merged. */
export interface JournalFile {
  readonly path: string;
  readonly id: string;
  readonly processId: number;
}

interface OpenFile {
  readonly descriptor: number;
  readonly path: string;
  /** Bytes of whole lines. */
  size: number;
}

/** The journals in a folder, of this process and of others. */
export function listJournals(folder: string): JournalFile[] {
  return readdirSync(folder).flatMap((name) => {
    const [, processId, id] = NAME.exec(name) ?? [];
    if (id === undefined) return [];
    return [{ path: join(folder, name), id, processId: Number(processId) }];
  });
}

/**
 * Usage that Redis was not there to count, in a file of this process's own. Entries of
 * one turn of the event loop are added up and written at its end; a reply waits for that
 * write, so that a killed process has noted every unit it has given out; only a power cut
 * can take the last ones, as with the embedded store. What cannot be written (full disk)
 * stays in memory, replies go on, and it is written when it can be.
 */
export class Journal {
  readonly #options: JournalOptions;
  #file: OpenFile | null = null;
  /** Entries without a call, added up by account and month. */
  #sums = new Map<string, JournalEntry>();
  #calls: JournalEntry[] = [];
  #written: Promise<void> | null = null;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: JournalOptions) {
    this.#options = options;
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  }

  /** Notes an entry; resolves when it is written, or has been tried to. */
  add(entry: JournalEntry): Promise<void> {
    if (entry.call !== null) this.#calls.push(entry);
    else {
      const name = `${entry.accountId} ${entry.month}`;
      const units = (this.#sums.get(name)?.units ?? 0) + entry.units;
      this.#sums.set(name, { ...entry, units });
    }
    this.#written ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#written = null;
        this.#write();
        resolve();
      });
    });
    return this.#written;
  }

  /** Whether nothing was noted since the last rotation. */
  get isEmpty(): boolean {
    return this.#file === null && this.#sums.size === 0 && this.#calls.length === 0;
  }

  /** Ends the current file, so that it can be merged and removed; the next entry begins another. */
  rotate(): void {
    this.#write();
    if (this.#file === null) return;
    closeSync(this.#file.descriptor);
    this.#file = null;
  }

  /** Whether a path is the file that is being written. */
  isOpen(path: string): boolean {
    return this.#file?.path === path;
  }

  /** Writes what is left and ends the file. */
  close(): void {
    clearTimeout(this.#retry);
    this.rotate();
  }

  #write(): void {
    if (this.#sums.size === 0 && this.#calls.length === 0) return;
    try {
      this.#file ??= this.#begin();
      const text = [...this.#sums.values(), ...this.#calls].map(writeLine).join('');
      const bytes = Buffer.from(text);
      this.#append(this.#file, bytes);
      this.#sums = new Map();
      this.#calls = [];
    } catch (error) {
      this.#options.onTrouble(error);
      this.#writeLater();
    }
  }

  /** All of the bytes or none: lines that were cut off would be written a second time later. */
  #append(file: OpenFile, bytes: Buffer): void {
    const count = writeSync(file.descriptor, bytes, 0, bytes.length, file.size);
    if (count < bytes.length) {
      ftruncateSync(file.descriptor, file.size);
      throw new Error(`${file.path}: the disk is full`);
    }
    file.size += count;
  }

  #begin(): OpenFile {
    const name = `${this.#options.processId}-${this.#options.newId()}.journal`;
    const path = join(this.#options.folder, name);
    return { descriptor: openSync(path, 'wx', 0o600), path, size: 0 };
  }

  #writeLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#write(), RETRY_MILLIS).unref();
  }
}
