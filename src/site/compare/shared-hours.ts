import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import type { Place } from '../places/places.ts';

/** The hours of an office in minutes of UTC, counted from the midnight that begins the date. */
export interface Hours {
  readonly place: Place;
  readonly opens: number;
  readonly closes: number;
}

/** Places that are open at the same time. */
export interface SharedSpan {
  readonly places: readonly Place[];
  /** Minutes of UTC. */
  readonly from: number;
  readonly to: number;
}

/** More groups than these nobody reads. */
const GROUPS_MAX = 3;
/** So short a time is no time to meet. */
const MINUTES_MIN = 30;

/** The hours of each place on a date by its own clock, summer time included. */
export function hoursOn(
  places: readonly Place[],
  day: DayNumber,
  opens: Temporal.PlainTimeLike,
  closes: Temporal.PlainTimeLike,
): Hours[] {
  const date = Temporal.PlainDate.from(formatIsoDate(day));
  const midnight = date.toZonedDateTime('UTC').epochMilliseconds;
  return places.map((place) => {
    const { timezone: timeZone } = place.artifact;
    const minutes = (plainTime: Temporal.PlainTimeLike): number =>
      (date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds - midnight) / 60_000;
    return { place, opens: minutes(opens), closes: minutes(closes) };
  });
}

/** The times that most places share: more places first, then the longer time; none within another. */
export function sharedSpans(hours: readonly Hours[]): SharedSpan[] {
  const edges = [...new Set(hours.flatMap(({ opens, closes }) => [opens, closes]))];
  const spans = edges.flatMap((at): SharedSpan[] => {
    const open = hours.filter(({ opens, closes }) => opens <= at && at < closes);
    if (open.length < 2) return [];
    return [
      {
        places: open.map(({ place }) => place),
        from: Math.max(...open.map(({ opens }) => opens)),
        to: Math.min(...open.map(({ closes }) => closes)),
      },
    ];
  });
  const best = spans
    .filter(({ from, to }) => to - from >= MINUTES_MIN)
    .sort((a, b) => b.places.length - a.places.length || b.to - b.from - (a.to - a.from));
  const found: SharedSpan[] = [];
  for (const span of best) {
    const isWithin = found.some(({ places }) => span.places.every((each) => places.includes(each)));
    if (!isWithin) found.push(span);
  }
  return found.slice(0, GROUPS_MAX);
}

/** Hour and minute of minutes of UTC, on whatever date. */
export function utcClock(minutes: number): readonly [hour: number, minute: number] {
  const inDay = ((minutes % 1_440) + 1_440) % 1_440;
  return [Math.floor(inDay / 60), inDay % 60];
}
