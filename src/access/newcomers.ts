import { type LookUpGuard, UNAVAILABLE } from '../api/message.ts';
import { BoundedMap } from './limits/bounded-map.ts';
import type { CallerStore, Found } from './store.ts';

/** Remembered valid keys: 6 MB when full. */
const KNOWN_MAX = 50_000;
/** Keys never valid here that are looked up at once; the others wait. */
const LOOK_UPS_MAX = 64;
/** Beyond this many waiting, the look-up is refused as unchecked. */
const WAITING_MAX = 1_000;

/**
 * Looks keys up in a store. A key that was valid in this process is always looked up. The look-up
 * of any other key is charged to its address first, so that invented keys keep neither the store
 * nor its other callers busy: Contract 14.6.
 */
export class Newcomers {
  readonly #store: Pick<CallerStore, 'find'>;
  readonly #known = new BoundedMap<string, true>(KNOWN_MAX);
  readonly #waiting: (() => void)[] = [];
  #inFlight = 0;

  constructor(store: Pick<CallerStore, 'find'>) {
    this.#store = store;
  }

  /** The caller of a digest (hex), as `CallerStore.find`; `unchecked` where none was looked up. */
  find(digest: string, guard: LookUpGuard): Found | Promise<Found> {
    if (this.#known.has(digest)) {
      const forget = (found: Found) => {
        if (typeof found === 'string') this.#known.delete(digest);
        return found;
      };
      const found = this.#store.find(digest);
      return found instanceof Promise ? found.then(forget) : forget(found);
    }
    if (!guard.mayLookUp()) return 'unchecked';
    if (this.#inFlight < LOOK_UPS_MAX) return this.#lookUp(digest, guard);
    if (this.#waiting.length >= WAITING_MAX) {
      guard.lookedUp(false);
      return UNAVAILABLE;
    }
    return new Promise((resolve) => {
      this.#waiting.push(() => resolve(this.#lookUp(digest, guard)));
    });
  }

  #lookUp(digest: string, guard: LookUpGuard): Found | Promise<Found> {
    const settle = (found: Found) => {
      if (typeof found === 'object') this.#known.set(digest, true);
      guard.lookedUp(typeof found === 'string');
      return found;
    };
    const found = this.#store.find(digest);
    if (!(found instanceof Promise)) return settle(found);
    this.#inFlight += 1;
    const failed = (error: unknown) => {
      guard.lookedUp(false);
      throw error;
    };
    return found.then(settle, failed).finally(() => {
      this.#inFlight -= 1;
      this.#waiting.shift()?.();
    });
  }
}
