import { legalYear } from '../../artifact/calendars.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { compareCodePoints } from '../../calendar/holiday.ts';
import { knownDay } from '../known-day.ts';

/** A date that is still estimated. */
export interface WatchedDate {
  readonly country: CountryArtifact;
  readonly id: string;
  readonly name: string;
  readonly day: DayNumber;
  readonly legalYear: number;
  /** Names of the regions concerned; empty when it is nationwide. */
  readonly regions: readonly string[];
  /** Whether the date is past and still not confirmed. */
  readonly isOverdue: boolean;
  /** Who announces it, and when; null if nothing is announced. */
  readonly watch: { readonly authority: string; readonly expect: string } | null;
}

/**
 * Every estimated date after `since`, by date, then country.
 * @param today earlier dates are overdue.
 */
export function watchList(
  countries: readonly CountryArtifact[],
  since: DayNumber,
  today: DayNumber = since,
): WatchedDate[] {
  return countries
    .flatMap((country) =>
      country.holidays
        .filter((record) => record.date_accuracy === 'estimated')
        .map(
          (record): WatchedDate => ({
            country,
            id: record.id,
            name: record.name,
            day: knownDay(record.date),
            legalYear: legalYear(record),
            regions: (record.regions ?? []).map(
              (code) => country.regions.find((region) => region.code === code)?.name ?? code,
            ),
            isOverdue: knownDay(record.date) < today,
            watch: country.about.find((entry) => entry.id === record.id)?.watch ?? null,
          }),
        ),
    )
    .filter((entry) => entry.day > since)
    .sort(
      (a, b) =>
        a.day - b.day ||
        compareCodePoints(a.country.country, b.country.country) ||
        compareCodePoints(a.id, b.id),
    );
}
