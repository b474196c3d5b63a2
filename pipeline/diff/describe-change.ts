import type { Change } from '../../src/artifact/schema.ts';
import { parseIsoDate, weekdayOf } from '../../src/calendar/day-number.ts';
import { WEEKDAYS } from '../values/words.ts';

/**
 * A change in one line: "AE: Eid al-Fitr 2027 moved, Tue 2027-03-09 to Wed 2027-03-10, now
 * exact".
 */
export function describeChange(change: Change): string {
  const where =
    change.regions === null ? change.country : `${change.country} (${change.regions.join(', ')})`;
  const name = (change.after ?? change.before)?.name ?? change.id;
  return `${where}: ${name} ${change.year} ${whatHappened(change)}`;
}

function whatHappened({ kind, before, after }: Change): string {
  if (before === null || after === null) {
    const side = after ?? before;
    return side === null ? kind : `${kind}, ${withWeekday(side.date)} (${side.date_accuracy})`;
  }
  if (kind === 'renamed') {
    return before.name === after.name
      ? `renamed, local name "${after.local_name ?? ''}", before "${before.local_name ?? ''}"`
      : `renamed, before "${before.name}"`;
  }
  const accuracy =
    before.date_accuracy === after.date_accuracy ? '' : `, now ${after.date_accuracy}`;
  if (kind === 'moved') {
    const official = after.official_date === null ? '' : ` for ${after.official_date}`;
    return `moved, ${withWeekday(before.date)} to ${withWeekday(after.date)}${official}${accuracy}`;
  }
  return `${kind}, ${withWeekday(after.date)}`;
}

/** A date with its weekday: "Tue 2027-03-09". */
export function withWeekday(iso: string): string {
  const word = WEEKDAYS[weekdayOf(parseIsoDate(iso) ?? 0) - 1] ?? '';
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1, 3)} ${iso}`;
}
