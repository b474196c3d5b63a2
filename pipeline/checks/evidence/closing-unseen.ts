import type { DayNumber } from '../../../src/calendar/day-number.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { boundAgainst } from '../../country/bounds.ts';
import type { HolidaySource } from '../../country/form/holiday-schema.ts';
import { supportsDate } from '../../expand/supports-date.ts';
import { LEGAL_YEARS } from '../../values/values.ts';
import { holdsIn } from '../../values/years.ts';
import type { Check, Finding } from '../check.ts';

/** A closing in one year says nothing of the next; three in a row make a practice. Policy 2. */
const YEARS_OF_PRACTICE = 3;

/**
 * A closing that a state's executive grants for a year counts once it is published and seen.
 * Until then, the day is estimated if it was granted in each of the last three years, else not
 * announced.
 */
export function closingUnseen(today: DayNumber): Check {
  return {
    name: 'closing-unseen',
    describes:
      'Is a closing that a state grants each year published and seen, or granted in each of the three previous years?',
    code: 'closing_unseen',
    check({ file, dates }) {
      return dates.flatMap((date): Finding[] => {
        const holiday = file.source.holidays[date.holiday];
        if (holiday?.kept_by !== 'closing-list') return [];
        const { id, legalYear: year } = date;
        const at = {
          about: `${id} ${year}`,
          place: file.placeOf(['holidays', date.holiday, 'id']),
        };
        if (date.accuracy === 'estimated') {
          const missing = yearsBefore(year).filter((each) => !isGiven(holiday, each));
          if (missing.length === 0) return [];
          const message = `${id} of ${year} is estimated, and was not given in ${missing.join(' and ')}; until it is published write "not_announced: [${year}]" instead`;
          return [{ ...at, message }];
        }
        // A citation that does not say so is not evidence of the year's list.
        const isSeen = date.cite.some((cited) => {
          const citation = file.source.citations[cited];
          return citation?.supports?.includes('date') === true && supportsDate(citation, date);
        });
        if (isSeen || date.day < today) return [];
        const message = `${id} on ${formatIsoDate(date.day)} is exact, and no list, order or proclamation of ${year} is cited; cite it, or name the year under "estimated" until it is published and seen`;
        return [{ ...at, message }];
      });
    },
  };
}

/** The years of practice before a year, as far as the file reaches. */
function yearsBefore(year: number): number[] {
  return LEGAL_YEARS.filter((each) => each < year && each >= year - YEARS_OF_PRACTICE);
}

function isGiven(holiday: HolidaySource, year: number): boolean {
  const isCancelled = holiday.cancelled?.some((gone) => gone.year === year && !gone.regions);
  const dates = holiday.rule.dates(year, { nationwideDays: () => new Set() });
  const isHeld = holdsIn(holiday, year) || boundAgainst(holiday, year, null) !== null;
  return isHeld && isCancelled !== true && dates.length > 0;
}
