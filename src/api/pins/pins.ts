import { LRUCache } from 'lru-cache';
import { rangeOf } from '../../artifact/calendars.ts';
import { COUNTRY_CODE } from '../../artifact/codes.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { RULES } from '../../artifact/load-release.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import { findPinned } from '../../artifact/pin.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { parseIsoDate } from '../../calendar/day-number.ts';
import type { Answer } from '../outcome.ts';
import { type PreparedCountry, type PreparedData, writeCountryList } from '../prepared-data.ts';
import { PreparedRules } from '../prepared-rules.ts';
import { fileKey, holdCountries } from './held-countries.ts';
import { HeldFiles } from './held-files.ts';
import { ReadingTurns } from './reading-turns.ts';

/** The most releases kept open; some 100 KiB each, besides the calendars. */
const RELEASES_MAX = 64;
/** The most files of term rules kept besides the served one; some 100 KiB each. */
const RULE_FILES_MAX = 8;

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
  const { manifest: servedManifest, rules: servedRules } = dataSet.release;
  const turns = new ReadingTurns(rest);
  const countryOf = holdCountries(releases, turns);
  const ruleFiles = new HeldFiles<readonly RuleRecord[]>(RULE_FILES_MAX, turns);
  const rulesSince = releases.chain.find(({ manifest }) => findRules(manifest) !== undefined);
  const opened = new LRUCache<string, PreparedData>({ max: RELEASES_MAX });
  /** Countries of the served release, by `fileKey`. */
  const servedCountries = new Map(
    servedManifest.files.map((file) => [
      fileKey(servedManifest, file),
      served.countries.get(codeOf(file)),
    ]),
  );

  function openRules(manifest: Manifest): PreparedRules {
    const { data_version: version } = manifest;
    const file = findRules(manifest);
    const isServed = file?.sha256 === findRules(servedManifest)?.sha256;
    const read = (of: ReleaseFile) =>
      ruleFiles.get(of.sha256, () => releases.readRules(version, of));
    const records = isServed ? servedRules : file && read(file);
    return new PreparedRules(records ?? [], version, rulesSince?.manifest.data_version ?? null);
  }

  /** An earlier release. Its getters throw Unread for what must be read first. */
  function open(manifest: Manifest): PreparedData {
    const { data_version: dataVersion } = manifest;
    const countries = new Map(
      manifest.files
        .filter((file) => COUNTRY_CODE.test(codeOf(file)))
        .map((file): [string, PreparedCountry] => [
          codeOf(file),
          servedCountries.get(fileKey(manifest, file)) ?? countryOf(manifest, file),
        ]),
    );
    let rules: PreparedRules | undefined;
    let countryList: Answer | undefined;
    const release: PreparedData = {
      dataVersion,
      range: rangeOf(manifest),
      countries,
      get rules() {
        rules ??= openRules(manifest);
        return rules;
      },
      get countryList() {
        countryList ??= writeCountryList(dataVersion, countries.values());
        return countryList;
      },
    };
    opened.set(dataVersion, release);
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
function codeOf({ name }: ReleaseFile): string {
  return name.slice(0, -'.json'.length);
}

function findRules({ files }: Manifest): ReleaseFile | undefined {
  return files.find(({ name }) => name === RULES);
}
