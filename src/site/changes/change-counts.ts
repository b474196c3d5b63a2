import type { Change } from '../../artifact/schema.ts';
import { plural } from '../words.ts';

/** The sorts of change that readers see; each change belongs to one. */
type ChangeSort = 'date' | 'estimated' | 'confirmed' | 'name';

/** The sort of a change; one that moves a date is about the date, whatever else changed. */
export function sortOf({ kind, before, after }: Change): ChangeSort {
  if (kind === 'renamed') return 'name';
  if (before?.date !== after?.date) return 'date';
  if (kind === 'reopened') return 'estimated';
  return kind === 'confirmed' ? 'confirmed' : 'date';
}

/** Whether a change corrects a past date or an official date. */
export function isCorrection({ kind, before, after, past }: Change): boolean {
  return kind === 'moved' && (past || before?.date === after?.date);
}

/** The number of changes of each sort. */
export function countsOf(changes: readonly Change[]): Readonly<Record<ChangeSort, number>> {
  const counts = { date: 0, estimated: 0, confirmed: 0, name: 0 };
  for (const change of changes) counts[sortOf(change)] += 1;
  return counts;
}

/** "21 dates added, removed or moved · 26 back to estimated · 340 names". */
export function countWords(changes: readonly Change[]): string {
  const { date, estimated, confirmed, name } = countsOf(changes);
  const parts = [
    date > 0 && `${plural(date, 'date')} added, removed or moved`,
    estimated > 0 && `${estimated} back to estimated`,
    confirmed > 0 && `${confirmed} confirmed`,
    name > 0 && plural(name, 'name'),
  ];
  return parts.filter(Boolean).join(' · ') || 'no date changed';
}
