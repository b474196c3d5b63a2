import { formatIsoDate } from '../calendar/day-number.ts';
import type { DateAccuracy, Holiday, HolidayType } from '../calendar/holiday.ts';

/** A holiday as answers have it: all six fields, always (Contract 2.1). */
export interface ListedHoliday {
  readonly date: string;
  readonly official_date: string | null;
  readonly name: string;
  readonly local_name: string | null;
  readonly type: HolidayType;
  readonly date_accuracy: DateAccuracy;
}

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
