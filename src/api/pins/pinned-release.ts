import { rangeOf } from '../../artifact/calendars.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { DayRange } from '../../calendar/supported-range.ts';
import type { Answer } from '../outcome.ts';
import { stampCalendar, type WrittenCalendar } from '../prepared-calendar.ts';
import {
  type PreparedCountry,
  type PreparedData,
  preparedCountry,
  writeCountryList,
} from '../prepared-data.ts';
import type { PreparedRules } from '../terms/prepared-rules.ts';
import type { WrittenCountry } from './held-countries.ts';

/**
 * An earlier release for the endpoints. Releases may share countries; tags are per release.
 * Throws Unread for what must be read first.
 */
export class PinnedRelease implements PreparedData {
  readonly dataVersion: string;
  readonly range: DayRange;
  readonly countries: ReadonlyMap<string, PreparedCountry>;
  readonly #openRules: () => PreparedRules;
  readonly #written: ReadonlyMap<string, WrittenCountry>;
  #rules: PreparedRules | undefined;
  #countryList: Answer | undefined;

  /**
   * @param written its countries by code, sorted.
   * @param openRules throws Unread when the rules must be read first.
   */
  constructor(
    manifest: Manifest,
    written: ReadonlyMap<string, WrittenCountry>,
    openRules: () => PreparedRules,
  ) {
    this.#openRules = openRules;
    this.dataVersion = manifest.data_version;
    this.range = rangeOf(manifest);
    this.#written = written;
    this.countries = new Map(
      [...written].map(([code, country]) => [code, pinnedCountry(country, this.dataVersion)]),
    );
  }

  get rules(): PreparedRules {
    this.#rules ??= this.#openRules();
    return this.#rules;
  }

  get countryList(): Answer {
    this.#countryList ??= writeCountryList(
      this.dataVersion,
      [...this.#written.values()].map(({ outline }) => outline.record),
    );
    return this.#countryList;
  }
}

function pinnedCountry(written: WrittenCountry, dataVersion: string): PreparedCountry {
  return preparedCountry(
    (region) =>
      region === null || written.outline.regions.includes(region)
        ? written.calendar(region)
        : undefined,
    () => written.outline.regions.values(),
    (calendar: WrittenCalendar) => stampCalendar(calendar, dataVersion),
    new WeakMap(),
  );
}
