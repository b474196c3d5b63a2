import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { parseIsoDate, toDayNumber } from '../../../src/calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';
import { letterOf, yearsLetters } from '../src/packed-days.ts';

/** Countries as the text that `packed-days.ts` describes and reads. */
export function packDays(countries: readonly CountryArtifact[]): string {
  return countries.map(packCountryDays).join('|');
}

/** @throws RangeError for a weekend that changes over time: the text has no place for it. */
function packCountryDays(artifact: CountryArtifact): string {
  const { country, weekend_days, held_until, regions, holidays } = artifact;
  if (artifact.weekends !== undefined || artifact.worked_weekends !== undefined) {
    throw new RangeError(`the weekend of ${country} changes, which packages cannot say yet`);
  }
  const places = new Map(regions.map(({ code }, index) => [code, letterOf(index)]));
  const keepers = new Map<number, Set<string>>();
  for (const { date, regions: only } of holidays) {
    const day = parseIsoDate(date) as number;
    const keeps = keepers.get(day) ?? new Set();
    for (const place of only?.map((code) => places.get(code) as string) ?? ['*']) keeps.add(place);
    keepers.set(day, keeps);
  }
  const days = [...keepers.keys()].sort((a, b) => a - b);
  const sets = Map.groupBy(days, (day) => [...(keepers.get(day) ?? [])].sort().join(''));
  const held = held_until === undefined ? '' : `.${held_until}`;
  const name = `${country}.${weekend_days.join('')}${held}`;
  const head = [name, ...regions.map(({ code }) => code)].join(' ');
  return [head, ...[...sets].map(([set, dates]) => [set, ...writeDays(dates)].join(' '))].join(';');
}

/** The days of a set in the form that `packed-days.ts` reads. */
function writeDays(days: readonly number[]): string[] {
  const years = new Map<number, number[]>();
  for (const day of days) {
    const index = SUPPORTED_YEARS.findLastIndex((year) => toDayNumber(year, 1, 1) <= day);
    const place = day - toDayNumber(SUPPORTED_YEARS[index] as number, 1, 1);
    years.set(place, [...(years.get(place) ?? []), index]);
  }
  const sorted = [...years].sort(([a], [b]) => a - b);
  return sorted.map(
    ([place, held], index) =>
      (place - (sorted[index - 1]?.[0] ?? 0)).toString(36) + yearsLetters(held),
  );
}
