import {
  FIRST_YEAR,
  LAST_YEAR,
  rangeWords,
  SUPPORTED_RANGE,
  SUPPORTED_YEARS,
  type SupportedYear,
} from './supported-range.ts';

// Kept apart from the range, so that the npm package need not carry these words (Decision 34).

/** The default year of a page or report, chosen so that the next year is held too. */
export const DEFAULT_YEAR: SupportedYear = SUPPORTED_YEARS.at(-2) ?? LAST_YEAR;

/** "2025-01-01 to 2027-12-31". */
export const RANGE_WORDS = rangeWords(SUPPORTED_RANGE);

/** "2025 to 2027". */
export const YEARS_WORDS = `${FIRST_YEAR} to ${LAST_YEAR}`;

/** "2025, 2026". */
const YEARS_BUT_LAST = SUPPORTED_YEARS.slice(0, -1).join(', ');

/** "2025, 2026 and 2027". */
export const ALL_YEARS_WORDS = `${YEARS_BUT_LAST} and ${LAST_YEAR}`;

/** "2025, 2026 or 2027". */
export const ANY_YEAR_WORDS = `${YEARS_BUT_LAST} or ${LAST_YEAR}`;
