import type { KnownCaller } from '../limits/account.ts';

interface Known {
  readonly caller: KnownCaller;
  /** When Redis vouched for it, on a clock that only goes forward; milliseconds. */
  readonly confirmedAt: number;
}

/** Contract 13: a revocation takes effect within 5 s elsewhere. */
const FRESH_MILLIS = 5_000;
/** Contract 14: keys already known are served for up to 5 minutes. */
const SERVED_MILLIS = 300_000;

/**
 * Callers by key digest: valid keys only, so that a flood of unknown ones cannot push
 * them out. An entry is fresh for 5 s and serves for 5 minutes while Redis is down.
 */
export class KnownCallers {
  readonly #known = new Map<string, Known>();
  readonly #sizeMax: number;
  readonly #uptime: () => number;

  /** @param uptime milliseconds on a clock that only goes forward. */
  constructor(sizeMax: number, uptime: () => number) {
    this.#sizeMax = sizeMax;
    this.#uptime = uptime;
  }

  /** The caller of a digest if Redis has vouched for it lately. */
  fresh(digest: string): KnownCaller | null {
    return this.#within(digest, FRESH_MILLIS);
  }

  /** The caller of a digest if it may be served without Redis. */
  servable(digest: string): KnownCaller | null {
    return this.#within(digest, SERVED_MILLIS);
  }

  /** Whether Redis has ever vouched for this digest, as far as is remembered. */
  has(digest: string): boolean {
    return this.#known.has(digest);
  }

  confirm(digest: string, caller: KnownCaller): void {
    // Deleted first: a Map keeps the order of insertion, and what was confirmed last goes last.
    this.#known.delete(digest);
    if (this.#known.size >= this.#sizeMax) {
      const oldest = this.#known.keys().next();
      if (!oldest.done) this.#known.delete(oldest.value);
    }
    this.#known.set(digest, { caller, confirmedAt: this.#uptime() });
  }

  remove(digest: string): void {
    this.#known.delete(digest);
  }

  /** Forgets a caller whose digest is not at hand; rare, so a walk will do. */
  removeCaller(caller: KnownCaller): void {
    for (const [digest, known] of this.#known) {
      if (known.caller.keyId === caller.keyId) this.#known.delete(digest);
    }
  }

  clear(): void {
    this.#known.clear();
  }

  #within(digest: string, millis: number): KnownCaller | null {
    const known = this.#known.get(digest);
    return known !== undefined && this.#uptime() - known.confirmedAt < millis ? known.caller : null;
  }
}
