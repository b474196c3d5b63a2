import { buildCalendar, type Calendar } from '../../../src/calendar/calendar.ts';
import type { Weekday } from '../../../src/calendar/day-number.ts';
import type { Holiday } from '../../../src/calendar/holiday.ts';
import { day } from './toy-release.ts';

/** A calendar for tests, from `date: name` pairs; a name with a leading * is regional. */
export function toyCalendar(
  holidays: readonly (readonly [date: string, name: string])[],
  weekendDays: readonly Weekday[] = [6, 7],
): Calendar {
  return buildCalendar({
    country: 'XX',
    region: 'YY',
    weekendDays,
    holidays: holidays.map(([date, name], index) => toyHoliday(date, name, index)),
  });
}

function toyHoliday(date: string, name: string, index: number): Holiday {
  return {
    id: `holiday-${index}`,
    day: day(date),
    officialDay: null,
    name,
    localName: null,
    type: name.startsWith('*') ? 'regional' : 'public',
    accuracy: 'exact',
    record: null,
  };
}
