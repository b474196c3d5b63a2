import type { DayNumber } from '../calendar/day-number.ts';
import { type DayRange, isWithin } from '../calendar/supported-range.ts';
import type { TermTable } from '../terms/closed-days.ts';
import { countDeadline, type Deadline } from '../terms/deadline.ts';
import { covers, type TermPeriod, type TermRule } from '../terms/term-rule.ts';
import type { Finding, TermFacts } from './finding.ts';
import { outOfHeld } from './read-parameters.ts';

/** The facts about an existing rule. */
export type RuleFacts = TermFacts & { readonly rule: TermRule };

/**
 * Counts a term by a rule that applies in the place, or finds why it cannot. Contract 4.6.
 * @param table the rule's tables in the place.
 * @param held the dates that the place's calendar holds.
 */
export function countTerm(
  term: RuleFacts,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
  held: DayRange,
): Deadline | Finding {
  const { rule, refused } = term;
  if (refused !== null || !isWithin(event, table.range)) return notHeld(term, table);
  if (!covers(rule, period)) {
    return { code: 'period_not_in_rule', parameter: 'period', within: null, term };
  }
  const deadline = countDeadline(rule, table, event, period);
  if (deadline !== null) return deadline;
  // The rule may hold fewer dates than the place.
  const isOfRule = table.range.last < held.last && !period.isBack;
  return isOfRule ? notHeld(term, table) : outOfHeld('period', held);
}

function notHeld(term: RuleFacts, { range: held }: TermTable): Finding {
  return { code: 'closed_days_not_held', parameter: 'rule', within: null, held, term };
}
