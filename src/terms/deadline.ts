import type { DayNumber } from '../calendar/day-number.ts';
import type { TermTable } from './closed-days.ts';
import { findEnd, type TermEnd } from './find-end.ts';
import { stepsOf, type TermStep } from './steps.ts';
import type { TermPeriod, TermReading, TermRule } from './term-rule.ts';

/** What one reading of the words gives. */
export interface ReadEnd {
  readonly reading: TermReading;
  readonly end: DayNumber;
}

/** The last day that a rule gives, and the way there. */
export interface Deadline {
  /** By the reading that prevails with authority, else the earliest. */
  readonly end: DayNumber;
  readonly earliest: DayNumber;
  readonly latest: DayNumber;
  /** Of the reading that gives `end`. */
  readonly steps: readonly TermStep[];
  /** Where they differ here; else none. */
  readonly readings: readonly ReadEnd[];
}

/**
 * Counts a term by a rule. Decision 48.
 * @param table of the rule in the place that is asked about.
 * @param event inside the range of the table.
 * @param period one that the rule covers.
 * @returns null when the term leaves the range, in any reading.
 */
export function countDeadline(
  rule: TermRule,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
): Deadline | null {
  const [first, ...others] = rule.readings;
  if (first === undefined) {
    const found = findEnd(rule, rule, table, event, period);
    if (found === null) return null;
    const { end } = found;
    const steps = stepsOf(rule, rule, table, event, period, found);
    return { end, earliest: end, latest: end, steps, readings: [] };
  }
  const found: [TermReading, TermEnd][] = [];
  for (const reading of [first, ...others]) {
    const end = findEnd(rule, reading, table, event, period);
    if (end === null) return null;
    found.push([reading, end]);
  }
  const ends = found.map(([, { end }]) => end);
  const [earliest, latest] = [Math.min(...ends), Math.max(...ends)];
  const [chosen, way] = (found.find(([{ prevails }]) => prevails) ??
    found.find(([, { end }]) => end === earliest)) as [TermReading, TermEnd];
  return {
    end: way.end,
    earliest,
    latest,
    steps: stepsOf(rule, chosen, table, event, period, way),
    readings: earliest === latest ? [] : found.map(([reading, { end }]) => ({ reading, end })),
  };
}
