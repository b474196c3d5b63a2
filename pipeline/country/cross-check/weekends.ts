import { formatIsoDate, weekdayOf } from '../../../src/calendar/day-number.ts';
import { RANGE_FIRST } from '../../../src/calendar/supported-range.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { CountryFile } from '../country-file.ts';
import { weekendOn } from '../weekend.ts';

/** Every day has one weekend, and every worked weekend is a date of it. */
export function checkWeekends(file: CountryFile): Diagnostic[] {
  return [...oneAfterAnother(file), ...worked(file)];
}

/** The first weekend has no start, the last no end, and each ends where the next begins. */
function oneAfterAnother(file: CountryFile): Diagnostic[] {
  const { weekend } = file.source;
  return weekend.flatMap((span, index) => {
    const before = weekend[index - 1];
    const wrong = (key: string, message: string): Diagnostic[] => [
      error(file.placeOf(['weekend', index, key]), 'weekend_gap', message),
    ];
    if (index === 0 && span.from !== null && span.from > RANGE_FIRST) {
      return wrong('from', 'the earlier weekend is missing; write it above');
    }
    if (before !== undefined && span.from === null) {
      return wrong('days', 'write with "from" the day on which this weekend begins');
    }
    const ended = before?.until ?? null;
    if (ended !== null && span.from !== ended + 1) {
      return wrong(
        'from',
        `the weekend before ends on ${formatIsoDate(ended)}; begin the day after`,
      );
    }
    if (before?.from !== undefined && before.from !== null && (span.from ?? 0) <= before.from) {
      return wrong('from', 'this weekend begins before the one above it; put them in order');
    }
    const last = index === weekend.length - 1;
    if (last && span.until !== null && span.until < file.range.last) {
      return wrong('until', 'the later weekend is missing; write it below');
    }
    return [];
  });
}

function worked(file: CountryFile): Diagnostic[] {
  const dates = file.source.worked_weekends ?? [];
  return dates.flatMap(({ date }, index) => {
    const place = file.placeOf(['worked_weekends', index, 'date']);
    const iso = formatIsoDate(date);
    if (dates.findIndex((each) => each.date === date) < index) {
      return [error(place, 'weekend_gap', `${iso} occurs twice; remove one`)];
    }
    if (weekendOn(file.source.weekend, date)?.days.includes(weekdayOf(date)) === true) return [];
    const message = `${iso} is not a weekend date, so it is a working day anyway; correct or remove it`;
    return [error(place, 'weekend_gap', message)];
  });
}
