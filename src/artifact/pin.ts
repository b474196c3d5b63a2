import { parseIsoDate } from '../calendar/day-number.ts';
import { parseDataVersion } from './data-version.ts';
import type { Chained } from './load-release.ts';

/** What a pin is compared with: a release as its manifest names it. */
type Named = { readonly manifest: Pick<Chained['manifest'], 'data_version' | 'released'> };

/**
 * The release that a pin names: a data version, `2026.11.1`, or a date, `2026-11-20`, for the
 * newest release of that day or before. Contract 20.1.
 * @param chain the releases that can be pinned, oldest first, as `readChain` returns them.
 * @returns null when the pin is malformed, or names none of them.
 */
export function findPinned<Release extends Named>(
  pin: string,
  chain: readonly Release[],
): Release | null {
  if (parseDataVersion(pin) !== null) {
    return chain.find(({ manifest }) => manifest.data_version === pin) ?? null;
  }
  if (parseIsoDate(pin) === null) return null;
  // Releases are in order, so the last match is the newest, also within one day.
  return chain.findLast(({ manifest }) => manifest.released <= pin) ?? null;
}
