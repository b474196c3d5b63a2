import { type BusinessDays, buildBusinessDays } from '../calendar/calendar.ts';
import { type DayNumber, weekdayOf } from '../calendar/day-number.ts';
import { type DayRange, isWithin, RANGE_DAYS, RANGE_FIRST } from '../calendar/supported-range.ts';
import type { TermRule } from './term-rule.ts';

/** The reasons why a term may not end on a day; the first that applies is reported. */
export const CLOSED_BECAUSE = ['standstill', 'weekend', 'holiday', 'closed_by_rule'] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

/** The place that a rule counts for, as its calendars describe it. */
interface TermPlace {
  readonly country: string;
  /** The regions whose holidays close a day; none for a country's own calendar. */
  readonly regions: readonly string[];
  readonly range: DayRange;
  readonly holidays: Iterable<DayNumber>;
  /** The country's holidays, without any region's. */
  readonly countryHolidays: Iterable<DayNumber>;
}

/** The tables for one direction of counting. */
export interface OpenDays extends BusinessDays {
  /** By offset in the supported range: 0 = open, otherwise the index in `CLOSED_BECAUSE` plus 1. */
  readonly why: Uint8Array;
}

/** A rule in a place, as look-up tables: closed days with their running counts. */
export interface TermTable {
  /** The dates held for both the place and the rule. */
  readonly range: DayRange;
  readonly forward: OpenDays;
  /** The same object as `forward`, unless the rule counts back with other holidays. */
  readonly backward: OpenDays;
  /** The days outside every standstill; null where the rule has no standstill. */
  readonly running: BusinessDays | null;
}

export function buildTermTable(rule: TermRule, given: TermPlace): TermTable {
  const { first, last } = given.range;
  const place = { ...given, range: { first, last: Math.min(last, rule.heldUntil) } };
  const forward = buildOpenDays(rule, place, place.holidays);
  return {
    range: place.range,
    forward,
    backward: rule.closesCountryBack ? buildOpenDays(rule, place, place.countryHolidays) : forward,
    running:
      rule.standstills.length === 0
        ? null
        : buildBusinessDays(
            (day) => isWithin(day, place.range) && standstillAt(rule, day) === null,
          ),
  };
}

/** Why a day is closed; undefined for an open one. */
export function closedBecause({ why }: OpenDays, day: DayNumber): ClosedBecause | undefined {
  const place = why[day - RANGE_FIRST] as number;
  // Reading an array at -1 is slow.
  return place === 0 ? undefined : CLOSED_BECAUSE[place - 1];
}

/** The standstill that holds a day; null when none does. */
export function standstillAt(
  { standstills }: Pick<TermRule, 'standstills'>,
  day: DayNumber,
): DayRange | null {
  for (const span of standstills) if (isWithin(day, span)) return span;
  return null;
}

function buildOpenDays(
  rule: TermRule,
  { country, regions, range }: TermPlace,
  holidays: Iterable<DayNumber>,
): OpenDays {
  const holidayDays = new Set(rule.closesHolidays ? holidays : []);
  const closedDays = new Set(
    rule.closedDays
      .filter(
        (closed) =>
          (closed.country ?? country) === country &&
          (closed.regions?.some((code) => regions.includes(code)) ?? true),
      )
      .map(({ day }) => day),
  );
  const reasons: Readonly<Record<ClosedBecause, (day: DayNumber) => boolean>> = {
    standstill: (day) => standstillAt(rule, day) !== null,
    weekend: (day) => rule.closedWeekdays.includes(weekdayOf(day)),
    holiday: (day) => holidayDays.has(day),
    closed_by_rule: (day) => closedDays.has(day),
  };
  const why = new Uint8Array(RANGE_DAYS);
  const open = buildBusinessDays((day) => {
    const index = CLOSED_BECAUSE.findIndex((reason) => reasons[reason](day));
    why[day - RANGE_FIRST] = index + 1;
    return index === -1 && isWithin(day, range);
  });
  return { ...open, why };
}
