/** Text that replaces `[from, to)` of a file. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** One possible change to one file. */
export interface Candidate extends Change {
  readonly kind: string;
  /** From the root, with slashes. */
  readonly file: string;
}

/** A mutant in words: its place, the lines that it touches and their new text. */
export interface Shown {
  /** The first line that it touches, from 1. */
  readonly line: number;
  readonly original: string;
  readonly mutated: string;
}

/** The text of a file with the change made. */
export function mutate(text: string, { from, to, text: by }: Change): string {
  return text.slice(0, from) + by + text.slice(to);
}

/** A mutant as shown to people and named by a ruling, with white space collapsed. */
export function show(text: string, change: Change): Shown {
  const from = text.lastIndexOf('\n', change.from - 1) + 1;
  const lineEnd = text.indexOf('\n', change.to);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const tidy = (lines: string): string => lines.replace(/\s+/gu, ' ').trim();
  return {
    line: text.slice(0, from).split('\n').length,
    original: tidy(text.slice(from, to)),
    mutated: tidy(
      mutate(text, change).slice(from, to + change.text.length - change.to + change.from),
    ),
  };
}
