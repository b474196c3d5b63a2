import { FIRST_YEAR, LAST_YEAR, YEARS_BUT_LAST } from './supported-range.ts';

// Apart from the range, so that the package for npm need not carry them (Decision 34).

/** "2025 to 2027". */
export const YEARS_WORDS = `${FIRST_YEAR} to ${LAST_YEAR}`;

/** "2025, 2026 or 2027". */
export const ANY_YEAR_WORDS = `${YEARS_BUT_LAST} or ${LAST_YEAR}`;
