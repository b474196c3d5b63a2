import { parseIsoDate } from '../calendar/day-number.ts';
import { parseDataVersion } from './data-version.ts';
import type { Chained } from './load-release.ts';

/** The fields of a manifest that a pin is matched against. */
type Named = { readonly manifest: Pick<Chained['manifest'], 'data_version' | 'released'> };

/**
 * Finds the release that a pin names. A pin is a data version, `2026.11.1`, or a date,
 * `2026-11-20`, for the newest release up to that day. Contract 20.1.
 * @param chain the releases that can be pinned, oldest first, as `readChain` returns them.
 * @returns null when the pin is malformed or matches no release.
 */
export function findPinned<Release extends Named>(
  pin: string,
  chain: readonly Release[],
): Release | null {
  if (parseDataVersion(pin) !== null) {
    return chain.find(({ manifest }) => manifest.data_version === pin) ?? null;
  }
  if (parseIsoDate(pin) === null) return null;
  // Releases are in order, so the last match is the newest, even within one day.
  return chain.findLast(({ manifest }) => manifest.released <= pin) ?? null;
}
