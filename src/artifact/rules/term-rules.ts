import {
  type DayNumber,
  parseIsoDate,
  toDayNumber,
  type Weekday,
} from '../../calendar/day-number.ts';
import type { TermRule, TermWays } from '../../terms/term-rule.ts';
import type { RuleRecord } from './rule-schema.ts';

/** A rule without its words: everything that a count depends on. */
export type RuleSettings = Omit<
  RuleRecord,
  'citations' | 'words' | 'said_by' | 'not_modelled' | 'title'
>;

/** Turns a rule of a release into the form that the arithmetic uses. */
export function termRuleOf(record: RuleSettings): TermRule {
  const { held_until: heldUntil, closed_days: closedDays = [], standstill = [] } = record;
  return {
    id: record.rule,
    countries: record.countries,
    regions: record.regions,
    units: record.units,
    ...waysOf(record),
    countsOpenDays: record.counts !== undefined,
    shortTo: record.short_to ?? 0,
    isClear: record.clear === true,
    closedWeekdays: record.closed_weekdays as Weekday[],
    closesHolidays: record.closed_holidays,
    closesCountryBack: record.holidays_backward === 'country',
    closedDays: closedDays.map(({ date, ...where }) => ({ ...where, day: dayOf(date) })),
    heldUntil: heldUntil === undefined ? Number.POSITIVE_INFINITY : toDayNumber(heldUntil, 12, 31),
    minimum: record.minimum,
    standstills: standstill.map(({ from, until }) => ({ first: dayOf(from), last: dayOf(until) })),
    readings: record.readings.map(({ reading, says, changes, prevails }) => ({
      ...{ id: reading, says, prevails },
      ...waysOf({ ...record, ...changes } as RuleSettings),
    })),
  };
}

function waysOf({ event, forward, backward, from_standstill }: RuleSettings): TermWays {
  return {
    countsEvent: event === 'in',
    rolls: forward === 'next',
    rollsBack: backward === 'next',
    startsAfterStandstill: from_standstill === 'day-after',
  };
}

/** The schema guarantees that the text is a real date. */
function dayOf(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
