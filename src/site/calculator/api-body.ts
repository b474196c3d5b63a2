import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import {
  addBusinessDays,
  countBusinessDays,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
  recordsOn,
} from '../../calendar/questions.ts';
import type { Place } from '../places/places.ts';
import { apiStart } from './calculation.ts';
import type { Question } from './calculator-form.ts';

/**
 * What `/v1` sends for the question (Contract 4.1 to 4.3), field by field: whoever has read the one
 * can read the other.
 * @param question one that has an answer.
 */
export function apiBody(question: Question): Readonly<Record<string, unknown>> {
  const { calendar } = question.place;
  switch (question.op) {
    case 'add': {
      const { start, days } = question;
      const sum = addBusinessDays(calendar, start, days);
      if (sum === null) throw new RangeError('the question has no answer');
      const { end, skipped, weekendDays, calendarDays } = sum;
      return {
        start_date: formatIsoDate(start),
        business_days_added: days,
        end_date: formatIsoDate(end),
        ...identityOf(question.place),
        holidays_skipped: calendar.weekdayHolidays.slice(skipped.from, skipped.to).map(recordOf),
        weekends_skipped: weekendDays,
        calendar_days_elapsed: calendarDays,
      };
    }
    case 'count': {
      const { end } = question;
      const start = apiStart(question);
      const counted = countBusinessDays(calendar, start, end);
      const { from, to } = counted.holidays;
      return {
        start_date: formatIsoDate(start),
        end_date: formatIsoDate(end),
        business_days: counted.businessDays,
        total_calendar_days: counted.calendarDays,
        weekends: counted.weekendDays,
        holidays_on_weekdays: counted.holidayDates,
        holidays: calendar.weekdayHolidays.slice(from, to).map(recordOf),
        ...identityOf(question.place),
      };
    }
    case 'is': {
      const { day } = question;
      const kind = kindOf(calendar, day);
      const { from, to } = recordsOn(calendar, day);
      return {
        date: formatIsoDate(day),
        ...identityOf(question.place),
        is_business_day: kind === 'business_day',
        reason: kind,
        holidays: calendar.holidays.slice(from, to).map(recordOf),
        timezone: question.place.artifact.timezone,
        next_business_day: dateOrNull(nextBusinessDay(calendar, day)),
        previous_business_day: dateOrNull(previousBusinessDay(calendar, day)),
      };
    }
    default:
      return question satisfies never;
  }
}

function identityOf({ calendar }: Place) {
  return { country: calendar.country, region: calendar.region };
}

function dateOrNull(day: DayNumber | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

/** Contract 2.1. */
function recordOf({ record, type, localName }: ReleasedHoliday) {
  const { date, official_date, name, date_accuracy } = record;
  return { date, official_date, name, local_name: localName, type, date_accuracy };
}
