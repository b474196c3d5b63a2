import { type DayNumber, formatIsoDate } from '../../src/calendar/day-number.ts';
import { withWeekday } from '../diff/describe-change.ts';
import type { ExpandedCountry } from '../expand/expanded-date.ts';

/**
 * The estimated dates of a country up to a day, one line each: what is expected, who announces
 * it and when, and what to type when it is announced. Dates that are past come first.
 */
export function dueLines(
  { file, dates }: ExpandedCountry,
  today: DayNumber,
  until: DayNumber,
): string[] {
  const lines = new Set<string>();
  for (const date of dates) {
    if (date.accuracy === 'exact' || date.day > until) continue;
    const watch = file.source.holidays[date.holiday]?.watch;
    const iso = formatIsoDate(date.day);
    const days = date.day - today;
    const when = days < 0 ? `overdue by ${-days} days` : `in ${days} days`;
    const who = watch === undefined ? '' : `; ${watch.authority}: ${watch.expect}`;
    lines.add(
      `${file.code}: ${date.name}, ${withWeekday(iso)} (estimated), ${when}${who}; npm run data -- announce ${file.code} ${date.id} ${iso} --cite …`,
    );
  }
  return [...lines];
}
