import { formatIsoDate, weekdayOf } from '../../src/calendar/day-number.ts';
import { isWeekend } from '../country/weekend.ts';
import { WEEKDAYS } from '../values/words.ts';
import type { Check } from './check.ts';

/** A holiday on a weekend needs a decision about what happens then. */
export const weekendUndecided: Check = {
  name: 'weekend-undecided',
  describes: 'Does the file say what happens when a holiday falls on a weekend?',
  code: 'weekend_undecided',
  check({ file, dates }) {
    const reported = new Set<string>();
    return dates.flatMap((date) => {
      const holiday = file.source.holidays[date.holiday];
      const decided = (holiday?.observance ?? file.source.default_observance) !== undefined;
      const weekday = weekdayOf(date.day);
      if (decided || date.settled || reported.has(date.id)) return [];
      if (!isWeekend(file.source, date.day)) return [];
      reported.add(date.id);
      return [
        {
          about: date.id,
          place: file.placeOf(['holidays', date.holiday, 'id']),
          message: `${date.id} falls on a ${WEEKDAYS[weekday - 1]} (${formatIsoDate(date.day)}), and the file does not say what happens then; add "observance: none" if it stays, or name an observance`,
        },
      ];
    });
  },
};
