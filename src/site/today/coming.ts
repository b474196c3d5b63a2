import { type DayNumber, toCivilDate, toDayNumber } from '../../calendar/day-number.ts';
import type { Place } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { breaksOfYear } from '../year/breaks.ts';
import { nationalElsewhen } from '../year/some-regions.ts';
import { shownYear } from '../year/year-facts.ts';
import { spanList } from '../year/year-list.ts';

/** The holidays of the shown year and of the next twelve months. */
export type Coming = ReturnType<typeof comingMonths>;

/** The next twelve months of a calendar. @param today the date where the place is. */
export function comingMonths(place: Place, today: DayNumber) {
  const { range } = place.calendar;
  const year = shownYear(today, range);
  const { year: thisYear, month, day } = toCivilDate(today);
  // The end of the twelve months, or of the data if that comes first.
  const last = Math.min(toDayNumber(thisYear + 1, month, day) - 1, range.last);
  const first = toDayNumber(year, 1, 1);
  // The list begins on 1 January of that year and has all sources.
  const list = spanList(place, first, Math.max(last, first), Math.max(today, first));
  const rows = [...list.rows, ...list.inSome].sort(
    (one, other) => one.holiday.day - other.holiday.day,
  );
  const breaks = yearsOf(range)
    .flatMap((held) => breaksOfYear(place.calendar, held))
    .filter((found) => found.last >= today && found.first <= last);
  return {
    ...{ year, list, last },
    past: rows.filter((row) => row.holiday.day < today),
    next: rows.filter((row) => row.holiday.day >= today),
    // Holidays of some regions that the whole country keeps in other years.
    elsewhen: yearsOf(range)
      .flatMap((held) => nationalElsewhen(place, held))
      .filter((date) => date.day >= today && date.day <= last),
    // Current and coming long weekends and bridge days; a break at the turn of a year belongs to
    // both.
    breaks: [...new Map(breaks.map((found) => [`${found.first} ${found.last}`, found])).values()],
  };
}
