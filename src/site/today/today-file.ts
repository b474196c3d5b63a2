import { DATA_LICENCE } from '../../artifact/licence.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { kindOf, nextBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { holidayAfter, holidaysOn } from '../year/holidays.ts';

/** Today in a place, for programs without a key: widgets, status pages, shop doors. */
export interface TodayFile {
  readonly country: string;
  readonly region: string | null;
  readonly name: string;
  readonly timezone: string;
  readonly date: string;
  /** Null outside the years that we hold. */
  readonly is_business_day: boolean | null;
  readonly day_type: string | null;
  readonly holidays: readonly string[];
  /** The first business day after today; null when none is held. */
  readonly next_business_day: string | null;
  /** Null when the last holiday that is held is past. */
  readonly next_holiday: {
    readonly date: string;
    readonly name: string;
    readonly date_accuracy: string;
  } | null;
  readonly data_version: string;
  readonly licence: string;
  readonly licence_url: string;
}

/** What `/us/today.json` says. @param today where the place is. */
export function todayFile(place: Place, today: DayNumber, dataVersion: string): TodayFile {
  const { calendar, artifact, region, name } = place;
  const isHeld = isWithin(today, calendar.range);
  const kind = isHeld ? kindOf(calendar, today) : null;
  const held = isHeld ? holidaysOn(calendar, today) : [];
  const next = isHeld ? nextBusinessDay(calendar, today) : null;
  const holiday = holidayAfter(calendar, today);
  return {
    country: artifact.country,
    region: region?.code ?? null,
    name,
    timezone: artifact.timezone,
    date: formatIsoDate(today),
    is_business_day: kind === null ? null : kind === 'business_day',
    day_type: kind,
    holidays: held.map((found) => found.name),
    next_business_day: next === null ? null : formatIsoDate(next),
    next_holiday:
      holiday === null
        ? null
        : {
            date: formatIsoDate(holiday.day),
            name: holiday.name,
            date_accuracy: holiday.accuracy,
          },
    data_version: dataVersion,
    licence: DATA_LICENCE.id,
    licence_url: DATA_LICENCE.url,
  };
}
