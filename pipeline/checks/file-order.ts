import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import type { HolidaySource } from '../country/form/holiday-schema.ts';
import type { ExpandedCountry } from '../expand/expanded-date.ts';
import type { Check, Finding } from './check.ts';

/** Neighbours that hold in the same regions are in calendar order. */
export const fileOrder: Check = {
  name: 'file-order',
  describes: 'Do list holidays of the same regions in calendar order?',
  code: 'file_order',
  check(expanded) {
    // A holiday that a law has ended keeps its place.
    const country = expanded.endless ?? expanded;
    const { holidays } = country.file.source;
    const found: Finding[] = [];
    for (const [index, holiday] of holidays.entries()) {
      const before = holidays[index - 1];
      if (before === undefined || regionsOf(before) !== regionsOf(holiday)) continue;
      const [first, second] = [dayOfYear(country, index - 1), dayOfYear(country, index)];
      if (first === null || second === null || first <= second) continue;
      found.push({
        about: holiday.id,
        place: country.file.placeOf(['holidays', index, 'id']),
        message: `${holiday.id} (${second}) comes after ${before.id} (${first}); list holidays of the same regions in calendar order`,
      });
    }
    return found;
  },
};

function regionsOf({ regions = [] }: HolidaySource): string {
  return regions.map(({ code }) => code).join(' ');
}

const MIDDLE = (FIRST_YEAR + LAST_YEAR) / 2;
const YEARS_FROM_MIDDLE = [...SUPPORTED_YEARS].sort(
  (a, b) => Math.abs(a - MIDDLE) - Math.abs(b - MIDDLE),
);

/** Month and day in the year nearest to the middle of the range, so that Easter can be compared. */
function dayOfYear(country: ExpandedCountry, index: number): string | null {
  for (const year of YEARS_FROM_MIDDLE) {
    const date = country.dates.find((each) => each.holiday === index && each.legalYear === year);
    if (date !== undefined) return formatIsoDate(date.officialDay ?? date.day).slice(5);
  }
  return null;
}
