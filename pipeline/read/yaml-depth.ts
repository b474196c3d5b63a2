import { type Diagnostic, error, type Place } from './diagnostic.ts';

export const DEPTH_MAX = 32;
/** Far deeper than any source, far shallower than the parser's recursion can bear. */
const BRACKETS_MAX = 200;
const INDENT_MAX = 400;

export function tooDeep(place: Place): Diagnostic {
  return error(
    place,
    'too_deep',
    `the nesting is deeper than ${DEPTH_MAX} levels; a source file needs five`,
  );
}

/** The number of a line that nests deeper than any source, found before the parser recurses. */
export function deepLine(lines: readonly string[]): number | null {
  let open = 0;
  for (const [index, line] of lines.entries()) {
    const dashes = /^(?:\s*[-?]\s)*/u.exec(line)?.[0].replace(/[^-?]/gu, '').length ?? 0;
    const indent = /^ */u.exec(line)?.[0].length ?? 0;
    // Brackets in prose count too; there are too few to matter.
    for (const character of line) {
      if (character === '[' || character === '{') open += 1;
      else if ((character === ']' || character === '}') && open > 0) open -= 1;
      if (open > BRACKETS_MAX) return index + 1;
    }
    const indented = indent > INDENT_MAX && !line.trimStart().startsWith('#');
    if (dashes > DEPTH_MAX || indented) return index + 1;
  }
  return null;
}
