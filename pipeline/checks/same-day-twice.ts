import { formatIsoDate } from '../../src/calendar/day-number.ts';
import type { Check, Finding } from './check.ts';

/** The same name twice on one date of one calendar is a duplicate. */
export const sameDayTwice: Check = {
  name: 'same-day-twice',
  describes: 'Does a calendar have two entries with one name on a date?',
  code: 'same_day_twice',
  check({ file, dates }) {
    const seen = new Map<string, string>();
    const found: Finding[] = [];
    for (const date of dates) {
      for (const region of date.regions ?? ['', ...file.regionCodes]) {
        const key = `${region} ${date.day} ${date.name}`;
        const other = seen.get(key);
        if (other === undefined) {
          seen.set(key, date.id);
          continue;
        }
        found.push({
          about: date.id,
          place: file.placeOf(['holidays', date.holiday, 'id']),
          message: `${date.id} and ${other} are both called "${date.name}" on ${formatIsoDate(date.day)}${region === '' ? '' : ` in ${region}`}; remove one or tell them apart by name`,
        });
        break;
      }
    }
    return found;
  },
};
