import { DATA_LICENCE } from '../../artifact/licence.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { kindOf, nextBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { holidayAfter, holidaysOn } from '../year/holidays.ts';

/** Today in a place, for programs without a key: widgets, status pages, shop doors. */
export type TodayFile = ReturnType<typeof todayFile>;

/**
 * The content of `/us/today.json`.
 * @param today where the place is.
 */
export function todayFile(place: Place, today: DayNumber, dataVersion: string) {
  const { calendar, region, name } = place;
  const { country, timezone } = place.artifact;
  const isHeld = isWithin(today, calendar.range);
  const kind = isHeld ? kindOf(calendar, today) : null;
  const held = isHeld ? holidaysOn(calendar, today) : [];
  const next = isHeld ? nextBusinessDay(calendar, today) : null;
  const holiday = holidayAfter(calendar, today);
  return {
    ...{ country, region: region?.code ?? null, name, timezone },
    date: formatIsoDate(today),
    // Null outside the years held.
    is_business_day: kind === null ? null : kind === 'business_day',
    day_type: kind,
    holidays: held.map((found) => found.name),
    // Null when no later one is known.
    next_business_day: next === null ? null : formatIsoDate(next),
    next_holiday: holiday && {
      date: formatIsoDate(holiday.day),
      name: holiday.name,
      date_accuracy: holiday.accuracy,
    },
    data_version: dataVersion,
    licence: DATA_LICENCE.id,
    licence_url: DATA_LICENCE.url,
  };
}
