/** A text with "▶" before the place where a diagnostic is expected. */
export function unmark(marked: string): { text: string; line: number; column: number } {
  const [before = '', after] = marked.split('▶');
  if (after === undefined) throw new Error('the text has no mark');
  const lines = before.split('\n');
  return {
    text: before + after,
    line: lines.length,
    column: [...(lines.at(-1) ?? '')].length + 1,
  };
}
