import type { DayNumber, Weekday } from '../calendar/day-number.ts';
import type { DayRange } from '../calendar/supported-range.ts';

/** Days, weeks, months or years; which days count is for the rule to say. */
export const TERM_UNITS = ['D', 'W', 'M', 'Y'] as const;
export type TermUnit = (typeof TERM_UNITS)[number];

/** How long a term is, in one unit. */
export interface TermPeriod {
  readonly unit: TermUnit;
  /** 1 to 9999. */
  readonly count: number;
  /** Whether it is counted back from the event. */
  readonly isBack: boolean;
}

/** How months and years end: by the same day of the month, by the day before it, or with 30 days to a month. */
export const MONTH_WAYS = ['same-number', 'day-before', '30-days'] as const;
export type MonthWay = (typeof MONTH_WAYS)[number];

/** What a rule says about one unit. */
interface UnitRule {
  /** The longest period that the words cover; absent = no limit. */
  readonly longest?: number | undefined;
  /** Whether the words cover periods that are counted back. */
  readonly back?: boolean | undefined;
  /** How months and years of this unit end; absent = on the same number. */
  readonly month?: MonthWay | undefined;
}

/** A day on which a term may not end, besides closed weekdays and holidays. */
interface ClosedDay {
  readonly day: DayNumber;
  /** Absent = closed in every country of the rule. */
  readonly country?: string | undefined;
  /** Absent = closed in the whole country. */
  readonly regions?: readonly string[] | undefined;
}

/** The settings in which readings of a rule's words may differ. */
export interface TermWays {
  /** Whether the day of the event is the first day of the term. */
  readonly countsEvent: boolean;
  /** Whether an end on a closed day moves to the next open day, in the direction of counting. */
  readonly rolls: boolean;
  readonly rollsBack: boolean;
  /**
   * Whether a term of weeks, months or years whose event falls in a standstill starts on the day
   * after it; otherwise it starts on its last day.
   */
  readonly startsAfterStandstill: boolean;
}

/** One of several ways to read the words of a rule. */
export interface TermReading extends TermWays {
  readonly id: string;
  readonly says: string;
  /** Whether an authority is cited for this reading, so that it prevails. */
  readonly prevails: boolean;
}

/** How one text counts terms, as plain values without the words. */
export interface TermRule extends TermWays {
  readonly id: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: readonly string[];
  /** The places whose holidays close a day: the one asked about, every region, or these regions. */
  readonly regions: 'asked' | 'all' | readonly string[];
  readonly units: Readonly<Partial<Record<TermUnit, UnitRule | undefined>>>;
  /** Whether a count of days skips closed days. */
  readonly countsOpenDays: boolean;
  /** The longest count of days that skips closed days by its length alone; 0 = none. */
  readonly shortTo: number;
  /** Whether both ends are left out when days are counted back. */
  readonly isClear: boolean;
  readonly closedWeekdays: readonly Weekday[];
  readonly closesHolidays: boolean;
  /** Whether only nationwide holidays close a day when counting back. */
  readonly closesCountryBack: boolean;
  readonly closedDays: readonly ClosedDay[];
  /** The last day whose closed days are known; infinite where no yearly decree sets them. */
  readonly heldUntil: DayNumber;
  /** The minimum of open days in a period of `from` days or more. */
  readonly minimum?: { readonly working_days: number; readonly from: number } | undefined;
  /** Dates on which a term stands still; sorted, without overlaps. */
  readonly standstills: readonly DayRange[];
  /** Empty, or at least two readings. */
  readonly readings: readonly TermReading[];
}

/** A period in ISO 8601 form: `P14D`, `-P5D`. */
export function writePeriod({ unit, count, isBack }: TermPeriod): string {
  return `${isBack ? '-' : ''}P${count}${unit}`;
}

const [MINUS, P, ZERO] = [45, 80, 48];

/**
 * Reads a period of one unit, `-?P[1-9][0-9]{0,3}[DWMY]`; null for any other text. Parsed by
 * hand, because a regular expression took a tenth of the time of an answer.
 */
export function parsePeriod(text: string): TermPeriod | null {
  const isBack = text.charCodeAt(0) === MINUS;
  const first = isBack ? 2 : 1;
  const last = text.length - 1;
  if (text.charCodeAt(first - 1) !== P || last <= first || last > first + 4) return null;
  if (text.charCodeAt(first) === ZERO) return null;
  let count = 0;
  for (let index = first; index < last; index += 1) {
    const digit = text.charCodeAt(index) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return null;
    count = count * 10 + digit;
  }
  const unit = TERM_UNITS[TERM_UNITS.indexOf(text[last] as TermUnit)];
  return unit === undefined ? null : { unit, count, isBack };
}

/** Whether a rule covers a period: its unit, direction and length. */
export function covers(rule: Pick<TermRule, 'units'>, period: TermPeriod): boolean {
  const unit = rule.units[period.unit];
  if (unit === undefined || (period.isBack && unit.back !== true)) return false;
  return unit.longest === undefined || period.count <= unit.longest;
}
