import { type DayNumber, parseIsoDate } from '../../calendar/day-number.ts';

/**
 * The date that a clock in `timeZone` (an IANA name) shows at an instant, given in
 * milliseconds since 1970-01-01 UTC.
 */
export function localDay(instantMs: number, timeZone: string): DayNumber {
  const text = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instantMs);
  return parseIsoDate(text) as DayNumber;
}

/** How long a page about today may be cached, at most until midnight. */
const KEEP_SECONDS_MAX = 900;

/** The seconds for which a page about today in these time zones may be cached. */
export function secondsToKeep(instantMs: number, timeZones: readonly string[]): number {
  const untilMidnight = timeZones.map((timeZone) => secondsToMidnight(instantMs, timeZone));
  return Math.min(KEEP_SECONDS_MAX, ...untilMidnight);
}

/** Whole seconds until the next midnight in a time zone: 1 to 86,400 without a clock change. */
function secondsToMidnight(instantMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return 86_400 - part('hour') * 3600 - part('minute') * 60 - part('second');
}
