import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import type { Locale } from '../languages/locale.ts';
import type { Place } from '../places/places.ts';

/** The most groups shown. */
const GROUPS_MAX = 3;
/** The shortest shared time shown. */
const MINUTES_MIN = 30;

/** Office hours, by the clock of the place. */
export const OPENS = 9;
export const CLOSES = 17;

/**
 * The office hours of each place on a date, in minutes from midnight UTC, by the clocks of that
 * day.
 */
export function hoursOn(places: readonly Place[], day: DayNumber) {
  const date = Temporal.PlainDate.from(formatIsoDate(day));
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds;
  return places.map((place) => {
    const { timezone: timeZone } = place.artifact;
    const minutes = (hour: number): number =>
      (date.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds - midnight) /
      60_000;
    return { place, opens: minutes(OPENS), closes: minutes(CLOSES) };
  });
}

/**
 * The hours that all places share, "15:00 to 17:00" by each place's clock; null if there are
 * none.
 */
export function sharedHours(places: readonly Place[], day: DayNumber): string[] | null {
  const hours = hoursOn(places, day);
  const from = Math.max(...hours.map(({ opens }) => opens));
  const to = Math.min(...hours.map(({ closes }) => closes));
  if (from >= to) return null;
  return hours.map(({ place: { locale }, opens }) => {
    const own = OPENS * 60 - opens;
    return spanWords(from + own, to + own, locale);
  });
}

/**
 * The times that most places share, in minutes of UTC: most places first, then the longest. No
 * time lies within another.
 */
export function sharedSpans(hours: ReturnType<typeof hoursOn>) {
  const edges = [...new Set(hours.flatMap(({ opens, closes }) => [opens, closes]))];
  const spans = edges.flatMap((at) => {
    const open = hours.filter(({ opens, closes }) => opens <= at && at < closes);
    if (open.length < 2) return [];
    const from = Math.max(...open.map(({ opens }) => opens));
    const to = Math.min(...open.map(({ closes }) => closes));
    return [{ places: open.map(({ place }) => place), from, to }];
  });
  const best = spans
    .filter(({ from, to }) => to - from >= MINUTES_MIN)
    .sort((a, b) => b.places.length - a.places.length || b.to - b.from - (a.to - a.from));
  const found: typeof best = [];
  for (const span of best) {
    const others = new Set(span.places);
    if (!found.some(({ places }) => others.isSubsetOf(new Set(places)))) found.push(span);
  }
  return found.slice(0, GROUPS_MAX);
}

/** "15:00 to 17:00", from minutes after a midnight. */
export function spanWords(from: number, to: number, locale: Locale): string {
  const { t, say } = locale;
  return say(t.compare.hours, { from: clockWords(from, locale), to: clockWords(to, locale) });
}

/** "15:00", from minutes after any midnight. */
export function clockWords(minutes: number, { clock }: Pick<Locale, 'clock'>): string {
  const inDay = ((minutes % 1_440) + 1_440) % 1_440;
  return clock(Math.floor(inDay / 60), inDay % 60);
}
