import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { isWeekend } from '../country/weekend.ts';
import type { Check } from './check.ts';

/** A substitute day on a weekend or another holiday gives nobody a day off. */
export const substituteOnHoliday: Check = {
  name: 'substitute-on-holiday',
  describes: 'Does a day off move to a date that is not off already?',
  code: 'substitute_on_holiday',
  check({ file, dates }) {
    return dates.flatMap((date) => {
      if (date.officialDay === null || date.settled) return [];
      const weekend = isWeekend(file.source, date.day);
      const other = dates.find(
        (each) =>
          each !== date &&
          each.day === date.day &&
          (each.regions === null ||
            (date.regions ?? []).some((code) => each.regions?.includes(code))),
      );
      if (!weekend && other === undefined) return [];
      const why = weekend ? 'a weekend' : `${other?.id} already`;
      return [
        {
          about: `${date.id} ${date.legalYear}`,
          place: file.placeOf(['holidays', date.holiday, 'observance']),
          message: `${date.id} moves to ${formatIsoDate(date.day)}, which is ${why}; use "following business day", or an exception with the reason`,
          excusable: true as const,
        },
      ];
    });
  },
};
