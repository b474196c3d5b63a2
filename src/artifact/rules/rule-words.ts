import type { ClosedBecause } from '../../terms/closed-days.ts';
import type { StepKind, TermStep } from '../../terms/steps.ts';
import type { TermUnit } from '../../terms/term-rule.ts';
import { gradeOf } from '../grade.ts';
import type { RuleRecord } from './rule-schema.ts';

/** Every sentence that a rule quotes from the law, in the order of the rule. */
export function lawOf({ words, citations }: RuleRecord) {
  return words.map(({ id, cite, section, language, text: quote }) => {
    const citation = citations[cite];
    const isRead = citation !== undefined && gradeOf(citation) === 'read';
    const seen = isRead ? ('read' as const) : ('quoted' as const);
    return { id, title: citation?.title ?? '', section, language, quote, seen };
  });
}

/** The key of the words for a step: the step's kind or, for a move, what closed the days. */
export type StepKey = Exclude<StepKind, 'moved'> | ClosedBecause;

/** The key of a step: a move has a reason. */
export function stepKey({ step, because }: Pick<TermStep, 'step' | 'because'>): StepKey {
  return because ?? (step as Exclude<StepKind, 'moved'>);
}

/** The words behind each step: those that state the settings which cause the step. */
export function stepWords(
  { said_by, units }: RuleRecord,
  unit: TermUnit,
): Record<StepKey, string[]> {
  const { first_day, counts = [], short = [], closed = [], roll = [] } = said_by;
  const { minimum = [], standstill = [], clear = [] } = said_by;
  const once = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];
  const move = once(roll, closed);
  return {
    event: first_day,
    begins: first_day,
    not_counted: once(counts, short, closed),
    suspended: standstill,
    ends: once(units[unit]?.words ?? [], unit === 'D' ? clear : []),
    standstill: once(roll, standstill),
    weekend: move,
    holiday: move,
    closed_by_rule: move,
    extended: minimum,
    last_day: [],
  };
}
