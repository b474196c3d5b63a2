import type { Caller, Gate } from '../api/message.ts';
import { KnownCaller } from './account.ts';
import { readBearer } from './bearer.ts';
import { digestOfKey, isWellFormedKey } from './key-format.ts';
import type { CallerStore } from './store.ts';

/** The contract's gate over a store: answers at once where the store does. */
export function createGate(store: CallerStore): Gate {
  return {
    identify(authorization) {
      const key = readBearer(authorization);
      // A mistyped key costs no look-up.
      if (key === null || !isWellFormedKey(key)) return null;
      return store.find(digestOfKey(key));
    },
    spend(caller: Caller, countsForMonth: boolean) {
      if (!(caller instanceof KnownCaller)) {
        throw new TypeError('spend takes the caller that identify returned');
      }
      return store.spend(caller, countsForMonth);
    },
  };
}
