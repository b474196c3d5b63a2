import type { Caller, Gate, LookUpGuard } from '../api/message.ts';
import { readBearer } from './keys/bearer.ts';
import { DigestCache } from './keys/digest-cache.ts';
import { digestOfKey, isWellFormedKey } from './keys/key-format.ts';
import { KnownCaller } from './limits/account.ts';
import { Newcomers } from './newcomers.ts';
import type { CallerStore } from './store.ts';

/** The contract's gate over a store; it answers synchronously where the store does. */
export function createGate(store: CallerStore): Gate {
  const digests = new DigestCache();
  const newcomers = new Newcomers(store);

  function identify(
    authorization: readonly string[],
    guard?: LookUpGuard,
  ): ReturnType<Gate['identify']> {
    // A repeated `Authorization` line has no digest, so no key is found.
    const line = authorization.length === 1 ? (authorization[0] as string) : '';
    const noted = digests.get(line);
    const digest = noted ?? readDigest(authorization);
    if (digest === null) return authorization.length === 0 ? 'missing' : 'malformed';
    const isNoted = noted !== undefined || guard === undefined;
    const found = isNoted ? store.find(digest) : newcomers.find(digest, guard);
    if (noted === undefined) {
      // Only valid keys are cached, so every cause of the one 401 takes the same path (Decision 7).
      if (found instanceof KnownCaller) digests.add(line, digest);
    } else if (typeof found === 'string') {
      digests.remove(line);
    }
    return found;
  }

  return {
    identify,
    spend(caller: Caller, countsForMonth: boolean) {
      if (!(caller instanceof KnownCaller)) {
        throw new TypeError('spend takes the caller that identify returned');
      }
      return store.spend(caller, countsForMonth);
    },
  };
}

/** The digest of the key that a request carries; null when there is none, or it is mistyped. */
function readDigest(authorization: readonly string[]): string | null {
  const key = readBearer(authorization);
  // A mistyped key is refused without a look-up.
  return key === null || !isWellFormedKey(key) ? null : digestOfKey(key);
}
