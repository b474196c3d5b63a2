import { rangeOf } from '../../artifact/calendars.ts';
import type { Manifest } from '../../artifact/manifest.ts';
import type { DayRange } from '../../calendar/supported-range.ts';
import type { Answer } from '../outcome.ts';
import {
  type PreparedCalendar,
  stampCalendar,
  type WrittenCalendar,
} from '../prepared-calendar.ts';
import { type PreparedCountry, type PreparedData, writeCountryList } from '../prepared-data.ts';
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
      [...written].map(([code, country]) => [code, new PinnedCountry(country, this.dataVersion)]),
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

class PinnedCountry implements PreparedCountry {
  readonly regions: PreparedCountry['regions'];
  readonly #written: WrittenCountry;
  readonly #dataVersion: string;
  /** Entries go with the calendars that are evicted. */
  readonly #stamped = new WeakMap<WrittenCalendar, PreparedCalendar>();

  constructor(written: WrittenCountry, dataVersion: string) {
    this.#written = written;
    this.#dataVersion = dataVersion;
    this.regions = {
      get: (code) =>
        written.outline.regions.includes(code) ? this.#stamp(written.calendar(code)) : undefined,
      keys: () => written.outline.regions.values(),
    };
  }

  get national(): PreparedCalendar {
    return this.#stamp(this.#written.calendar(null));
  }

  #stamp(calendar: WrittenCalendar): PreparedCalendar {
    const known = this.#stamped.get(calendar);
    if (known !== undefined) return known;
    const stamped = stampCalendar(calendar, this.#dataVersion);
    this.#stamped.set(calendar, stamped);
    return stamped;
  }
}
