import { rmSync } from 'node:fs';
import type { EndedJournal, Journal } from './journal.ts';
import { type JournalFile, listJournals, type OnDamage, readJournal } from './journal-files.ts';
import type { UsageEntry } from './usage-entry.ts';

/** Some of a journal's entries, which a store counts in one step. */
export interface Batch {
  readonly journal: JournalFile;
  /** How many of the journal's entries come before these. */
  readonly first: number;
  readonly entries: readonly UsageEntry[];
}

/** Where use is counted in the end. */
export interface UsageStore {
  /** Entries of one batch: no request may wait long for a step. */
  readonly entriesAtOnce: number;
  /**
   * Counts a batch, each entry exactly once however often it is handed over: how far the
   * journal is merged is marked in the same step that counts.
   * @returns whether it is counted; false when it cannot be for now.
   */
  merge(batch: Batch): boolean | Promise<boolean>;
  /** Told that a journal is gone: nobody will ask for its mark any more. */
  forget(journal: JournalFile): void;
}

export interface MergerOptions {
  readonly journal: Journal;
  readonly folder: string;
  readonly processId: number;
  /** Whether a process of this machine lives, and may still write its journal. */
  readonly isAlive: (processId: number) => boolean;
  /**
   * Whether a journal counts accounts of this store. Another store's is never charged to
   * strangers: it is left alone, or this throws.
   */
  readonly isOurs: (journal: JournalFile) => boolean;
  readonly store: UsageStore;
  readonly onDamage: OnDamage;
  /** Told of every failure of `run`; the next one goes on where it stood. */
  readonly onTrouble: (error: unknown) => void;
}

interface Step {
  readonly batch: Batch;
  /** To be called when the batch is merged. */
  readonly note: () => void;
}

/** Brings journals into the store: this process's own, and those of processes that have died. */
export class Merger {
  readonly #options: MergerOptions;
  #running: Promise<void> | null = null;
  #isStopped = false;
  #hasFailed = false;

  constructor(options: MergerOptions) {
    this.#options = options;
  }

  /**
   * Merges what there is, a batch each turn of the event loop; resolves when all is merged, or
   * the store cannot count for now.
   */
  run(): Promise<void> {
    this.#running ??= this.#mergeSteps()
      .then(
        () => {
          this.#hasFailed = false;
        },
        (error: unknown) => {
          this.#hasFailed = true;
          this.#options.onTrouble(error);
        },
      )
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /**
   * Merges everything before it returns, on a store that answers at once.
   * @throws what `merge` and `onDamage` throw.
   */
  runAtOnce(): void {
    do {
      for (const { batch, note } of this.#batches()) {
        if (this.#options.store.merge(batch) !== true) return;
        note();
      }
      // Once more when a file that had ended before was in the way.
    } while (this.#options.journal.rotate());
  }

  /** Whether the last `run` ended in a failure. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Ends a run that is going on, before its next batch. */
  stop(): void {
    this.#isStopped = true;
  }

  async #mergeSteps(): Promise<void> {
    for (const { batch, note } of this.#batches()) {
      const merged = this.#options.store.merge(batch);
      // In the turn that merged it: a request between the two would find its use in both places.
      if (merged === true) note();
      else if (await merged) note();
      else return;
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#isStopped) return;
    }
  }

  /** Who asks for the next batch has noted the last one as merged. */
  *#batches(): Generator<Step> {
    const { journal, store } = this.#options;
    for (const ended of this.#ended()) {
      const { file, entries } = ended;
      while (ended.merged < entries.length) {
        const first = ended.merged;
        const next = Math.min(entries.length, first + store.entriesAtOnce);
        const note = () => {
          ended.merged = next;
        };
        yield { batch: { journal: file, first, entries: entries.slice(first, next) }, note };
      }
      // The mark goes last: without it all would count again.
      rmSync(file.path, { force: true });
      store.forget(file);
      if (ended === journal.ended) journal.dropEnded();
    }
  }

  *#ended(): Generator<EndedJournal> {
    const { journal, folder, processId, isAlive, isOurs, onDamage } = this.#options;
    journal.rotate();
    if (journal.ended !== null) yield journal.ended;
    for (const file of listJournals(folder)) {
      // Process ids are given again: a file with our own that is not ours is a dead process's.
      const isWritten =
        file.processId === processId ? journal.owns(file.path) : isAlive(file.processId);
      if (!isWritten && isOurs(file))
        yield { file, entries: readJournal(file, onDamage), merged: 0 };
    }
  }
}
