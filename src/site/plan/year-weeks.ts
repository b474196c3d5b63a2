import { type DayNumber, toDayNumber, type Weekday, weekdayOf } from '../../calendar/day-number.ts';
import { columnOf } from '../year/year-glance.ts';
import type { LeaveBreak, LeaveQuestion } from './leave-plan.ts';

/** t leave to take, h day off outside weekends, i weekend in a break, w other weekend, d working day. */
type WeekState = 't' | 'h' | 'i' | 'w' | 'd';

/** A year as a picture with one column per week: an SVG path for each state that occurs. */
export type YearWeeks = ReturnType<typeof drawYearWeeks>;

/** The size of a day in the picture, and the distance from one day to the next. */
const CELL = 6;
const PITCH = 7;

/**
 * Draws the breaks of a plan in a year.
 * @param firstWeekday the weekday of the topmost row.
 */
export function drawYearWeeks(
  year: number,
  question: Pick<LeaveQuestion, 'isWeekend' | 'isHoliday'>,
  breaks: readonly LeaveBreak[],
  firstWeekday: Weekday,
) {
  const first = toDayNumber(year, 1, 1);
  const last = toDayNumber(year, 12, 31);
  const lead = columnOf(weekdayOf(first), firstWeekday);
  const outlines = new Map<WeekState, string>();
  for (let day = first; day <= last; day += 1) {
    const place = day - first + lead;
    const state = stateOf(day, breaks, question);
    const cell = `M${Math.floor(place / 7) * PITCH} ${(place % 7) * PITCH}h${CELL}v${CELL}h-${CELL}z`;
    outlines.set(state, (outlines.get(state) ?? '') + cell);
  }
  return {
    width: Math.ceil((last - first + 1 + lead) / 7) * PITCH - 1,
    height: 7 * PITCH - 1,
    paths: [...outlines].map(([state, outline]) => ({ state, outline })),
  };
}

function stateOf(
  day: DayNumber,
  breaks: readonly LeaveBreak[],
  { isWeekend, isHoliday }: Pick<LeaveQuestion, 'isWeekend' | 'isHoliday'>,
): WeekState {
  const around = breaks.find(({ first, last }) => day >= first && day <= last);
  if (around?.leave.includes(day)) return 't';
  if (isHoliday(day)) return 'h';
  if (!isWeekend(day)) return 'd';
  return around === undefined ? 'w' : 'i';
}
