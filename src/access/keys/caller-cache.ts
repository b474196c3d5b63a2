import type { KnownCaller } from '../limits/account.ts';

/**
 * Callers by key digest, so that a busy key is not looked up for every request. Holds
 * valid keys only: a flood of unknown ones cannot push them out, and an unknown key
 * takes the same way through the store as a revoked one.
 */
export class CallerCache {
  readonly #callers = new Map<string, KnownCaller>();
  readonly #sizeMax: number;

  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax;
  }

  get(digest: string): KnownCaller | undefined {
    return this.#callers.get(digest);
  }

  add(digest: string, caller: KnownCaller): void {
    if (this.#callers.size >= this.#sizeMax) {
      // A Map keeps the order of insertion: the first one has been here longest.
      const oldest = this.#callers.keys().next();
      if (!oldest.done) this.#callers.delete(oldest.value);
    }
    this.#callers.set(digest, caller);
  }

  remove(digest: string): void {
    this.#callers.delete(digest);
  }

  clear(): void {
    this.#callers.clear();
  }
}
