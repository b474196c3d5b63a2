import type { Change } from '../../artifact/schema.ts';
import { plural } from '../words.ts';

/** What happened to a date, for a reader: each change is of one kind. */
type ChangeSort = 'date' | 'estimated' | 'confirmed' | 'name';

/** Names and standings leave the date as it is; whatever moves it is about the date. */
export function sortOf({ kind, before, after }: Change): ChangeSort {
  if (kind === 'renamed') return 'name';
  if (before?.date !== after?.date) return 'date';
  if (kind === 'reopened') return 'estimated';
  return kind === 'confirmed' ? 'confirmed' : 'date';
}

/** Whether the date itself stays, and what was said of it was wrong. */
export function isCorrection({ kind, before, after, past }: Change): boolean {
  return kind === 'moved' && (past || before?.date === after?.date);
}

/** "21 dates added, removed or moved · 26 back to estimated · 340 names": every count says of what. */
export function countWords(changes: readonly Change[]): string {
  const of = (sort: ChangeSort): number => changes.filter((each) => sortOf(each) === sort).length;
  const [dates, estimated, confirmed, names] = [
    of('date'),
    of('estimated'),
    of('confirmed'),
    of('name'),
  ];
  const parts = [
    dates > 0 && `${plural(dates, 'date')} added, removed or moved`,
    estimated > 0 && `${estimated} back to estimated`,
    confirmed > 0 && `${confirmed} confirmed`,
    names > 0 && plural(names, 'name'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'no date changed' : parts.join(' · ');
}
