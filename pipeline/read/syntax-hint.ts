/** Where a syntax mistake really is, and what to write there. */
export interface SyntaxHint {
  /** Index of the line, from 0. */
  readonly line: number;
  /** Index in the line, in UTF-16 units. */
  readonly index: number;
  /** "what is wrong; what to write instead". */
  readonly message: string;
}

/** How far above the parser's position the mistake may be. */
const LINES_ABOVE = 3;

/** A common mistake, and how to recognize it by its line. */
interface Slip {
  /** Its first group is the text before the place to point at. */
  readonly form: RegExp;
  message(match: RegExpExecArray): string;
}

const SLIPS: readonly Slip[] = [
  {
    form: /^( *)-([a-z_]+:.*)$/u,
    message: ([, , rest = '']) => `a space is missing after the hyphen; write "- ${rest}"`,
  },
  {
    form: /^( *(?:- )?[a-z_]+:)(?!\/\/)([^\s:].*)$/u,
    message: ([, key = '', rest = '']) =>
      `a space is missing after the colon; write "${key.replace(/^ *(?:- )?/u, '')} ${rest}"`,
  },
  {
    form: /^( *(?:- )?[a-z_]+: )([@`%&*!|>].*)$/u,
    message: ([, , text = '']) =>
      `a text that begins with ${text.slice(0, 1)} needs quotes; write "..." around it`,
  },
  {
    form: /^( *(?:- )?[a-z_]+: )'[^']*'[^'\s,}\]].*$/u,
    message: () => 'an apostrophe ends a text in single quotes; write double quotes around it',
  },
  {
    form: /^( *(?:- )?[a-z_]+: )("[^"]*)$/u,
    message: () => 'the quotes that begin here do not end; write " at the end of the text',
  },
  {
    form: /^( *(?:- )?[a-z_]+: )([^"'[{\s][^"]*: .*)$/u,
    message: () => 'a text with a colon and a space in it needs quotes; write "..." around it',
  },
  {
    form: /^(.*?)\[(?!.*\])[^\]]*$/u,
    message: () => 'the list that begins here does not end; write ] after its last member',
  },
  {
    form: /^(.*?)\{(?!.*\})[^}]*$/u,
    message: () => 'the map that begins here does not end; write } after its last value',
  },
];

/** The slip that explains a syntax error, at or just above a line; null if there is none. */
export function syntaxHint(lines: readonly string[], stumbled: number): SyntaxHint | null {
  const near = Array.from({ length: LINES_ABOVE + 1 }, (_, back) => stumbled - back);
  for (const line of near) {
    const text = lines[line] ?? '';
    if (/^\s*#/u.test(text)) continue;
    for (const { form, message } of SLIPS) {
      const match = form.exec(text);
      if (match !== null) return { line, index: match[1]?.length ?? 0, message: message(match) };
    }
  }
  return indentHint(lines, stumbled) ?? indentHint(lines, stumbled + 1);
}

/** A line that is indented one or two columns more or less than its neighbours. */
function indentHint(lines: readonly string[], line: number): SyntaxHint | null {
  const [above, own, below] = [lines[line - 1], lines[line], lines[line + 1]].map(indentOf);
  if (own === null || own === undefined || above === null || above === undefined) return null;
  const wanted = below !== null && below !== undefined && below === above ? above : null;
  if (wanted === null || own === wanted || Math.abs(own - wanted) > 2) return null;
  return {
    line,
    index: own,
    message: `the line begins in column ${own + 1}, those around it in column ${wanted + 1}; begin it there`,
  };
}

/** Where the text of a line begins, after an entry's hyphen; null for an empty line. */
function indentOf(line: string | undefined): number | null {
  const begin = /^ *(?:- )?(?=[^\s#])/u.exec(line ?? '')?.[0].length;
  return begin ?? null;
}
