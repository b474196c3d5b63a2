import { type DayNumber, formatIsoDate } from '../../src/calendar/day-number.ts';
import type { Check } from './check.ts';

/** Policy 6: the past is known. A warning, because it appears as days pass, without an edit. */
export function estimatedPast(today: DayNumber): Check {
  return {
    name: 'estimated-past',
    describes: 'Is a past date still marked as estimated?',
    code: 'estimated_past',
    check({ file, dates }) {
      return dates.flatMap((date) => {
        if (date.accuracy === 'exact' || date.day >= today) return [];
        return [
          {
            about: `${date.id} ${date.legalYear}`,
            place: file.placeOf(['holidays', date.holiday, 'id']),
            message: `${date.id} on ${formatIsoDate(date.day)} is past and still estimated; write the announced date, with its citation`,
            severity: 'warning' as const,
          },
        ];
      });
    },
  };
}
