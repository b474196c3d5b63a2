import type { DayNumber } from '../calendar/day-number.ts';
import type { TermTable } from './closed-days.ts';
import { findEnd, type TermCount, type TermEnd } from './find-end.ts';
import { stepsOf, type TermStep } from './steps.ts';
import type { TermPeriod, TermReading, TermRule } from './term-rule.ts';

/** The last day that a rule gives, and the steps that lead to it. */
export interface Deadline {
  /** The end by the reading that prevails; without one, the earliest end. */
  readonly end: DayNumber;
  readonly earliest: DayNumber;
  readonly latest: DayNumber;
  /** The steps of the reading that gives `end`. */
  readonly steps: readonly TermStep[];
  /** The end by every reading, where the ends differ; otherwise empty. */
  readonly readings: readonly Pick<ReadWay, 'reading' | 'end'>[];
}

/**
 * Counts a term by a rule. Decision 48.
 * @param table the rule's tables in the place asked about.
 * @param event a day inside the range of the table.
 * @param period a period that the rule covers.
 * @returns null when the term leaves the range in any reading.
 */
export function countDeadline(
  rule: TermRule,
  table: TermTable,
  event: DayNumber,
  period: TermPeriod,
): Deadline | null {
  const term: TermCount = { rule, ways: rule, table, event, period };
  if (rule.readings.length === 0) {
    const found = findEnd(term);
    if (found === null) return null;
    const { end } = found;
    return { end, earliest: end, latest: end, steps: stepsOf(term, found), readings: [] };
  }
  let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let chosen: ReadWay | null = null;
  const ways: ReadWay[] = [];
  for (const reading of rule.readings) {
    const way = findEnd({ ...term, ways: reading });
    if (way === null) return null;
    const found = { reading, end: way.end, way };
    ways.push(found);
    if (chosen === null || (!chosen.reading.prevails && (reading.prevails || way.end < earliest))) {
      chosen = found;
    }
    earliest = Math.min(earliest, way.end);
    latest = Math.max(latest, way.end);
  }
  const { reading, end, way } = chosen as ReadWay;
  const steps = stepsOf({ ...term, ways: reading }, way);
  return { end, earliest, latest, steps, readings: earliest === latest ? [] : ways };
}

interface ReadWay {
  readonly reading: TermReading;
  readonly end: DayNumber;
  readonly way: TermEnd;
}
