import type { ReleasedCalendar, ReleasedHoliday } from '../../artifact/calendars.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { recordsInYear, recordsOn } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';

/** The holidays of a date of the supported range. */
export function holidaysOn(calendar: ReleasedCalendar, day: DayNumber): readonly ReleasedHoliday[] {
  const { from, to } = recordsOn(calendar, day);
  return calendar.holidays.slice(from, to);
}

/** The holidays of a year, by date. */
export function holidaysInYear(
  calendar: ReleasedCalendar,
  year: SupportedYear,
): readonly ReleasedHoliday[] {
  const { from, to } = recordsInYear(calendar, year);
  return calendar.holidays.slice(from, to);
}

/** The first holiday after a date; null after the last known one. */
export function holidayAfter(calendar: ReleasedCalendar, day: DayNumber): ReleasedHoliday | null {
  return calendar.holidays.find((holiday) => holiday.day > day) ?? null;
}
