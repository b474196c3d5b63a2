import { formatIsoDate } from '../../src/calendar/day-number.ts';
import type { ExpandedDate } from '../expand/expanded-date.ts';
import type { Check, Finding } from './check.ts';

/**
 * Days of a feast are nearer to each other than this, and feasts of two years are further apart.
 */
const FEAST_DAYS_APART = 30;

/** A feast moves as a whole: `eid-al-fitr`, `eid-al-fitr-2`, `eid-al-fitr-3`. */
export const feastInPart: Check = {
  name: 'feast-in-part',
  describes: 'Do the days of a feast follow one another?',
  code: 'feast_in_part',
  check({ file, dates }) {
    const announced = new Set(
      file.announced.flatMap(({ id, day, accuracy }) =>
        accuracy === 'exact' ? `${id} ${day}` : [],
      ),
    );
    const isAnnounced = ({ id, day }: ExpandedDate): boolean => announced.has(`${id} ${day}`);
    return dates.flatMap((date): Finding[] => {
      const [, feast, number] = /^(.+)-([2-9])$/u.exec(date.id) ?? [];
      const first = dates.filter(
        (each) =>
          each.id === feast &&
          String(each.regions) === String(date.regions) &&
          Math.abs(keptOn(each) - keptOn(date)) < FEAST_DAYS_APART,
      );
      // The authority may move a single day once it has announced every day of the feast.
      if (isAnnounced(date) && first.every(isAnnounced)) return [];
      const due = first.map((each) => keptOn(each) + Number(number) - 1);
      if (due.length === 0 || due.includes(keptOn(date))) return [];
      const message = `${date.id} is on ${formatIsoDate(keptOn(date))}, and by ${feast} it would be on ${due.map(formatIsoDate).join(' or ')}; move every day of the feast, as a row like ${formatIsoDate(due[0] ?? 0)}..${formatIsoDate((due[0] ?? 0) + 1)} does`;
      return [
        {
          about: `${date.id} ${date.legalYear}`,
          place: file.placeOf(['holidays', date.holiday, 'id']),
          message,
        },
      ];
    });
  },
};

/** The date of the feast itself, before any observance moves it. */
function keptOn(date: ExpandedDate): number {
  return date.settled ? date.day : (date.officialDay ?? date.day);
}
