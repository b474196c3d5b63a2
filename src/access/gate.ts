import type { Caller, Gate, LookUpGuard } from '../api/message.ts';
import { DigestCache } from './keys/digest-cache.ts';
import { digestOfKey, isWellFormedKey } from './keys/key-format.ts';
import { KnownCaller } from './limits/account.ts';
import { Newcomers } from './newcomers.ts';
import type { CallerStore } from './store.ts';

/** Scheme in any case, one or more spaces, one token (RFC 6750 `b64token` and no more). */
const BEARER = /^bearer +([A-Za-z0-9._~+/=-]+)$/i;

/** The contract's gate over a store; it answers synchronously where the store does. */
export function createGate(store: CallerStore): Gate {
  const digests = new DigestCache();
  const newcomers = new Newcomers(store);

  function identify(
    authorization: readonly string[],
    guard?: LookUpGuard,
  ): ReturnType<Gate['identify']> {
    // Contract 5.1, 13.2: a repeated `Authorization` line has no digest, so no key is found.
    const line = authorization.length === 1 ? (authorization[0] as string) : '';
    const noted = digests.get(line);
    const digest = noted ?? readDigest(line);
    if (digest === null) return authorization.length === 0 ? 'missing' : 'malformed';
    const isNoted = noted !== undefined || guard === undefined;
    const found = isNoted ? store.find(digest) : newcomers.find(digest, guard);
    if (noted === undefined) {
      // Only valid keys are cached, so every cause of the one 401 takes the same path (Decision 7).
      if (found instanceof KnownCaller) digests.set(line, digest);
    } else if (typeof found === 'string') {
      digests.delete(line);
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

/** The digest of the key in a line; null without a look-up when it has none, or a mistyped one. */
function readDigest(line: string): string | null {
  const key = BEARER.exec(line)?.[1];
  return key === undefined || !isWellFormedKey(key) ? null : digestOfKey(key);
}
