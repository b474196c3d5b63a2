import { type DayNumber, toCivilDate, toDayNumber } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { type Break, breaksOfYear } from '../year/breaks.ts';
import { nationalElsewhen, type RegionalDate } from '../year/some-regions.ts';
import { shownYear } from '../year/year-facts.ts';
import { spanList, type YearList, type YearRow } from '../year/year-list.ts';

/** What a calendar has before it: the holidays of the year that is shown, and of twelve months. */
export interface Coming {
  readonly year: SupportedYear;
  /** From 1 January of that year to the last of the twelve months, with all sources. */
  readonly list: YearList;
  /** Of its rows those before today, and those from today on. */
  readonly past: readonly YearRow[];
  readonly next: readonly YearRow[];
  /** The last date that is told; less than twelve months away where no more is held. */
  readonly last: DayNumber;
  /** What only some regions keep of it though the whole country does in other years. */
  readonly elsewhen: readonly RegionalDate[];
  /** Long weekends and bridge days that are not over. */
  readonly breaks: readonly Break[];
}

/** The next twelve months of a calendar. @param today the date where the place is. */
export function comingMonths(place: Place, today: DayNumber): Coming {
  const { range } = place.calendar;
  const year = shownYear(today, range);
  const { year: thisYear, month, day } = toCivilDate(today);
  const last = Math.min(toDayNumber(thisYear + 1, month, day) - 1, range.last);
  const first = toDayNumber(year, 1, 1);
  const list = spanList(place, first, Math.max(last, first), Math.max(today, first));
  const rows = [...list.rows, ...list.inSome].sort(
    (one, other) => one.holiday.day - other.holiday.day,
  );
  const breaks = yearsOf(range)
    .flatMap((held) => breaksOfYear(place.calendar, held))
    .filter((found) => found.last >= today && found.first <= last);
  return {
    year,
    list,
    past: rows.filter((row) => row.holiday.day < today),
    next: rows.filter((row) => row.holiday.day >= today),
    last,
    elsewhen: yearsOf(range)
      .flatMap((held) => nationalElsewhen(place, held))
      .filter((date) => date.day >= today && date.day <= last),
    // A break over the turn of the year belongs to both.
    breaks: breaks.filter((found, index) => {
      const before = breaks[index - 1];
      return before?.first !== found.first || before.last !== found.last;
    }),
  };
}
