import { readFileSync, rmSync } from 'node:fs';
import { type Journal, type JournalFile, listJournals } from './journal.ts';
import { type JournalEntry, readLine } from './journal-line.ts';
import { RedisDownError, type RedisLink } from './link.ts';
import { MERGE } from './merge-script.ts';
import { NAMES, PREFIXES } from './names.ts';

export interface MergerOptions {
  readonly link: RedisLink;
  readonly journal: Journal;
  readonly folder: string;
  readonly processId: number;
  /** Whether a process of this machine still lives, and may still write its journal. */
  readonly isAlive: (processId: number) => boolean;
  /** The store that the journals belong to; null while it is not known. */
  readonly storeId: () => string | null;
  readonly onTrouble: (error: unknown) => void;
}

/** One to two milliseconds of Redis's time. */
const LINES_AT_ONCE = 500;
/** A damaged line counts nothing and is merged as such, so that the lines after it keep their numbers. */
const NOTHING: JournalEntry = { accountId: 0, month: 0, units: 0, call: null };

/**
 * Brings journals into Redis: this process's own, and those of processes that have died.
 * Redis marks how far each journal is merged, in the same script that counts, so that
 * nothing is counted twice, whoever merges and however often.
 */
export class Merger {
  readonly #options: MergerOptions;
  #running: Promise<void> | null = null;

  constructor(options: MergerOptions) {
    this.#options = options;
  }

  /** Merges what there is; resolves when all is merged or Redis is down again. */
  run(): Promise<void> {
    this.#running ??= this.#mergeAll()
      .catch((error: unknown) => {
        if (!(error instanceof RedisDownError)) this.#options.onTrouble(error);
      })
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #mergeAll(): Promise<void> {
    const { journal, folder, processId, isAlive } = this.#options;
    journal.rotate();
    for (const file of listJournals(folder)) {
      const isOwn = file.processId === processId;
      if (isOwn ? journal.isOpen(file.path) : isAlive(file.processId)) continue;
      if (await this.#merge(file)) rmSync(file.path, { force: true });
    }
  }

  async #merge(file: JournalFile): Promise<boolean> {
    const storeId = this.#options.storeId();
    if (storeId === null) return false;
    const lines = readFileSync(file.path, 'utf8').split('\n');
    // What follows the last line feed is a line that its writer did not live to finish.
    lines.pop();
    for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
      const words = lines.slice(first, first + LINES_AT_ONCE).flatMap((line, offset) => {
        const entry = readLine(line);
        if (entry === null) {
          const place = `${file.path}: line ${first + offset + 1}`;
          this.#options.onTrouble(new Error(`${place} is damaged and was left out`));
        }
        return wordsOf(entry ?? NOTHING);
      });
      const reply = await this.#options.link.run(
        MERGE,
        [NAMES.store, PREFIXES.journal + file.id],
        [storeId, String(first + 1), ...words],
      );
      if (!(Array.isArray(reply) && reply[0] === 'merged')) return false;
    }
    return true;
  }
}

function wordsOf({ accountId, month, units, call }: JournalEntry): string[] {
  const place = call === null ? ['', ''] : [call.session, String(call.index)];
  return [String(accountId), String(month), String(units), ...place];
}
