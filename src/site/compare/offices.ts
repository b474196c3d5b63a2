import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { RANGE_LAST, type SupportedYear } from '../../calendar/supported-range.ts';
import { type YearLine, yearLine } from '../figures/year-line.ts';
import type { Speech } from '../languages/speech.ts';
import type { Place } from '../places/places.ts';
import { type ComparedCell, cellOf } from './comparison.ts';

/** What an office does on a date. */
export interface OfficeOnDate extends ComparedCell {
  readonly place: Place;
  /** The hours that all offices share, on its own clock: "15:00 to 17:00"; null where there are none. */
  readonly shared: string | null;
}

/** Several offices on one date. */
export interface OfficesOnDate {
  /** In the order of the places. */
  readonly offices: readonly OfficeOnDate[];
  readonly allWork: boolean;
  /** The first day after it on which all work; null when none is held. */
  readonly next: DayNumber | null;
}

/** An office's day, on its own clock. */
export const OPENS = { hour: 9, minute: 0 };
export const CLOSES = { hour: 17, minute: 0 };

/** What each office does on a date of the supported range, and when all of them work next. */
export function officesOn(places: readonly Place[], day: DayNumber): OfficesOnDate {
  const shared = sharedHours(places, day);
  const offices = places.map(
    (place, index): OfficeOnDate => ({
      place,
      ...cellOf(place, day),
      shared: shared?.[index] ?? null,
    }),
  );
  return { offices, allWork: allWorkOn(places, day), next: nextWorkedByAll(places, day) };
}

/** Whether every office works on a date of the supported range. */
export function allWorkOn(places: readonly Place[], day: DayNumber): boolean {
  return places.every(({ calendar }) => isBusinessDay(calendar, day));
}

function nextWorkedByAll(places: readonly Place[], day: DayNumber): DayNumber | null {
  for (let next = day + 1; next <= RANGE_LAST; next += 1) {
    if (allWorkOn(places, next)) return next;
  }
  return null;
}

/**
 * When all offices are open on the same date, 9 to 17 on each one's clock, which knows summer time.
 * @returns the shared hours on each clock; null where there are none.
 */
export function sharedHours(places: readonly Place[], day: DayNumber): string[] | null {
  const date = Temporal.PlainDate.from(formatIsoDate(day));
  const hours = places.map(({ artifact: { timezone: timeZone }, speech }) => ({
    ...{ speech, timeZone },
    opens: date.toZonedDateTime({ timeZone, plainTime: OPENS }).epochMilliseconds,
    closes: date.toZonedDateTime({ timeZone, plainTime: CLOSES }).epochMilliseconds,
  }));
  const from = Math.max(...hours.map(({ opens }) => opens));
  const to = Math.min(...hours.map(({ closes }) => closes));
  if (from >= to) return null;
  return hours.map(({ speech, timeZone }) => {
    const { t, say } = speech;
    const [start, end] = [from, to].map((instant) => clockIn(timeZone, instant, speech));
    return say(t.compare.hours, { from: start ?? '', to: end ?? '' });
  });
}

function clockIn(timeZone: string, instant: number, { clock }: Speech): string {
  const { hour, minute } =
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return clock(hour, minute);
}

/** The line of all offices together: what is not worked by all is drawn. */
export function sharedLine(places: readonly Place[], year: SupportedYear): YearLine {
  return yearLine(year, (day) => (allWorkOn(places, day) ? 'd' : 'w'));
}
