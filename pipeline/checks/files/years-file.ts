import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Folder } from '../../read/folder.ts';

/** The file that lists the years served. */
export const YEARS_FILE = 'years.json';

/** The npm package has a letter for each (Decision 34). */
const YEARS_MAX = 30;
const FORM = /^\s*\[\s*(20\d\d(?:,\s*20\d\d)*)\s*\]\s*$/;

/** Whether the years can be served: a list of consecutive years. */
export function checkYearsFile(sources: Folder): Diagnostic[] {
  const text = sources.read(YEARS_FILE)?.toString('utf8');
  // The programs read their own copy, so toy sources need none.
  if (text === undefined) return [];
  const years = (FORM.exec(text)?.[1] ?? '').split(',').map(Number);
  const isInOrder = years.every((year, index) => year === (years[0] as number) + index);
  if (FORM.test(text) && isInOrder && years.length <= YEARS_MAX) return [];
  const place = { file: `${sources.shownAs}/${YEARS_FILE}`, line: 1, column: 1 };
  const message = `the years served are a list of at most ${YEARS_MAX} years without gaps; write them like [2031, 2032, 2033]`;
  return [error(place, 'invalid_value', message)];
}
