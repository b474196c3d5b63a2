import { toDayNumber } from '../../src/calendar/day-number.ts';
import { SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { holdsIn } from '../values/years.ts';
import type { Check, Finding } from './check.ts';

/** A year that nothing mentions would look like one without the holiday. */
export const notAnnounced: Check = {
  name: 'not-announced',
  describes: 'Is a year in which an announced holiday has no row marked as not announced yet?',
  code: 'not_announced',
  check({ file, dates, beside }) {
    return file.source.holidays.flatMap((holiday, index): Finding[] => {
      const hasDate = (year: number): boolean =>
        [...dates, ...beside].some((date) => date.holiday === index && date.legalYear === year);
      const told = holiday.not_announced ?? [];
      const silent = SUPPORTED_YEARS.filter(
        (year) =>
          toDayNumber(year, 1, 1) <= file.range.last &&
          holiday.rule.announced === true &&
          holdsIn(holiday, year) &&
          !hasDate(year) &&
          !told.includes(year) &&
          holiday.cancelled?.some((each) => each.year === year) !== true,
      );
      const needless = told.filter(hasDate);
      return [
        ...silent.map((year) => ({
          about: `${holiday.id} ${year}`,
          place: file.placeOf(['holidays', index, 'id']),
          message: `${holiday.id} has no row for ${year}; add it, or "not_announced: [${year}]", or under "cancelled" the list that leaves it out`,
        })),
        ...needless.map((year) => ({
          about: `${holiday.id} ${year}`,
          place: file.placeOf(['holidays', index, 'not_announced', told.indexOf(year)]),
          message: `${holiday.id} has a date in ${year}; remove the year from "not_announced"`,
        })),
      ];
    });
  },
};
