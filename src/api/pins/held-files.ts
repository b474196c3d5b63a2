import { LRUCache } from 'lru-cache';
import type { ReadingTurns } from './reading-turns.ts';

/**
 * Thrown when an answer needs data that must be read first. The service reads it and calls the
 * endpoint again, so endpoints stay pure and refused requests read nothing.
 */
export class Unread extends Error {
  override readonly name = 'Unread';
  /** Reads the data in the account's turn; null when too many reads wait. */
  readonly read: (account: string) => Promise<void> | null;

  constructor(read: Unread['read']) {
    super('not read yet');
    this.read = read;
  }
}

/** What was read of files lately, by key; the least recently used goes first. */
export class HeldFiles<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  readonly #turns: ReadingTurns;

  constructor(max: number, turns: ReadingTurns) {
    this.#values = new LRUCache({ max });
    this.#turns = turns;
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value);
  }

  /** @throws Unread when the value is not held, and `read` must give it first. */
  get(key: string, read: () => Promise<Value>): Value {
    const held = this.#values.get(key);
    if (held !== undefined) return held;
    throw new Unread((account) =>
      this.#turns.wait(account, key, async () => {
        // Another request may have waited for it.
        if (!this.#values.has(key)) this.#values.set(key, await read());
      }),
    );
  }
}
