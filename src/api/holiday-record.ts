import type { z } from 'zod';
import { formatIsoDate } from '../calendar/day-number.ts';
import type { Holiday } from '../calendar/holiday.ts';
import type { holidayRecordSchema } from './schemas/replies.ts';

/** A holiday in an answer: all six fields, always (Contract 2.1). */
export type ListedHoliday = Readonly<z.infer<typeof holidayRecordSchema>>;

/** The record of a holiday, its fields in the order in which they are written. */
export function recordOf(holiday: Holiday): ListedHoliday {
  return {
    date: formatIsoDate(holiday.day),
    official_date: holiday.officialDay === null ? null : formatIsoDate(holiday.officialDay),
    name: holiday.name,
    local_name: holiday.localName,
    type: holiday.type,
    date_accuracy: holiday.accuracy,
  };
}
