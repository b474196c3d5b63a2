import { LRUCache } from 'lru-cache';
import { COUNTRY_CODE } from '../../artifact/codes.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import { findPinned } from '../../artifact/pin.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import { parseIsoDate } from '../../calendar/day-number.ts';
import type { PreparedData } from '../prepared-data.ts';
import { fileKey, holdCountries, servedCountry, type WrittenCountry } from './held-countries.ts';
import { holdRules } from './held-rules.ts';
import { pinnedRelease } from './pinned-release.ts';

/** The most releases with their tags; some 100 KiB each, besides the calendars. */
const RELEASES_MAX = 64;

/** The earlier releases, and how they are read. */
export interface PinOptions {
  readonly releases: Pick<ReleaseFiles, 'chain' | 'readCountry' | 'readRules'>;
  /** A pause, awaited after each file, so that one reader does not hold up others. */
  readonly rest: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly wallMillis: () => number;
}

const DAY_MILLIS = 86_400_000;
/** The time zone where a day begins first, so no caller's today is later. */
const EARLIEST_ZONE_MILLIS = 14 * 3_600_000;

/**
 * Finds the release that a request pins. Contract 20.
 * @returns takes every `X-Data-Version` of the request, and returns null when they name no release
 * (Contract 20.2).
 */
export function openPins(
  { releases, rest, wallMillis }: PinOptions,
  dataSet: DataSet,
  served: PreparedData,
): (lines: readonly string[]) => PreparedData | null {
  const { manifest: servedManifest, rules } = dataSet.release;
  const countryOf = holdCountries(releases, rest);
  const rulesOf = holdRules(releases, { manifest: servedManifest, rules }, rest);
  const opened = new LRUCache<string, PreparedData>({ max: RELEASES_MAX });
  /** Countries of the served release, by `fileKey`. */
  const servedCountries = new Map(
    servedManifest.files.flatMap((file): [string, WrittenCountry][] => {
      const code = codeOf(file.name);
      const data = dataSet.countries.get(code);
      const prepared = served.countries.get(code);
      if (data === undefined || prepared === undefined) return [];
      return [[fileKey(servedManifest, file), servedCountry(data, prepared)]];
    }),
  );

  function open(manifest: Manifest): PreparedData {
    const countries = manifest.files
      .filter(({ name }) => COUNTRY_CODE.test(codeOf(name)))
      .map((file): [string, WrittenCountry] => [
        codeOf(file.name),
        servedCountries.get(fileKey(manifest, file)) ?? countryOf(manifest, file),
      ]);
    const release = pinnedRelease(manifest, new Map(countries), () => rulesOf(manifest));
    opened.set(release.dataVersion, release);
    return release;
  }

  return ([pin, second]) => {
    if (pin === undefined || second !== undefined) return null;
    const known = opened.get(pin);
    if (known !== undefined) return known;
    const found = findPinned(pin, releases.chain);
    const day = parseIsoDate(pin);
    // Once a future date arrives, another release may be the newest.
    const isToCome = day !== null && day * DAY_MILLIS > wallMillis() + EARLIEST_ZONE_MILLIS;
    if (found === null || isToCome) return null;
    const { manifest } = found;
    if (manifest.data_version === served.dataVersion) return served;
    return opened.get(manifest.data_version) ?? open(manifest);
  };
}

/** The code of a country's file; for other files any text but a code. */
function codeOf(name: string): string {
  return name.slice(0, -'.json'.length);
}
