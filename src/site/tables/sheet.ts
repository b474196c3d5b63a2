import type { ReleasedCalendar } from '../../artifact/calendars.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Calendar } from '../../calendar/calendar.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { writeCsv } from '../csv.ts';
import { holidaysOn } from '../year/holidays.ts';
import { calendarsOf, codeOf, holidayNames } from './day-table.ts';
import { SHEET_COLUMNS } from './table-schema.ts';

/** A weekend in the form of NETWORKDAYS.INTL: Monday to Sunday, 1 for a day without work. */
export function weekendText({ weekendDays }: Pick<Calendar, 'weekendDays'>): string {
  return ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => Number(weekendDays.includes(day))).join('');
}

/** One row for each calendar and date with a holiday, for spreadsheets. Contract 23.3. */
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

/** Official dates, types and accuracy of a day's holidays, each distinct value once. */
function detailsOf(calendar: ReleasedCalendar, day: number): string[] {
  const records = holidaysOn(calendar, day);
  const official = records.flatMap(({ record }) => record.official_date ?? []);
  const isEstimated = records.some(({ accuracy }) => accuracy === 'estimated');
  return [
    [...new Set(official)].join('; '),
    [...new Set(records.map(({ type }) => type))].sort().join('; '),
    isEstimated ? 'estimated' : 'exact',
  ];
}
