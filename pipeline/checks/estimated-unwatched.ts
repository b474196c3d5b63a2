import { formatIsoDate } from '../../src/calendar/day-number.ts';
import type { Check } from './check.ts';

/** A reader of an estimate must learn who will settle it, and when. */
export const estimatedUnwatched: Check = {
  name: 'estimated-unwatched',
  describes: 'Does an estimated date say who announces it, and when?',
  code: 'estimated_unwatched',
  check({ file, dates }) {
    return dates.flatMap((date) => {
      const watched = file.source.holidays[date.holiday]?.watch !== undefined;
      if (date.accuracy === 'exact' || watched) return [];
      return [
        {
          about: date.id,
          place: file.placeOf(['holidays', date.holiday, 'id']),
          message: `${date.id} is estimated on ${formatIsoDate(date.day)}, and the file does not say who announces it; add "watch: { authority: …, expect: … }"`,
        },
      ];
    });
  },
};
