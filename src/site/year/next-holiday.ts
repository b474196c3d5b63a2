import type { Calendar } from '../../calendar/calendar.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import type { Holiday } from '../../calendar/holiday.ts';
import { kindOf, nextBusinessDay, recordsOn } from '../../calendar/questions.ts';
import { isInRange } from '../../calendar/supported-range.ts';
import { listWords } from '../words.ts';
import { type StripDay, stripFrom } from './breaks.ts';

/** What a calendar says of today. */
export interface Today {
  readonly state: 'business_day' | 'weekend' | 'holiday';
  /** The names of the day's holidays, on weekends too; empty when there is none. */
  readonly names: string;
}

/** What a date is; null outside the supported range. */
export function todayIn(calendar: Calendar, day: DayNumber): Today | null {
  if (!isInRange(day)) return null;
  const kind = kindOf(calendar, day);
  const { from, to } = recordsOn(calendar, day);
  const state = kind === 'business_day' || kind === 'weekend' ? kind : 'holiday';
  const names = new Set(calendar.holidays.slice(from, to).map((holiday) => holiday.name));
  return { state, names: listWords([...names]) };
}

/** The holidays after a date, one for each date, at most `limit` of them. */
export function holidaysAfter(calendar: Calendar, day: DayNumber, limit: number): Holiday[] {
  const found: Holiday[] = [];
  for (const holiday of calendar.holidays) {
    if (found.length === limit) break;
    if (holiday.day > day && holiday.day !== found.at(-1)?.day) found.push(holiday);
  }
  return found;
}

/** Today and the holidays to come. */
export interface Outlook {
  /** Null when today lies outside the supported range. */
  readonly now: Today | null;
  /** The next business day; null when today is one, or when none is held. */
  readonly opens: DayNumber | null;
  /** Null when the last holiday that is held is past. */
  readonly next: Holiday | null;
  /** The holidays after the next one. */
  readonly later: readonly Holiday[];
  /** From today to some days after the next holiday. */
  readonly strip: readonly StripDay[];
}

/** How many holidays are named after the next one. */
const LATER_MAX = 3;
/** The strip fits one row of a laptop. */
const STRIP_DAYS_MIN = 10;
const STRIP_DAYS_MAX = 14;
/** Days that the strip goes on from the next holiday, itself included, if there is room. */
const STRIP_DAYS_FROM_NEXT = 4;

/** What a calendar has before it on a date. */
export function outlook(calendar: Calendar, today: DayNumber): Outlook {
  const now = todayIn(calendar, today);
  const [next = null, ...later] = holidaysAfter(calendar, today, 1 + LATER_MAX);
  const wanted = (next?.day ?? today) - today + STRIP_DAYS_FROM_NEXT;
  const length = Math.min(Math.max(STRIP_DAYS_MIN, wanted), STRIP_DAYS_MAX);
  const closed = now !== null && now.state !== 'business_day';
  return {
    now,
    opens: closed ? nextBusinessDay(calendar, today) : null,
    next,
    later,
    strip: stripFrom(calendar, today, length),
  };
}
