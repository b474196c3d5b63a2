import { formatIsoDate, weekdayOf } from '../../src/calendar/day-number.ts';
import { isWeekend } from '../country/weekend.ts';
import { WEEKDAYS } from '../values/words.ts';
import type { Check, Finding } from './check.ts';

/** A move to a weekend gives nobody a day off, and a move to the day's own date says nothing. */
export const movedDate: Check = {
  name: 'moved-date',
  describes: 'Does a moved day go to another date, and not to a weekend?',
  code: 'moved_date',
  check({ file, dates }) {
    return dates.flatMap((date): Finding[] => {
      const moves = file.source.holidays[date.holiday]?.moved ?? [];
      const index = moves.findIndex(
        (move) => move.year === date.legalYear && move.date === date.day,
      );
      if (index < 0) return [];
      const iso = formatIsoDate(date.day);
      const found = {
        about: `${date.id} ${date.legalYear}`,
        place: file.placeOf(['holidays', date.holiday, 'moved', index, 'date']),
      };
      if (date.officialDay === null) {
        // An observance would have moved it; the entry says that it stays.
        const holiday = file.source.holidays[date.holiday];
        const observed = holiday?.observance ?? file.source.default_observance ?? 'none';
        const message = `${date.id} is moved to ${iso}, its own date; remove the move`;
        return observed === 'none' ? [{ ...found, message }] : [];
      }
      if (!isWeekend(file.source, date.day)) return [];
      const weekday = WEEKDAYS[weekdayOf(date.day) - 1];
      const message = `${date.id} is moved to ${iso}, a ${weekday}, which is off anyway; correct the date, or give an exception with the reason`;
      return [{ ...found, message, excusable: true }];
    });
  },
};
