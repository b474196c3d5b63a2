import type { KnownCaller } from '../limits/account.ts';
import { BoundedMap } from '../limits/bounded-map.ts';

/** Contract 13.4: a revocation takes effect within 5 s elsewhere. */
const FRESH_MILLIS = 5_000;
/** Contract 14.5: keys already known are served for up to 5 minutes. */
const SERVED_MILLIS = 300_000;

/**
 * Callers by key digest: valid keys only, so that a flood of unknown ones cannot evict them. An
 * entry is fresh for 5 s and serves for 5 minutes while Redis is down.
 */
export class KnownCallers extends BoundedMap<string, { caller: KnownCaller; confirmedAt: number }> {
  readonly #uptime: () => number;

  /** @param uptime milliseconds on a monotonic clock. */
  constructor(uptime: () => number) {
    super(50_000);
    this.#uptime = uptime;
  }

  /** The caller of a digest if Redis has confirmed it recently. */
  fresh(digest: string): KnownCaller | null {
    return this.#within(digest, FRESH_MILLIS);
  }

  /** The caller of a digest if it may be served without Redis. */
  servable(digest: string): KnownCaller | null {
    return this.#within(digest, SERVED_MILLIS);
  }

  confirm(digest: string, caller: KnownCaller): void {
    // Deleted first: the most recently confirmed entry is forgotten last.
    this.delete(digest);
    this.set(digest, { caller, confirmedAt: this.#uptime() });
  }

  /** Forgets a caller without its digest; rare, so it walks all of them. */
  deleteCaller({ keyId }: KnownCaller): void {
    for (const [digest, { caller }] of this) if (caller.keyId === keyId) this.delete(digest);
  }

  #within(digest: string, millis: number): KnownCaller | null {
    const known = this.get(digest);
    return known !== undefined && this.#uptime() - known.confirmedAt < millis ? known.caller : null;
  }
}
