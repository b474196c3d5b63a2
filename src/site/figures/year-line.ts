import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { type StripState, stateOn } from '../year/breaks.ts';

/** The days of a kind: how many there are, and where, drawn in units of a day. */
export interface DrawnDays {
  readonly count: number;
  readonly path: string;
}

/** A year as one line of days. */
export interface YearLine {
  readonly days: number;
  readonly weekends: DrawnDays;
  readonly holidays: DrawnDays;
  /** Holidays that may still be other days. */
  readonly estimated: DrawnDays;
  /** Days on which only some regions of a country are off. */
  readonly depends: DrawnDays;
}

/** A line with what it is of. */
export interface NamedLine {
  readonly name: string;
  /** Where its name leads; null for nowhere. */
  readonly href: string | null;
  readonly line: YearLine;
}

/** The height of a line, in its own units. */
export const LINE_HEIGHT = 8;

/** The line of a calendar. */
export function placeLine(place: Place, year: SupportedYear): YearLine {
  return yearLine(year, (day) => stateOn(place, day));
}

/** A line by what each day is. */
export function yearLine(year: SupportedYear, stateOf: (day: DayNumber) => StripState): YearLine {
  const [first, last] = [toDayNumber(year, 1, 1), toDayNumber(year, 12, 31)];
  const states = Array.from({ length: last - first + 1 }, (_, index) => stateOf(first + index));
  return {
    days: states.length,
    weekends: drawRuns(states, 'w', 0),
    holidays: drawRuns(states, 'h', 0),
    // Lower than others: a state has a shape besides its colour.
    estimated: drawRuns(states, 'e', LINE_HEIGHT / 4),
    depends: drawRuns(states, 's', LINE_HEIGHT / 2),
  };
}

/** The days of one state, neighbours in one piece. @param top where they begin, from above. */
function drawRuns(states: readonly StripState[], wanted: StripState, top: number): DrawnDays {
  const runs: { first: number; length: number }[] = [];
  for (const [index, state] of states.entries()) {
    if (state !== wanted) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.first + last.length === index) last.length += 1;
    else runs.push({ first: index, length: 1 });
  }
  const height = LINE_HEIGHT - top;
  return {
    count: states.filter((state) => state === wanted).length,
    path: runs
      .map(({ first, length }) => `M${first} ${top}h${length}v${height}h-${length}z`)
      .join(''),
  };
}
