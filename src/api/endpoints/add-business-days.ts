import { addBusinessDays } from '../../calendar/questions.ts';
import { dateText } from '../date-text.ts';
import { isRefusal, makeAnswer } from '../outcome.ts';
import { findMissing, readCalendar, readDate, readDays, refuseOutside } from '../parameters.ts';
import { cutRecords } from '../record-text.ts';
import type { Endpoint } from './endpoint.ts';

/** Spec 4.2. */
export const addBusinessDaysEndpoint: Endpoint<'date' | 'country' | 'days' | 'region'> = {
  name: 'add-business-days',
  parameters: ['date', 'country', 'days', 'region'],
  answer(data, values) {
    const missing = findMissing(values, ['date', 'country', 'days']);
    if (missing !== null) return missing;
    const start = readDate('date', values.date);
    if (isRefusal(start)) return start;
    const days = readDays(values.days);
    if (isRefusal(days)) return days;
    const outside = refuseOutside('date', start);
    if (outside !== null) return outside;
    const prepared = readCalendar(data, values.country, values.region);
    if (isRefusal(prepared)) return prepared;

    const sum = addBusinessDays(prepared.calendar, start, days);
    // Spec 4.2 rule 5: refused before anything is traversed.
    if (sum === null) {
      return {
        code: 'date_out_of_range',
        message:
          'The end date would lie outside 2025-01-01 to 2027-12-31: give days nearer to zero.',
      };
    }
    return makeAnswer(
      data.dataVersion,
      `{"start_date":${dateText(start)},"business_days_added":${days},"end_date":${dateText(sum.end)},${prepared.identity},"holidays_skipped":${cutRecords(prepared.weekdayRecords, sum.skipped)},"weekends_skipped":${sum.weekendDays},"calendar_days_elapsed":${sum.calendarDays}}`,
    );
  },
};
