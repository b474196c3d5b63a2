import type { ClosedBecause } from '../../terms/closed-days.ts';
import type { StepKind, TermStep } from '../../terms/steps.ts';
import type { TermUnit } from '../../terms/term-rule.ts';
import { gradeOf } from '../grade.ts';
import type { RuleRecord } from './rule-schema.ts';

/** Every sentence of the law that a rule quotes, in the order of the rule. */
export function lawOf({ words, citations }: RuleRecord) {
  return words.map(({ id, cite, section, language, text: quote }) => {
    const citation = citations[cite];
    const isRead = citation !== undefined && gradeOf(citation) === 'read';
    const seen = isRead ? ('read' as const) : ('quoted' as const);
    return { id, title: citation?.title ?? '', section, language, quote, seen };
  });
}

/** The key under which a step finds its words: its kind or, for a move, what closed the days. */
export type StepKey = Exclude<StepKind, 'moved'> | ClosedBecause;

/** The key of a step; for a move, what closed the days it passed. */
export function stepKey({ step, because }: Pick<TermStep, 'step' | 'because'>): StepKey {
  if (step !== 'moved') return step;
  if (because === null) throw new RangeError('a move has a reason');
  return because;
}

/** The words that justify each step: those of the settings that cause it. */
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
