import { type DayNumber, formatIsoDate } from '../../src/calendar/day-number.ts';
import { withWeekday } from '../diff/describe-change.ts';
import { feastOf } from '../edit/announcement.ts';
import type { ExpandedCountry, ExpandedDate } from '../expand/expanded-date.ts';

/**
 * The estimated dates of a country up to a day, one line each, or one for a feast: what is
 * expected and where, who announces it and when, and the command for the announcement. Past dates
 * come first.
 */
export function dueLines(
  { file, dates }: ExpandedCountry,
  today: DayNumber,
  until: DayNumber,
): string[] {
  const known = file.source.holidays.map(({ id }) => id);
  const due = dates.filter(({ accuracy, day }) => accuracy !== 'exact' && day <= until);
  const lines = new Set<string>();
  const told = new Set<ExpandedDate>();
  for (const date of due) {
    if (told.has(date)) continue;
    const feast = daysOfFeast(date, due, known);
    for (const each of feast) told.add(each);
    const watch = file.source.holidays[date.holiday]?.watch;
    const isos = [...new Set([date.day, feast.at(-1)?.day ?? date.day])].map(formatIsoDate);
    const days = date.day - today;
    const when = days < 0 ? `overdue by ${-days} days` : `in ${days} days`;
    const who = watch === undefined ? '' : `; ${watch.authority}: ${watch.expect}`;
    const where = date.regions?.map((code) => `${file.code}-${code}`).join(', ') ?? file.code;
    const shown = isos.map(withWeekday).join(' to ');
    lines.add(
      `${where}: ${date.name}, ${shown} (estimated), ${when}${who}; npm run data -- announce ${file.code} ${date.id} ${isos.join('..')} --cite …`,
    );
  }
  return [...lines];
}

/** A date and the due dates of the feast that follow it, on consecutive days. */
function daysOfFeast(
  first: ExpandedDate,
  due: readonly ExpandedDate[],
  known: readonly string[],
): ExpandedDate[] {
  const feast = feastOf(first.id, known).map((id, index) =>
    due.find((date) => date.id === id && date.day === first.day + index),
  );
  // A range announces every day in it, so when one day is already known, each gets its own line.
  return feast.every((date) => date !== undefined) ? feast : [first];
}
