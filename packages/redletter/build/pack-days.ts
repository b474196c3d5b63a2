import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { parseIsoDate } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST } from '../../../src/calendar/supported-range.ts';
import { placeLetter } from '../src/packed-days.ts';

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
  return [head, ...[...sets].map(([set, dates]) => [set, ...deltas(dates)].join(' '))].join(';');
}

/** The days since the one before, of the first since the range began; in base 36. */
function deltas(days: readonly number[]): string[] {
  return days.map((day, index) => (day - (days[index - 1] ?? RANGE_FIRST)).toString(36));
}
