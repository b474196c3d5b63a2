import { isBusinessDay } from '../../../src/calendar/questions.ts';
import { DayCalendar } from './day-calendar.ts';

/**
 * Several calendars that must be at work at once: a business day is one in all of them.
 * @throws TypeError without a calendar.
 */
export function jointOf(calendars: readonly DayCalendar[]): DayCalendar {
  if (calendars.length === 0) throw new TypeError('joint() needs at least one calendar');
  return new DayCalendar(
    calendars.map(({ code }) => code).join('+'),
    calendars.flatMap(({ layers }) => layers),
    {
      first: Math.max(...calendars.map(({ range }) => range.first)),
      last: Math.min(...calendars.map(({ range }) => range.last)),
    },
    (day) => calendars.every(({ tables }) => isBusinessDay(tables, day)),
  );
}
