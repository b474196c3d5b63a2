import { rmSync } from 'node:fs';
import { isAlive } from '../var-dir/synced-files.ts';
import type { EndedJournal, Journal } from './journal.ts';
import { type JournalFile, listJournals, type OnDamage, readJournal } from './journal-files.ts';
import type { UsageEntry } from './usage-entry.ts';

/** Entries of a journal that a store counts in one step. */
export interface Batch {
  readonly journal: JournalFile;
  /** How many entries of the journal precede these. */
  readonly first: number;
  readonly entries: readonly UsageEntry[];
}

/** The store that finally counts use. */
export interface UsageStore {
  /** The size of a batch: no request may wait long for one. */
  readonly entriesAtOnce: number;
  /** Whether a journal counts accounts of this store; others are left alone, unless this throws. */
  isOurs(journal: JournalFile): boolean;
  readonly onDamage: OnDamage;
  /**
   * Counts a batch, each entry exactly once however often it is passed: the same step records how
   * far the journal is merged.
   * @returns false when it cannot be counted now.
   */
  merge(batch: Batch): boolean | Promise<boolean>;
  /** Called when a journal is deleted and its mark no longer needed. */
  forget(journal: JournalFile): void;
}

export interface MergerOptions {
  readonly journal: Journal;
  readonly store: UsageStore;
  /** Called for every failure of `run`; the next run continues from there. */
  readonly onTrouble: (error: unknown) => void;
}

/** Merges journals into the store: this process's own, and those of dead processes. */
export class Merger {
  readonly #options: MergerOptions;
  #running: Promise<void> | null = null;
  #isStopped = false;
  #hasFailed = false;

  constructor(options: MergerOptions) {
    this.#options = options;
  }

  /**
   * Merges all journals, one batch a turn of the event loop; resolves when all are merged, or when the
   * store cannot count now.
   */
  run(): Promise<void> {
    this.#running ??= this.#runOnce().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /**
   * Merges everything before it returns, on a synchronous store.
   * @throws what `merge` and `onDamage` throw.
   */
  runAtOnce(): void {
    do {
      for (const { batch, note } of this.#batches()) {
        if (this.#options.store.merge(batch) !== true) return;
        note();
      }
      // Again when an ended file was in the way.
    } while (this.#options.journal.rotate());
  }

  /** Whether the last `run` failed. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Ends a run before its next batch. */
  stop(): void {
    this.#isStopped = true;
  }

  async #runOnce(): Promise<void> {
    try {
      for (const { batch, note } of this.#batches()) {
        const merged = this.#options.store.merge(batch);
        // Noted in the same turn: a request in between would find its use in both places.
        if (merged !== true && !(await merged)) break;
        note();
        await new Promise((resolve) => setImmediate(resolve));
        if (this.#isStopped) break;
      }
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      this.#options.onTrouble(error);
    }
  }

  /** Before taking the next batch, the caller notes the last one as merged. */
  *#batches(): Generator<{ readonly batch: Batch; readonly note: () => void }> {
    const { journal, store } = this.#options;
    for (const ended of this.#ended()) {
      const { file, entries } = ended;
      while (ended.merged < entries.length) {
        const first = ended.merged;
        const batch = entries.slice(first, first + store.entriesAtOnce);
        const note = () => {
          ended.merged = first + batch.length;
        };
        yield { batch: { journal: file, first, entries: batch }, note };
      }
      // The mark goes last: without it, everything would count again.
      rmSync(file.path, { force: true });
      store.forget(file);
      if (ended === journal.ended) journal.dropEnded();
    }
  }

  *#ended(): Generator<EndedJournal> {
    const { journal, store } = this.#options;
    journal.rotate();
    if (journal.ended !== null) yield journal.ended;
    for (const file of listJournals(journal.folder)) {
      // Process ids are reused: a file with our id that is not ours is a dead process's.
      const isWritten =
        file.processId === journal.processId ? journal.owns(file.path) : isAlive(file.processId);
      if (isWritten || !store.isOurs(file)) continue;
      yield { file, entries: readJournal(file, store.onDamage), merged: 0 };
    }
  }
}
