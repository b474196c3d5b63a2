import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { recordsOn } from '../../calendar/questions.ts';
import { writeCsv } from '../csv.ts';
import { calendarsOf, codeOf, holidayNames } from './day-table.ts';
import { SHEET_COLUMNS } from './table-schema.ts';

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
    Object.keys(SHEET_COLUMNS),
    ...calendarsOf(dataSet).flatMap(({ calendar }) =>
      [...new Set(calendar.holidays.map(({ day }) => day))].map((day) => [
        codeOf(calendar),
        formatIsoDate(day),
        holidayNames(calendar, day),
        ...detailsOf(calendar, day),
      ]),
    ),
  ]);
}

/** Official dates, types and accuracy of a day's holidays: each different value once, with "; " between them. */
function detailsOf(calendar: Calendar, day: number): string[] {
  const { from, to } = recordsOn(calendar, day);
  const records = calendar.holidays.slice(from, to);
  const official = records.flatMap(({ officialDay }) =>
    officialDay === null ? [] : [formatIsoDate(officialDay)],
  );
  const isEstimated = records.some(({ accuracy }) => accuracy === 'estimated');
  return [
    [...new Set(official)].join('; '),
    [...new Set(records.map(({ type }) => type))].sort().join('; '),
    isEstimated ? 'estimated' : 'exact',
  ];
}
