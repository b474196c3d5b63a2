import { type UsageEntry, writeEntry, writeLine } from '../../../src/access/usage/usage-entry.ts';

/** The line that a journal writes for these entries of one turn. */
export function lineOf(...entries: readonly UsageEntry[]): string {
  return writeLine(entries.map((entry) => writeEntry(entry, entry.units)).join(';'));
}
