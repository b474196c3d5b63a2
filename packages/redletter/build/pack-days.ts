import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { parseIsoDate, toDayNumber } from '../../../src/calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';
import { placeLetter, yearsLetter } from '../src/packed-days.ts';

/** Countries as the text that `packed-days.ts` describes and reads. */
export function packDays(countries: readonly CountryArtifact[]): string {
  return countries.map(packCountryDays).join('|');
}

function packCountryDays({ country, weekend_days, regions, holidays }: CountryArtifact): string {
  const places = new Map(regions.map(({ code }, index) => [code, placeLetter(index)]));
  const keepers = new Map<number, Set<string>>();
  for (const { date, regions: only } of holidays) {
    const day = parseIsoDate(date) as number;
    const keeps = keepers.get(day) ?? new Set();
    for (const place of only?.map((code) => places.get(code) as string) ?? ['*']) keeps.add(place);
    keepers.set(day, keeps);
  }
  const days = [...keepers.keys()].sort((a, b) => a - b);
  const sets = Map.groupBy(days, (day) => [...(keepers.get(day) ?? [])].sort().join(''));
  const head = [country + weekend_days.join(''), ...regions.map(({ code }) => code)].join(' ');
  return [head, ...[...sets].map(([set, dates]) => [set, ...writeDays(dates)].join(' '))].join(';');
}

/** The days of a set as `packed-days.ts` reads them. */
function writeDays(days: readonly number[]): string[] {
  const bits = new Map<number, number>();
  for (const day of days) {
    const index = SUPPORTED_YEARS.findLastIndex((year) => toDayNumber(year, 1, 1) <= day);
    const place = day - toDayNumber(SUPPORTED_YEARS[index] as number, 1, 1);
    bits.set(place, (bits.get(place) ?? 0) | (1 << index));
  }
  const sorted = [...bits].sort(([a], [b]) => a - b);
  return sorted.map(
    ([place, years], index) =>
      (place - (sorted[index - 1]?.[0] ?? 0)).toString(36) + yearsLetter(years),
  );
}
