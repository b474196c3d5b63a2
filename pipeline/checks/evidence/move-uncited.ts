import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { covers } from '../../country/covers.ts';
import type { Check, Finding } from '../check.ts';

/**
 * When a day off moves from the law's date, every place that keeps it needs evidence of the move.
 */
export const moveUncited: Check = {
  name: 'move-uncited',
  describes: 'Does every moved day off cite what moves it?',
  code: 'move_uncited',
  check({ file, dates }) {
    const told = new Set<string>();
    return dates.flatMap((date): Finding[] => {
      if (date.officialDay === null || told.has(date.id)) return [];
      const laws = date.movedBy.map((id) => file.source.citations[id]);
      // A nationwide day may be moved by an act of the country, or by one of each region.
      if (date.regions === null && laws.some((law) => covers(law, null))) return [];
      const kept = date.regions ?? file.regionCodes;
      const without = kept.filter((region) => !laws.some((law) => covers(law, region)));
      if (without.length === 0 && laws.length > 0) return [];
      told.add(date.id);
      const where = without.length === 0 ? '' : ` in ${without.join(', ')}`;
      const message = `${date.id} moves from ${formatIsoDate(date.officialDay)} to ${formatIsoDate(date.day)}${where}, and no citation of the move covers it; cite what moves it under the observance, the move, the row or the date`;
      return [
        {
          about: date.id,
          place: file.placeOf(['holidays', date.holiday, 'id']),
          message,
        },
      ];
    });
  },
};
