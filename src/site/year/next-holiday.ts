import type { Calendar } from '../../calendar/calendar.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import { kindOf, recordsOn } from '../../calendar/questions.ts';
import { isInRange } from '../../calendar/supported-range.ts';

/** What a calendar says of today. */
export interface Today {
  readonly state: 'business_day' | 'weekend' | 'holiday';
  /** The holidays of the day, on weekends too. */
  readonly holidays: readonly Holiday[];
}

/** What a date is; null outside the supported range. */
export function todayIn(calendar: Calendar, day: DayNumber): Today | null {
  if (!isInRange(day)) return null;
  const kind = kindOf(calendar, day);
  const { from, to } = recordsOn(calendar, day);
  const state = kind === 'business_day' || kind === 'weekend' ? kind : 'holiday';
  return { state, holidays: calendar.holidays.slice(from, to) };
}

/** The holidays after a date, one for each date, at most `limit` of them. */
export function holidaysAfter(calendar: Calendar, day: DayNumber, limit: number): Holiday[] {
  const found: Holiday[] = [];
  for (const holiday of calendar.holidays) {
    if (found.length === limit) break;
    if (holiday.day > day && holiday.day !== found.at(-1)?.day) found.push(holiday);
  }
  return found;
}
