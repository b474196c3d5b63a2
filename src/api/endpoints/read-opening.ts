import type { DayNumber } from '../../calendar/day-number.ts';
import type { Finding } from '../../question/finding.ts';
import type { ParameterName } from '../../question/parameter-table.ts';
import {
  findMissing,
  findOutside,
  findUnheld,
  isFinding,
  readCalendar,
  readDate,
} from '../../question/read-parameters.ts';
import type { Value } from '../../question/read-query.ts';
import type { PreparedCalendar } from '../prepared-calendar.ts';
import type { PreparedData } from '../prepared-data.ts';

/** What a question about one date begins with. */
export interface Opening<Length> {
  readonly start: DayNumber;
  readonly length: Length;
  readonly prepared: PreparedCalendar;
}

/**
 * Checks 10 to 13a of Contract 11 for a question about a date in a calendar.
 * @param length how far the question goes from the date, as it was read; null where it stays there.
 */
export function readOpening<Name extends ParameterName, Length>(
  data: PreparedData,
  values: Readonly<Record<Name | 'date' | 'country' | 'region', Value>>,
  required: readonly (Name | 'date' | 'country' | 'region')[],
  length: Length | Finding,
): Opening<Length> | Finding {
  const missing = findMissing(values, required);
  if (missing !== null) return missing;
  const start = readDate('date', values.date);
  if (isFinding(start)) return start;
  if (isFinding(length)) return length;
  const outside = findOutside('date', start, data.range);
  if (outside !== null) return outside;
  const prepared = readCalendar(data.countries, values.country, values.region);
  if (isFinding(prepared)) return prepared;
  const unheld = findUnheld('date', start, prepared.calendar.range);
  return unheld ?? { start, length, prepared };
}
