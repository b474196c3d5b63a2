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
  #session = newId();
  #calls = 0;

  next(): SessionCall {
    if (this.#calls >= CALLS_MAX) this.#begin();
    return { session: this.#session, index: this.#calls++ };
  }

  /** Ends the session of a call, if it is still the current one. */
  end({ session }: SessionCall): void {
    if (session === this.#session) this.#begin();
  }

  #begin(): void {
    this.#session = newId();
    this.#calls = 0;
  }
}
