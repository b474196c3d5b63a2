import { type DayNumber, toCivilDate } from '../../calendar/day-number.ts';
import { kindOf, nextBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { dayNames, listOfNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { isSplit, regionsOff } from '../places/where-off.ts';
import { isEstimated } from './breaks.ts';
import { holidayAfter, holidaysOn } from './holidays.ts';
import { type RegionalDate, someRegions } from './some-regions.ts';

/** What today is in a calendar. */
export type Today = NonNullable<ReturnType<typeof todayIn>>;

/** What a date is; null where the calendar does not hold it. */
export function todayIn(place: Place, day: DayNumber) {
  const { calendar, speech } = place;
  if (!isWithin(day, calendar.range)) return null;
  const kind = kindOf(calendar, day);
  const state = kind === 'business_day' || kind === 'weekend' ? kind : ('holiday' as const);
  const holidays = holidaysOn(calendar, day);
  return {
    state,
    /** The names of the day's holidays, on weekends too; empty when there is none. */
    names: listOfNames(
      speech,
      holidays.map(({ record }) => dayNames(place, record).name),
    ),
    /** Whether the day off may still move. */
    isEstimated: state === 'holiday' && isEstimated(holidays),
    /** The regions that are off although the country as a whole works. */
    regionsOff: state === 'business_day' ? regionsOff(place, day) : [],
  };
}

/** Today in a calendar, and the holidays to come. */
export function outlook(place: Place, today: DayNumber) {
  const { calendar } = place;
  const now = todayIn(place, today);
  const next = holidayAfter(calendar, today);
  return {
    /** Null when the calendar does not hold today. */
    now,
    /** The next business day; null when today is one, or when none is known. */
    opens: now === null || now.state === 'business_day' ? null : nextBusinessDay(calendar, today),
    /** Null after the last known holiday. */
    next,
    /** The first date before the next holiday that only some regions keep; null when there is none. */
    sooner: next === null ? null : soonerInSome(place, today, next.day),
  };
}

/** The first date after `today` and before `next` that only some regions keep. */
function soonerInSome(place: Place, today: DayNumber, next: DayNumber): RegionalDate | null {
  const [from, to] = [toCivilDate(today).year, toCivilDate(next).year];
  const found = yearsOf(place.calendar.range)
    .values()
    .filter((year) => year >= from && year <= to)
    .flatMap((year) => someRegions(place, year).dates)
    .find(({ day }) => day > today && day < next && isSplit(place, day));
  return found ?? null;
}
