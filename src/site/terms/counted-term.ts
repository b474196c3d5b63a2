import { termRuleOf } from '../../artifact/rules/term-rules.ts';
import { countTerm as count } from '../../question/count-term.ts';
import type { Finding } from '../../question/finding.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { placeRule, skippedHolidays } from '../../terms/place-rule.ts';
import type { TermQuestion } from '../calculator/question.ts';

export type CountedTerm = Exclude<ReturnType<typeof countTerm>, Finding>;

/**
 * Counts as `/v1/deadline` does; returns a finding where the term cannot be counted. Contract
 * 4.6.
 */
export function countTerm({ record, event, period, place, country }: TermQuestion) {
  const rule = termRuleOf(record);
  const facts = { rule, refused: record.refused ?? null, example: record.rule, since: null };
  const placed = placeRule(rule, country, place.region?.code ?? null);
  const deadline = count(facts, placed.table, event, period, country.national.range);
  if (isFinding(deadline)) return deadline;
  const { from, to } = skippedHolidays(placed, deadline, period);
  const { holidays } = period.isBack ? placed.backward : placed.forward;
  // The holidays that the count skips on days that no weekend closes.
  const skipped = holidays.slice(from, to);
  const estimated = skipped.filter(({ accuracy }) => accuracy === 'estimated');
  return { ...deadline, placed, skipped, estimated };
}
