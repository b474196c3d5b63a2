import type { HolidayRecord } from '../../../../src/artifact/schema.ts';
import { formatIsoDate, parseIsoDate } from '../../../../src/calendar/day-number.ts';
import { RANGE_FIRST } from '../../../../src/calendar/supported-range.ts';

/**
 * The dates of one holiday as text. Each is the number of days since the previous date, in base 36;
 * the first counts from the start of the range. A suffix `+2` or `-2` is the distance to the
 * official date; `~` marks an estimate.
 */
const DATE = /(\w+)([+-]\w+)?(~?)/;

export type PackedDate = Pick<HolidayRecord, 'date' | 'official_date' | 'date_accuracy'>;

export function packDates(records: readonly PackedDate[]): string {
  let before = RANGE_FIRST;
  return records
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, official_date, date_accuracy }) => {
      const day = dayOf(date);
      const away = official_date === null ? 0 : dayOf(official_date) - day;
      const sign = away < 0 ? '-' : '+';
      const official = away === 0 ? '' : sign + Math.abs(away).toString(36);
      const delta = (day - before).toString(36);
      before = day;
      return delta + official + (date_accuracy === 'estimated' ? '~' : '');
    })
    .join(' ');
}

export function readDates(packed: string): PackedDate[] {
  let day = RANGE_FIRST;
  return packed.split(' ').map((text) => {
    const [, delta = '', away, estimated] = DATE.exec(text) ?? [];
    day += Number.parseInt(delta, 36);
    return {
      date: formatIsoDate(day),
      official_date: away ? formatIsoDate(day + Number.parseInt(away, 36)) : null,
      date_accuracy: estimated ? 'estimated' : 'exact',
    };
  });
}

/** The day number of a date in the verified release, which is always valid. */
function dayOf(date: string): number {
  return parseIsoDate(date) as number;
}
