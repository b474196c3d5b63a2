import { toCivilDate } from '../../src/calendar/day-number.ts';
import { type CitationSource, supportsOf } from '../country/form/citation-schema.ts';
import type { ExpandedDate } from './expanded-date.ts';

/**
 * Whether a citation is evidence of this very date: a rule for dates that it computes, a list for
 * those of its years, a move for where the day was moved to. Decision 47.
 */
export function supportsDate(
  citation: CitationSource | undefined,
  { origin, legalYear, day, officialDay }: ExpandedDate,
): boolean {
  if (citation === undefined) return false;
  const years = [legalYear, toCivilDate(day).year];
  if (citation.years?.some((year) => years.includes(year)) === false) return false;
  const supports = supportsOf(citation);
  if (supports.includes('date')) return true;
  if (origin === 'rule') return supports.includes('rule');
  return origin === 'named' && officialDay !== null && supports.includes('move');
}
