import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { lawOf, stepKey, stepWords } from '../../artifact/rules/rule-words.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import {
  addBusinessDays,
  countBusinessDays,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
  recordsOn,
} from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { writePeriod } from '../../terms/term-rule.ts';
import type { Question } from '../calculator/calculator-form.ts';
import { type Place, regionQuery } from '../places/places.ts';
import { countTerm, type TermQuestion } from '../terms/counted-term.ts';
import type { AnyQuestion } from './answer-address.ts';

/** The API call with the same answer, from the root. */
export function apiCall(question: AnyQuestion): string {
  const { place } = question;
  const calendar = `country=${place.artifact.country}${regionQuery(place)}`;
  switch (question.op) {
    case 'add':
      return `/v1/add-business-days?date=${formatIsoDate(question.start)}&days=${question.days}&${calendar}`;
    case 'count':
      return `/v1/count-business-days?start=${formatIsoDate(apiStart(question))}&end=${formatIsoDate(question.end)}&${calendar}`;
    case 'is':
      return `/v1/is-business-day?date=${formatIsoDate(question.day)}&${calendar}`;
    case 'deadline':
      return `/v1/deadline?rule=${question.record.rule}&date=${formatIsoDate(question.event)}&period=${writePeriod(question.period)}&${calendar}`;
    default:
      return question satisfies never;
  }
}

/**
 * The start that gives the same number from the API: the date before it where the start counts too,
 * unless the range begins or ends there.
 */
function apiStart({
  start,
  end,
  countsStart,
  range,
}: Extract<Question, { op: 'count' }>): DayNumber {
  const before = start <= end ? start - 1 : start + 1;
  return countsStart && isWithin(before, range) ? before : start;
}

/**
 * What `/v1` sends for the question, field by field (Contract 4.1 to 4.3, 4.6).
 * @param question one that has an answer.
 */
export function apiBody(question: AnyQuestion): Readonly<Record<string, unknown>> {
  const { calendar, artifact } = question.place;
  const identity = { country: calendar.country, region: calendar.region };
  switch (question.op) {
    case 'add': {
      const { start, days } = question;
      const sum = addBusinessDays(calendar, start, days);
      if (sum === null) throw new RangeError('the question has no answer');
      return {
        start_date: formatIsoDate(start),
        business_days_added: days,
        end_date: formatIsoDate(sum.end),
        ...identity,
        holidays_skipped: recordsOf(calendar.weekdayHolidays, sum.skipped),
        weekends_skipped: sum.weekendDays,
        calendar_days_elapsed: sum.calendarDays,
      };
    }
    case 'count': {
      const start = apiStart(question);
      const counted = countBusinessDays(calendar, start, question.end);
      return {
        start_date: formatIsoDate(start),
        end_date: formatIsoDate(question.end),
        business_days: counted.businessDays,
        total_calendar_days: counted.calendarDays,
        weekends: counted.weekendDays,
        holidays_on_weekdays: counted.holidayDates,
        holidays: recordsOf(calendar.weekdayHolidays, counted.holidays),
        ...identity,
      };
    }
    case 'is': {
      const { day } = question;
      const kind = kindOf(calendar, day);
      return {
        date: formatIsoDate(day),
        ...identity,
        is_business_day: kind === 'business_day',
        reason: kind,
        holidays: recordsOf(calendar.holidays, recordsOn(calendar, day)),
        timezone: artifact.timezone,
        next_business_day: dateOrNull(nextBusinessDay(calendar, day)),
        previous_business_day: dateOrNull(previousBusinessDay(calendar, day)),
      };
    }
    case 'deadline':
      return termBody(question, identity);
    default:
      return question satisfies never;
  }
}

function termBody(question: TermQuestion, identity: Pick<Place['calendar'], 'country' | 'region'>) {
  const { record, event, period } = question;
  const counted = countTerm(question);
  if (isFinding(counted)) throw new RangeError('the question has no answer');
  const words = stepWords(record, period.unit);
  return {
    rule: record.rule,
    date: formatIsoDate(event),
    period: writePeriod(period),
    ...identity,
    end_date: formatIsoDate(counted.end),
    earliest: formatIsoDate(counted.earliest),
    latest: formatIsoDate(counted.latest),
    date_accuracy: counted.estimated.length > 0 ? 'estimated' : 'exact',
    steps: counted.steps.map((each) => ({
      step: each.step,
      date: formatIsoDate(each.date),
      until: dateOrNull(each.until),
      days: each.days,
      because: each.because,
      words: words[stepKey(each)],
    })),
    holidays_skipped: recordsOf(counted.skipped),
    readings: counted.readings.map(({ reading: { id, says, prevails }, end }) => ({
      reading: id,
      says,
      end_date: formatIsoDate(end),
      prevails,
    })),
    law: lawOf(record),
    not_modelled: record.not_modelled,
  };
}

function dateOrNull(day: DayNumber | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

/** Contract 2.1. */
function recordsOf(
  holidays: readonly ReleasedHoliday[],
  span?: { readonly from: number; readonly to: number },
) {
  return holidays.slice(span?.from, span?.to).map(({ record, type, localName }) => {
    const { date, official_date, name, date_accuracy } = record;
    return { date, official_date, name, local_name: localName, type, date_accuracy };
  });
}
