import { countBusinessDays } from '../../calendar/questions.ts';
import { dateText } from '../date-text.ts';
import { isRefusal, makeAnswer } from '../outcome.ts';
import { findMissing, readCalendar, readDate, refuseOutside } from '../parameters.ts';
import { cutRecords } from '../record-text.ts';
import type { Endpoint } from './endpoint.ts';

/** Spec 4.3. */
export const countBusinessDaysEndpoint: Endpoint<'start' | 'end' | 'country' | 'region'> = {
  name: 'count-business-days',
  parameters: ['start', 'end', 'country', 'region'],
  answer(data, values) {
    const missing = findMissing(values, ['start', 'end', 'country']);
    if (missing !== null) return missing;
    const start = readDate('start', values.start);
    if (isRefusal(start)) return start;
    const end = readDate('end', values.end);
    if (isRefusal(end)) return end;
    const outside = refuseOutside('start', start) ?? refuseOutside('end', end);
    if (outside !== null) return outside;
    const prepared = readCalendar(data, values.country, values.region);
    if (isRefusal(prepared)) return prepared;

    const count = countBusinessDays(prepared.calendar, start, end);
    const holidays = cutRecords(prepared.weekdayRecords, count.holidays);
    return makeAnswer(
      data.dataVersion,
      `{"start_date":${dateText(start)},"end_date":${dateText(end)},"business_days":${count.businessDays},"total_calendar_days":${count.calendarDays},"weekends":${count.weekendDays},"holidays_on_weekdays":${count.holidayDates},"holidays":${holidays},${prepared.identity}}`,
    );
  },
};
