import { newId } from '../keys/base62.ts';
import type { SessionCall } from '../usage/usage-entry.ts';

/** A session's bits take at most 12 KiB in Redis; then another begins. */
const CALLS_MAX = 100_000;

/**
 * Numbers the calls that charge a month. Redis keeps a bit for each, so that a call without a
 * reply can be settled exactly. Such a call ends its session: settling closes it, and later calls
 * must not be refused with it.
 */
export class Sessions {
  readonly #newId: () => string;
  #id: string;
  #next = 0;

  /** @param makeId makes an id that no other process has. */
  constructor(makeId = newId) {
    this.#newId = makeId;
    this.#id = makeId();
  }

  /** The index of the next call. */
  next(): SessionCall {
    if (this.#next >= CALLS_MAX) this.#begin();
    const call = { session: this.#id, index: this.#next };
    this.#next += 1;
    return call;
  }

  /** Ends the session of a call, if it is still the current one. */
  end(call: SessionCall): void {
    if (call.session === this.#id) this.#begin();
  }

  #begin(): void {
    this.#id = this.#newId();
    this.#next = 0;
  }
}
