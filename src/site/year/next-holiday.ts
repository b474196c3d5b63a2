import type { ReleasedCalendar, ReleasedHoliday } from '../../artifact/calendars.ts';
import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';

import { kindOf, nextBusinessDay, recordsOn } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { isSplit, regionsOff } from '../places/where-off.ts';
import { isEstimated } from './breaks.ts';
import { type RegionalDate, someRegions } from './some-regions.ts';

/** What a calendar says of today. */
export interface Today {
  readonly state: 'business_day' | 'weekend' | 'holiday';
  /** The names of the day's holidays, on weekends too; empty when there is none. */
  readonly names: Told;
  /** Whether the day off is estimated, and so may be another day. */
  readonly isEstimated: boolean;
  /** The regions that are off although the country as a whole works. */
  readonly regionsOff: readonly Place[];
}

/** What a date is; null where the calendar does not hold it. */
export function todayIn(place: Place, day: DayNumber): Today | null {
  const { calendar } = place;
  if (!isWithin(day, calendar.range)) return null;
  const kind = kindOf(calendar, day);
  const { from, to } = recordsOn(calendar, day);
  const state = kind === 'business_day' || kind === 'weekend' ? kind : 'holiday';
  const holidays = calendar.holidays.slice(from, to);
  const names = new Map(
    holidays.map(({ name, record }) => [name, dayNames(place, record).name] as const),
  );
  return {
    state,
    names: place.speech.tellList([...names.values()]),
    isEstimated: state === 'holiday' && isEstimated(holidays),
    regionsOff: state === 'business_day' ? regionsOff(place, day) : [],
  };
}

/** The holidays after a date, one for each date, at most `limit` of them. */
export function holidaysAfter(
  calendar: ReleasedCalendar,
  day: DayNumber,
  limit: number,
): ReleasedHoliday[] {
  const found: ReleasedHoliday[] = [];
  for (const holiday of calendar.holidays) {
    if (found.length === limit) break;
    if (holiday.day > day && holiday.day !== found.at(-1)?.day) found.push(holiday);
  }
  return found;
}

/** Today and the holidays to come. */
export interface Outlook {
  /** Null when the calendar does not hold today. */
  readonly now: Today | null;
  /** The next business day; null when today is one, or when none is held. */
  readonly opens: DayNumber | null;
  /** Null when the last holiday that is held is past. */
  readonly next: ReleasedHoliday | null;
  /** The first day before the next holiday on which only some regions are off; null when none is. */
  readonly sooner: RegionalDate | null;
}

/** What a calendar has before it on a date. */
export function outlook(place: Place, today: DayNumber): Outlook {
  const { calendar } = place;
  const now = todayIn(place, today);
  const [next = null] = holidaysAfter(calendar, today, 1);
  const closed = now !== null && now.state !== 'business_day';
  return {
    now,
    opens: closed ? nextBusinessDay(calendar, today) : null,
    next,
    sooner: soonerInSome(place, today, next?.day ?? today),
  };
}

/** The first date after `today` and before `next` that only some regions keep. */
function soonerInSome(place: Place, today: DayNumber, next: DayNumber): RegionalDate | null {
  const years = yearsOf(place.calendar.range).filter(
    (year) => year >= toCivilDate(today).year && year <= toCivilDate(next).year,
  );
  for (const year of years) {
    const { dates } = someRegions(place, year);
    const found = dates.find(({ day }) => day > today && day < next && isSplit(place, day));
    if (found !== undefined) return found;
  }
  return null;
}
