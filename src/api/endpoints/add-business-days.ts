import { type AddAnswer, addBusinessDays } from '../../calendar/questions.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import { isFinding, outOfHeld, readDays, readOpening } from '../../question/read-parameters.ts';
import type { Answer } from '../outcome.ts';
import type { PreparedCalendar } from '../prepared-calendar.ts';
import { cutRecords, dateText, extraBytesOf } from '../prepared-text.ts';
import type { Endpoint } from './endpoint.ts';
import { stampOfForm, type TextSource } from './form-stamp.ts';

const REQUIRED = requiredOf(QUESTION_TABLE.add);

/** Contract 4.2. */
export const addBusinessDaysEndpoint: Endpoint<'date' | 'country' | 'days' | 'region'> = {
  name: 'add-business-days',
  parameters: QUESTION_TABLE.add,
  required: REQUIRED,
  answer(data, values) {
    const opening = readOpening(data, values, REQUIRED, readDays(values.days));
    if (isFinding(opening)) return opening;
    const { start, length: days, prepared } = opening;
    const sum = addBusinessDays(prepared.calendar, start, days);
    // Contract 4.2 rule 5: refused before anything is traversed.
    if (sum === null) return outOfHeld('days', prepared.calendar.range);
    return answerOf(prepared, start, days, sum);
  },
};

function answerOf(prepared: PreparedCalendar, start: number, days: number, sum: AddAnswer): Answer {
  const { end, skipped, weekendDays, calendarDays } = sum;
  const text = writeText(prepared, start, days, sum);
  return {
    text,
    bytes: text.length + extraBytesOf(prepared.weekdayRecords, skipped),
    // Every value in the text that the stamps do not cover.
    etag: `"${prepared.stamp}${FORM}-${start}.${days}.${end}.${skipped.from}.${skipped.to}.${weekendDays}.${calendarDays}"`,
    regionsDiffer: prepared.regionsDiffer?.onTheWay(start, end) ?? null,
  };
}

function writeText(source: TextSource, start: number, days: number, sum: AddAnswer): string {
  return `{"start_date":${dateText(start)},"business_days_added":${days},"end_date":${dateText(sum.end)},${source.identity},"holidays_skipped":${cutRecords(source.weekdayRecords, sum.skipped)},"weekends_skipped":${sum.weekendDays},"calendar_days_elapsed":${sum.calendarDays}}`;
}

const FORM = stampOfForm((source, day, run) =>
  writeText(source, day, 0, { end: day, skipped: run, weekendDays: 0, calendarDays: 0 }),
);
