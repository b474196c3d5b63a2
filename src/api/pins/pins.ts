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

/** Answers requests that pin a release. Contract 20. */
export class Pins {
  readonly #chain: ReleaseFiles['chain'];
  readonly #served: PreparedData;
  readonly #wallMillis: PinOptions['wallMillis'];
  /** Countries of the served release, by `fileKey`. */
  readonly #servedCountries: ReadonlyMap<string, WrittenCountry>;
  readonly #countryOf: ReturnType<typeof holdCountries>;
  readonly #rulesOf: ReturnType<typeof holdRules>;
  readonly #releases = new LRUCache<string, PreparedData>({ max: RELEASES_MAX });

  constructor({ releases, rest, wallMillis }: PinOptions, dataSet: DataSet, served: PreparedData) {
    this.#chain = releases.chain;
    this.#served = served;
    this.#wallMillis = wallMillis;
    this.#countryOf = holdCountries(releases, rest);
    const { manifest, rules } = dataSet.release;
    this.#rulesOf = holdRules(releases, { manifest, rules }, rest);
    this.#servedCountries = new Map(
      manifest.files.flatMap((file): [string, WrittenCountry][] => {
        const code = codeOf(file.name);
        const data = dataSet.countries.get(code);
        const prepared = served.countries.get(code);
        if (data === undefined || prepared === undefined) return [];
        return [[fileKey(manifest, file), servedCountry(data, prepared)]];
      }),
    );
  }

  /**
   * The pinned release.
   * @param lines every `X-Data-Version` of the request.
   * @returns null when the lines name no release: Contract 20.2.
   */
  find(lines: readonly string[]): PreparedData | null {
    const [pin, second] = lines;
    if (pin === undefined || second !== undefined) return null;
    const known = this.#releases.get(pin);
    if (known !== undefined) return known;
    const found = findPinned(pin, this.#chain);
    // Once a future date arrives, another release may be the newest.
    if (found === null || this.#isToCome(pin)) return null;
    const { manifest } = found;
    if (manifest.data_version === this.#served.dataVersion) return this.#served;
    return this.#releases.get(manifest.data_version) ?? this.#open(manifest);
  }

  #isToCome(pin: string): boolean {
    const day = parseIsoDate(pin);
    return day !== null && day * DAY_MILLIS > this.#wallMillis() + EARLIEST_ZONE_MILLIS;
  }

  #open(manifest: Manifest): PreparedData {
    const countries = manifest.files
      .filter(({ name }) => COUNTRY_CODE.test(codeOf(name)))
      .map((file): [string, WrittenCountry] => [
        codeOf(file.name),
        this.#servedCountries.get(fileKey(manifest, file)) ?? this.#countryOf(manifest, file),
      ]);
    const release = pinnedRelease(manifest, new Map(countries), () => this.#rulesOf(manifest));
    this.#releases.set(release.dataVersion, release);
    return release;
  }
}

/** The code of a country's file; for other files any text but a code. */
function codeOf(name: string): string {
  return name.slice(0, -'.json'.length);
}
