import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The served years, read from the data without any of the code under test (Decision 19). Tests
 * take the ends of the range from here, so that another year changes none of them.
 */
export const YEARS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../sources/years.json'), 'utf8'),
) as readonly number[];
const [first = 0] = YEARS;
const last = YEARS.at(-1) ?? 0;
export const FIRST_YEAR = first;
export const LAST_YEAR = last;

/** The year that pages show by default: the last but one. */
export const USUAL_YEAR = YEARS.at(-2) ?? last;

/** The ends of the range, both included, and the dates before and after it. */
export const BEFORE = `${first - 1}-12-31`;
export const FIRST = `${first}-01-01`;
export const LAST = `${last}-12-31`;
export const AFTER = `${last + 1}-01-01`;

/** How many dates the range has. */
export const DAYS = Math.round((Date.parse(AFTER) - Date.parse(FIRST)) / 86_400_000);
