import { calendarOf } from '../../src/artifact/calendars.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { toDayNumber } from '../../src/calendar/day-number.ts';
import { isBusinessDay } from '../../src/calendar/questions.ts';
import { isWithin, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';

/** A year whose business days change in one or several calendars. */
export interface BusinessDayChange {
  readonly year: number;
  /** The calendars, such as "AE" or "AE-AZ"; those with the same numbers are grouped. */
  readonly calendars: readonly string[];
  /**
   * Business days of the year; null when the calendar is new or gone, or does not hold the year.
   */
  readonly before: number | null;
  readonly after: number | null;
}

/** The calendar years whose business days differ, in number or in place. */
export function businessDayChanges(
  before: CountryArtifact | null,
  after: CountryArtifact | null,
): BusinessDayChange[] {
  const groups = new Map<string, BusinessDayChange & { calendars: string[] }>();
  const regions = [...(before?.regions ?? []), ...(after?.regions ?? [])].map(({ code }) => code);
  const country = (after ?? before)?.country ?? '';
  for (const region of [null, ...[...new Set(regions)].sort()]) {
    const [old, now] = [businessDays(before, region), businessDays(after, region)];
    for (const year of SUPPORTED_YEARS) {
      const [was, is] = [old?.get(year) ?? null, now?.get(year) ?? null];
      if (was?.join() === is?.join()) continue;
      const key = `${year} ${was?.length} ${is?.length}`;
      const group = groups.get(key) ?? {
        year,
        calendars: [],
        before: was?.length ?? null,
        after: is?.length ?? null,
      };
      group.calendars.push(region === null ? country : `${country}-${region}`);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((a, b) => a.year - b.year);
}

/** The business days of each year that the country holds; null if there is no such calendar. */
function businessDays(
  artifact: CountryArtifact | null,
  region: string | null,
): Map<number, number[]> | null {
  const known = region === null || artifact?.regions.some(({ code }) => code === region);
  if (artifact === null || !known) return null;
  const calendar = calendarOf(artifact, region);
  return new Map(
    SUPPORTED_YEARS.filter((year) => isWithin(toDayNumber(year, 1, 1), calendar.range)).map(
      (year) => {
        const days: number[] = [];
        for (let day = toDayNumber(year, 1, 1); day < toDayNumber(year + 1, 1, 1); day += 1) {
          if (isBusinessDay(calendar, day)) days.push(day);
        }
        return [year, days];
      },
    ),
  );
}
