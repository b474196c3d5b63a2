import { type DayNumber, toDayNumber, type Weekday, weekdayOf } from '../../calendar/day-number.ts';
import { columnOf } from '../year/year-glance.ts';

/** A year as a picture with one column per week: an SVG path for each state that occurs. */
export type YearWeeks = ReturnType<typeof drawYearWeeks>;

/** The size of a day in the picture, and the distance from one day to the next. */
const [CELL, PITCH] = [6, 7];

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
  const lead = columnOf(weekdayOf(first), firstWeekday);
  const length = toDayNumber(year + 1, 1, 1) - first;
  const days = Array.from({ length }, (_, index) => first + index);
  const paths = [...Map.groupBy(days, stateOf)].map(([state, same]) => {
    const cells = same.map((day) => {
      const at = day - first + lead;
      return `M${Math.floor(at / 7) * PITCH} ${(at % 7) * PITCH}h${CELL}v${CELL}h-${CELL}z`;
    });
    return { state, outline: cells.join('') };
  });
  const width = Math.ceil((length + lead) / 7) * PITCH - 1;
  return { width, height: 7 * PITCH - 1, paths };
}
