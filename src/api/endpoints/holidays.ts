import type { Answer } from '../outcome.ts';
import { isRefusal } from '../outcome.ts';
import { findMissing, readCalendar, readYear } from '../parameters.ts';
import type { Endpoint } from './endpoint.ts';

/** Contract 4.4. */
export const holidaysEndpoint: Endpoint<'country' | 'year' | 'region'> = {
  name: 'holidays',
  parameters: ['country', 'year', 'region'],
  answer(data, values) {
    const missing = findMissing(values, ['country', 'year']);
    if (missing !== null) return missing;
    const year = readYear(values.year);
    if (isRefusal(year)) return year;
    const prepared = readCalendar(data, values.country, values.region);
    if (isRefusal(prepared)) return prepared;

    // Every supported year was prepared.
    return prepared.years.get(year) as Answer;
  },
};
