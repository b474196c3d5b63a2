import { rangeOf } from '../../artifact/calendars.ts';
import type { Manifest } from '../../artifact/manifest.ts';
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
 * @param written its countries by code, sorted.
 * @param openRules throws Unread when the rules must be read first.
 */
export function pinnedRelease(
  manifest: Manifest,
  written: ReadonlyMap<string, WrittenCountry>,
  openRules: () => PreparedRules,
): PreparedData {
  const dataVersion = manifest.data_version;
  const countries = [...written].map(
    ([code, country]) => [code, pinnedCountry(country, dataVersion)] as const,
  );
  let rules: PreparedRules | undefined;
  let countryList: Answer | undefined;
  return {
    dataVersion,
    range: rangeOf(manifest),
    countries: new Map(countries),
    get rules() {
      rules ??= openRules();
      return rules;
    },
    get countryList() {
      countryList ??= writeCountryList(
        dataVersion,
        [...written.values()].map(({ outline }) => outline.record),
      );
      return countryList;
    },
  };
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
