import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import {
  findMissing,
  findUnheldYear,
  isFinding,
  readCalendar,
  readYear,
} from '../../question/read-parameters.ts';
import type { Endpoint } from './endpoint.ts';

const REQUIRED = requiredOf(QUESTION_TABLE.holidays);

/** Contract 4.4. */
export const holidaysEndpoint: Endpoint<'country' | 'year' | 'region'> = {
  name: 'holidays',
  parameters: QUESTION_TABLE.holidays,
  required: REQUIRED,
  answer(data, values) {
    const missing = findMissing(values, REQUIRED);
    if (missing !== null) return missing;
    const year = readYear(values.year, data.range);
    if (isFinding(year)) return year;
    const prepared = readCalendar(data.countries, values.country, values.region);
    if (isFinding(prepared)) return prepared;
    const unheld = findUnheldYear(year, prepared.calendar.range);
    if (unheld !== null) return unheld;

    return prepared.listOf(year);
  },
};
