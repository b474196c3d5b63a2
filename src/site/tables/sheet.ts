import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { writeCsv } from '../csv.ts';
import { calendarsOf, codeOf, holidayNames } from './day-table.ts';

/** The columns of the sheet: some of the table's. */
export const SHEET_COLUMNS = ['calendar', 'date', 'holiday'] as const;

/** Monday to Sunday, 1 for a day without work: what NETWORKDAYS.INTL takes as a weekend. */
export function weekendText({ weekendDays }: Pick<Calendar, 'weekendDays'>): string {
  return Array.from({ length: 7 }, (_, index) =>
    weekendDays.some((day) => day === index + 1) ? '1' : '0',
  ).join('');
}

/**
 * What a spreadsheet needs for its own functions, as CSV: one row a calendar and date with a
 * holiday, by calendar, then date. Contract 23.3.
 */
export function holidaySheet(dataSet: DataSet): string {
  return writeCsv([
    SHEET_COLUMNS,
    ...calendarsOf(dataSet).flatMap(({ calendar }) =>
      [...new Set(calendar.holidays.map(({ day }) => day))].map((day) => [
        codeOf(calendar),
        formatIsoDate(day),
        holidayNames(calendar, day),
      ]),
    ),
  ]);
}
