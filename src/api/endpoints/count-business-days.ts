import { type CountAnswer, countBusinessDays } from '../../calendar/questions.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import {
  findMissing,
  findOutside,
  findUnheld,
  isFinding,
  readCalendar,
  readDate,
} from '../../question/read-parameters.ts';
import type { Answer } from '../outcome.ts';
import type { PreparedCalendar } from '../prepared-calendar.ts';
import { cutRecords, dateText, extraBytesOf } from '../prepared-text.ts';
import type { Endpoint } from './endpoint.ts';
import { stampOfForm, type TextSource } from './form-stamp.ts';

const REQUIRED = requiredOf(QUESTION_TABLE.count);

/** Contract 4.3. */
export const countBusinessDaysEndpoint: Endpoint<'start' | 'end' | 'country' | 'region'> = {
  name: 'count-business-days',
  parameters: QUESTION_TABLE.count,
  required: REQUIRED,
  answer(data, values) {
    const missing = findMissing(values, REQUIRED);
    if (missing !== null) return missing;
    const start = readDate('start', values.start);
    if (isFinding(start)) return start;
    const end = readDate('end', values.end);
    if (isFinding(end)) return end;
    const outside = findOutside('start', start, data.range) ?? findOutside('end', end, data.range);
    if (outside !== null) return outside;
    const prepared = readCalendar(data.countries, values.country, values.region);
    if (isFinding(prepared)) return prepared;
    const { range } = prepared.calendar;
    const unheld = findUnheld('start', start, range) ?? findUnheld('end', end, range);
    if (unheld !== null) return unheld;

    return answerOf(prepared, start, end, countBusinessDays(prepared.calendar, start, end));
  },
};

function answerOf(
  prepared: PreparedCalendar,
  start: number,
  end: number,
  count: CountAnswer,
): Answer {
  const { businessDays, calendarDays, weekendDays, holidayDates, holidays } = count;
  const text = writeText(prepared, start, end, count);
  return {
    text,
    bytes: text.length + extraBytesOf(prepared.weekdayRecords, holidays),
    // Every value in the text that the stamps do not cover.
    etag: `"${prepared.stamp}${FORM}-${start}.${end}.${businessDays}.${calendarDays}.${weekendDays}.${holidayDates}.${holidays.from}.${holidays.to}"`,
    regionsDiffer: prepared.regionsDiffer?.onTheWay(start, end) ?? null,
  };
}

function writeText(source: TextSource, start: number, end: number, count: CountAnswer): string {
  return `{"start_date":${dateText(start)},"end_date":${dateText(end)},"business_days":${count.businessDays},"total_calendar_days":${count.calendarDays},"weekends":${count.weekendDays},"holidays_on_weekdays":${count.holidayDates},"holidays":${cutRecords(source.weekdayRecords, count.holidays)},${source.identity}}`;
}

const FORM = stampOfForm((source, day, run) =>
  writeText(source, day, day, {
    businessDays: 0,
    calendarDays: 0,
    weekendDays: 0,
    holidayDates: 0,
    holidays: run,
  }),
);
