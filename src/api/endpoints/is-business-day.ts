import {
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
  recordsOn,
} from '../../calendar/questions.ts';
import { dateText } from '../date-text.ts';
import { isRefusal, makeAnswer } from '../outcome.ts';
import { findMissing, readCalendar, readDate, refuseOutside } from '../parameters.ts';
import { cutRecords } from '../record-text.ts';
import type { Endpoint } from './endpoint.ts';

/** Spec 4.1. */
export const isBusinessDayEndpoint: Endpoint<'date' | 'country' | 'region'> = {
  name: 'is-business-day',
  parameters: ['date', 'country', 'region'],
  answer(data, values) {
    const missing = findMissing(values, ['date', 'country']);
    if (missing !== null) return missing;
    const day = readDate('date', values.date);
    if (isRefusal(day)) return day;
    const outside = refuseOutside('date', day);
    if (outside !== null) return outside;
    const prepared = readCalendar(data, values.country, values.region);
    if (isRefusal(prepared)) return prepared;

    const { calendar } = prepared;
    const kind = kindOf(calendar, day);
    // Spec 4.1: records are listed on a weekend date too.
    const holidays = cutRecords(prepared.records, recordsOn(calendar, day));
    return makeAnswer(
      data.dataVersion,
      `{"date":${dateText(day)},${prepared.identity},"is_business_day":${kind === 'business_day'},"reason":"${kind}","holidays":${holidays},"timezone":${prepared.timezone},"next_business_day":${dateText(nextBusinessDay(calendar, day))},"previous_business_day":${dateText(previousBusinessDay(calendar, day))}}`,
    );
  },
};
