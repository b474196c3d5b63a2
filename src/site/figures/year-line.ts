import { type DayNumber, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { type StripState, stateOn } from '../year/breaks.ts';

/** A year as one line that shows where each kind of day lies, in units of a day. */
export type YearLine = ReturnType<typeof yearLine>;

export interface NamedLine {
  readonly name: string;
  /** The label's link; null for none. */
  readonly href: string | null;
  readonly line: YearLine;
}

/** The height of a line, in its own units. */
export const LINE_HEIGHT = 8;

/** The top of each kind of day: the kinds differ in height as well as colour. */
export const LINE_TOPS = {
  weekends: 0,
  holidays: 0,
  estimated: LINE_HEIGHT / 4,
  depends: LINE_HEIGHT / 2,
} as const;

/** The line of a calendar. */
export function placeLine(place: Place, year: SupportedYear): YearLine {
  return yearLine(year, (day) => stateOn(place, day));
}

/** Draws a line from the state of each day. */
export function yearLine(year: SupportedYear, stateOf: (day: DayNumber) => StripState) {
  const first = toDayNumber(year, 1, 1);
  const days = toDayNumber(year + 1, 1, 1) - first;
  const states = Array.from({ length: days }, (_, index) => stateOf(first + index)).join('');
  return {
    days,
    weekends: drawDays(states, 'w', LINE_TOPS.weekends),
    holidays: drawDays(states, 'h', LINE_TOPS.holidays),
    estimated: drawDays(states, 'e', LINE_TOPS.estimated),
    depends: drawDays(states, 's', LINE_TOPS.depends),
  };
}

function drawDays(states: string, wanted: StripState, top: number) {
  const runs = [...states.matchAll(new RegExp(`${wanted}+`, 'g'))];
  const height = LINE_HEIGHT - top;
  return {
    count: runs.reduce((sum, [run]) => sum + run.length, 0),
    path: runs
      .map(({ index, 0: { length } }) => `M${index} ${top}h${length}v${height}h-${length}z`)
      .join(''),
  };
}
