import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { CountryData, DataSet } from '../../artifact/data-set.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { termRuleOf } from '../../artifact/rules/term-rules.ts';
import type { HolidayRecord } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { countTerm as count, type RuleFacts } from '../../question/count-term.ts';
import type { Finding } from '../../question/finding.ts';
import { isFinding } from '../../question/read-parameters.ts';
import type { Deadline } from '../../terms/deadline.ts';
import { type PlacedRule, placeRule, skippedHolidays } from '../../terms/place-rule.ts';
import type { TermPeriod } from '../../terms/term-rule.ts';
import { countryOf, type Place } from '../places/places.ts';

/** A term to count, by a rule that counts in the place. */
export interface TermQuestion {
  readonly op: 'deadline';
  readonly record: RuleRecord;
  readonly event: DayNumber;
  readonly period: TermPeriod;
  readonly place: Place;
  /** The country of the place, with all its calendars. */
  readonly country: CountryData;
}

/** A counted term. */
export interface CountedTerm extends Deadline {
  readonly placed: PlacedRule<HolidayRecord>;
  /** Holidays skipped by the count on days that no weekend closed. */
  readonly skipped: readonly ReleasedHoliday[];
  /** The skipped holidays that may still move. */
  readonly estimated: readonly ReleasedHoliday[];
}

/** A question in the terms of a data set. */
export function termQuestion(
  dataSet: DataSet,
  asked: Omit<TermQuestion, 'op' | 'country'>,
): TermQuestion {
  return { ...asked, op: 'deadline', country: countryOf(dataSet, asked.place) };
}

/**
 * Counts as `/v1/deadline` does; returns a finding where the term cannot be counted. Contract
 * 4.6.
 */
export function countTerm({
  record,
  event,
  period,
  place,
  country,
}: TermQuestion): CountedTerm | Finding {
  const facts = factsOf(record);
  const placed = placeRule(facts.rule, country, place.region?.code ?? null);
  const deadline = count(facts, placed.table, event, period, country.national.range);
  if (isFinding(deadline)) return deadline;
  const { from, to } = skippedHolidays(placed, deadline, period);
  const { holidays } = period.isBack ? placed.backward : placed.forward;
  const skipped = holidays.slice(from, to);
  const estimated = skipped.filter(({ accuracy }) => accuracy === 'estimated');
  return { ...deadline, placed, skipped, estimated };
}

/** The facts about a rule that a finding reports. */
export function factsOf(record: RuleRecord): RuleFacts {
  return {
    ...{ example: record.rule, since: null },
    ...{ rule: termRuleOf(record), refused: record.refused ?? null },
  };
}
