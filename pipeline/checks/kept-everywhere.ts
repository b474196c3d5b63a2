import { formatIsoDate } from '../../src/calendar/day-number.ts';
import type { ExpandedDate } from '../expand/expanded-date.ts';
import type { Check } from './check.ts';

/** Policy 1: a day kept by every region is nationwide, never listed region by region. */
export const keptEverywhere: Check = {
  name: 'kept-everywhere',
  describes: 'Is a day that every region keeps listed as nationwide?',
  code: 'kept_everywhere',
  check({ file, dates }) {
    if (file.regionCodes.length < 2) return [];
    const byDay = new Map<number, ExpandedDate[]>();
    for (const date of dates) byDay.set(date.day, [...(byDay.get(date.day) ?? []), date]);
    return [...byDay.entries()].flatMap(([day, sameDay]) => {
      if (sameDay.some((date) => date.regions === null)) return [];
      const kept = new Set(sameDay.flatMap((date) => date.regions ?? []));
      if (kept.size < file.regionCodes.length) return [];
      const first = sameDay[0]?.holiday ?? 0;
      const ids = [...new Set(sameDay.map((date) => date.id))].join(', ');
      return [
        {
          about: formatIsoDate(day),
          place: file.placeOf(['holidays', first, 'regions']),
          message: `every region keeps ${formatIsoDate(day)} (${ids}); make it one nationwide holiday without "regions"`,
        },
      ];
    });
  },
};
