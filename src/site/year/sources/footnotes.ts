import type { Speech } from '../../languages/speech.ts';
import { plain, type Told } from '../../languages/told.ts';
import type { YearRow } from '../year-list.ts';

/** What is said of one or several rows of a list, once, below it. */
export interface Footnote {
  /** "a", which its rows bear. */
  readonly mark: string;
  readonly words: Told;
  readonly isDoubt: boolean;
}

/** The footnotes of a list, and the marks of each of its rows, by anchor. */
export interface Footnotes {
  readonly notes: readonly Footnote[];
  readonly marks: ReadonlyMap<string, readonly string[]>;
}

const LETTERS = 26;
const FIRST_LETTER = 'a'.codePointAt(0) ?? 0;

/** Gathers what the rows have to say, each sentence once; a weekday says by itself that it is a weekend. */
export function footnotesOf(rows: readonly YearRow[], { t }: Pick<Speech, 't'>): Footnotes {
  const notes = new Map<string, Footnote>();
  const marks = new Map<string, string[]>();
  for (const { anchor, notes: said, doubts } of rows) {
    const all = [
      ...said
        .filter((words) => words !== t.day.fallsOnWeekend)
        .map((words) => ({ words, isDoubt: false })),
      ...doubts.map((words) => ({ words, isDoubt: true })),
    ];
    for (const { words, isDoubt } of all) {
      const key = plain(words);
      const note = notes.get(key) ?? { mark: markOf(notes.size), words, isDoubt };
      notes.set(key, note);
      marks.set(anchor, [...(marks.get(anchor) ?? []), note.mark]);
    }
  }
  return { notes: [...notes.values()], marks };
}

/** "a" to "z", then "aa", "ab". */
function markOf(index: number): string {
  const before = index < LETTERS ? '' : markOf(Math.floor(index / LETTERS) - 1);
  return before + String.fromCodePoint(FIRST_LETTER + (index % LETTERS));
}
