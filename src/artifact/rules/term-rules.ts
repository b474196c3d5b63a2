import {
  type DayNumber,
  parseIsoDate,
  toDayNumber,
  type Weekday,
} from '../../calendar/day-number.ts';
import type { DayRange } from '../../calendar/supported-range.ts';
import {
  TERM_UNITS,
  type TermReading,
  type TermRule,
  type TermUnit,
  type TermWays,
  type UnitRule,
} from '../../terms/term-rule.ts';
import type { RuleRecord } from './rule-schema.ts';

/** The settings of a rule that the arithmetic needs, without the words. */
export type RuleSettings = Omit<
  RuleRecord,
  'citations' | 'words' | 'said_by' | 'not_modelled' | 'title' | 'refused'
>;

/** The settings of a rule and, for a refused one, the reason. */
export type CountedRule = RuleSettings & Pick<RuleRecord, 'refused'>;

/** Strips the words from a rule; everything that a count depends on stays. */
export function withoutWords(record: RuleRecord): CountedRule {
  const {
    title: _,
    citations: __,
    words: ___,
    said_by: ____,
    not_modelled: _____,
    ...rest
  } = record;
  return rest;
}

/** Turns a rule of a release into the form that the arithmetic uses. */
export function termRuleOf(record: RuleSettings): TermRule {
  const ways = waysOf(record);
  return {
    id: record.rule,
    countries: record.countries,
    regions: record.regions,
    units: Object.fromEntries(
      TERM_UNITS.flatMap((unit): [TermUnit, UnitRule][] => {
        const said = record.units[unit];
        if (said === undefined) return [];
        const { longest = null, back = false, month = 'same-number' } = said;
        return [[unit, { longest, isBack: back, month }]];
      }),
    ),
    ...ways,
    countsOpenDays: record.counts !== undefined,
    shortTo: record.short_to ?? 0,
    isClear: record.clear === true,
    closedWeekdays: record.closed_weekdays as Weekday[],
    closesHolidays: record.closed_holidays,
    closesCountryBack: record.holidays_backward === 'country',
    closedDays: (record.closed_days ?? []).map(({ date, country = null, regions = null }) => ({
      ...{ day: dayOf(date), country, regions },
    })),
    heldUntil:
      record.held_until === undefined
        ? Number.POSITIVE_INFINITY
        : toDayNumber(record.held_until, 12, 31),
    minimum:
      record.minimum === undefined
        ? null
        : { openDays: record.minimum.working_days, from: record.minimum.from },
    standstills: (record.standstill ?? []).map(
      ({ from, until }): DayRange => ({ first: dayOf(from), last: dayOf(until) }),
    ),
    readings: record.readings.map(
      ({ reading, says, changes, prevails }): TermReading => ({
        ...{ id: reading, says, prevails },
        ...waysOf({ ...record, ...changes } as RuleSettings),
      }),
    ),
  };
}

function waysOf({
  event,
  forward,
  backward,
  from_standstill,
}: Pick<RuleSettings, 'event' | 'forward' | 'backward' | 'from_standstill'>): TermWays {
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
