import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';

/** The date at an instant, in milliseconds since 1970-01-01 UTC, in an IANA time zone. */
export function localDay(instantMs: number, timeZone: string): DayNumber {
  const { year, month, day } = zonedAt(instantMs, timeZone);
  return toDayNumber(year, month, day);
}

/** The longest time for which a page about today may be cached, if midnight does not come first. */
const KEEP_SECONDS_MAX = 900;

/** The seconds for which a page about today in these time zones may be cached. */
export function secondsToKeep(instantMs: number, timeZones: readonly string[]): number {
  const untilMidnight = timeZones.map((timeZone) => {
    const now = zonedAt(instantMs, timeZone);
    return Math.ceil(now.until(now.add({ days: 1 }).startOfDay()).total('seconds'));
  });
  return Math.min(KEEP_SECONDS_MAX, ...untilMidnight);
}

function zonedAt(instantMs: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone);
}
