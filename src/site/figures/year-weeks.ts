import { type DayNumber, toDayNumber, type Weekday, weekdayOf } from '../../calendar/day-number.ts';
import { columnOf } from '../year/year-glance.ts';

/** A year as a picture with one column per week: an SVG path for each state that occurs. */
export type YearWeeks = ReturnType<typeof drawYearWeeks>;

/** The size of a day in the picture, and the distance from one day to the next. */
const CELL = 6;
const PITCH = 7;

/**
 * Draws a year day by day.
 * @param stateOf the class of a day's path.
 * @param firstWeekday the weekday of the topmost row.
 */
export function drawYearWeeks<State extends string>(
  year: number,
  stateOf: (day: DayNumber) => State,
  firstWeekday: Weekday,
) {
  const first = toDayNumber(year, 1, 1);
  const last = toDayNumber(year, 12, 31);
  const lead = columnOf(weekdayOf(first), firstWeekday);
  const outlines = new Map<State, string>();
  for (let day = first; day <= last; day += 1) {
    const place = day - first + lead;
    const state = stateOf(day);
    const cell = `M${Math.floor(place / 7) * PITCH} ${(place % 7) * PITCH}h${CELL}v${CELL}h-${CELL}z`;
    outlines.set(state, (outlines.get(state) ?? '') + cell);
  }
  return {
    width: Math.ceil((last - first + 1 + lead) / 7) * PITCH - 1,
    height: 7 * PITCH - 1,
    paths: [...outlines].map(([state, outline]) => ({ state, outline })),
  };
}
