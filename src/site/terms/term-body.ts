import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import { lawOf, stepKey, stepWords } from '../../artifact/rules/rule-words.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { writePeriod } from '../../terms/term-rule.ts';
import type { CountedTerm, TermQuestion } from './counted-term.ts';

/**
 * What `/v1/deadline` sends for the question (Contract 4.6), field by field: whoever has read the one
 * can read the other.
 */
export function termBody(
  { record, event, period, place }: TermQuestion,
  counted: CountedTerm,
): Readonly<Record<string, unknown>> {
  const { end, earliest, latest, steps, readings, skipped, isEstimated } = counted;
  const words = stepWords(record, period.unit);
  return {
    rule: record.rule,
    date: formatIsoDate(event),
    period: writePeriod(period),
    country: place.calendar.country,
    region: place.calendar.region,
    end_date: formatIsoDate(end),
    earliest: formatIsoDate(earliest),
    latest: formatIsoDate(latest),
    date_accuracy: isEstimated ? 'estimated' : 'exact',
    steps: steps.map((each) => ({
      step: each.step,
      date: formatIsoDate(each.date),
      until: dateOrNull(each.until),
      days: each.days,
      because: each.because,
      words: words[stepKey(each)],
    })),
    holidays_skipped: skipped.map(recordOf),
    readings: readings.map(({ reading: { id, says, prevails }, end: day }) => ({
      reading: id,
      says,
      end_date: formatIsoDate(day),
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
export function recordOf({ record, type, localName }: ReleasedHoliday) {
  const { date, official_date, name, date_accuracy } = record;
  return { date, official_date, name, local_name: localName, type, date_accuracy };
}
