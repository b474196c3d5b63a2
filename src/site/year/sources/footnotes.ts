import type { Speech } from '../../languages/speech.ts';
import { plain, type Told } from '../../languages/told.ts';
import type { YearRow } from '../year-list.ts';

/** The footnotes of a list, each marked "a" and so on, and the marks of each row by its anchor. */
export type Footnotes = ReturnType<typeof footnotesOf>;

const FIRST_LETTER = 'a'.codePointAt(0) ?? 0;

/**
 * Collects the notes of the rows, each sentence once, without "falls on a weekend", which the
 * weekday shows.
 */
export function footnotesOf(rows: readonly YearRow[], { t }: Pick<Speech, 't'>) {
  const notes = new Map<string, { mark: string; words: Told; isDoubt: boolean }>();
  const marks = new Map<string, readonly string[]>();
  for (const row of rows) {
    const said = row.notes.filter((words) => words !== t.day.fallsOnWeekend);
    for (const [index, words] of [...said, ...row.doubts].entries()) {
      const key = plain(words);
      const isDoubt = index >= said.length;
      const note = notes.get(key) ?? { mark: markOf(notes.size), words, isDoubt };
      notes.set(key, note);
      marks.set(row.anchor, [...(marks.get(row.anchor) ?? []), note.mark]);
    }
  }
  return { notes: [...notes.values()], marks };
}

/** "a" to "z", then "aa", "ab". */
function markOf(index: number): string {
  const before = index < 26 ? '' : markOf(Math.floor(index / 26) - 1);
  return before + String.fromCodePoint(FIRST_LETTER + (index % 26));
}
