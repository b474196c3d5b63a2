import { legalYear } from '../../artifact/calendars.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { compareCodePoints } from '../../calendar/holiday.ts';
import { knownDay } from '../known-day.ts';

/** Every estimated date after `since`, by date, then country; those before `today` are overdue. */
export function watchList(
  countries: readonly CountryArtifact[],
  since: DayNumber,
  today: DayNumber = since,
) {
  return countries
    .flatMap((country) =>
      country.holidays
        .filter((record) => record.date_accuracy === 'estimated')
        .map((record) => ({
          country,
          id: record.id,
          name: record.name,
          day: knownDay(record.date),
          legalYear: legalYear(record),
          // Names of regions; empty for a nationwide date.
          regions: (record.regions ?? []).map(
            (code) => country.regions.find((region) => region.code === code)?.name ?? code,
          ),
          // Whether the date is past and still not confirmed.
          isOverdue: knownDay(record.date) < today,
          // Who announces it, and when; null if nothing is announced.
          watch: country.about.find((entry) => entry.id === record.id)?.watch ?? null,
        })),
    )
    .filter((entry) => entry.day > since)
    .sort(
      (a, b) =>
        a.day - b.day ||
        compareCodePoints(a.country.country, b.country.country) ||
        compareCodePoints(a.id, b.id),
    );
}
