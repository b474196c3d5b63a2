import type { ProjectCopy } from './project-copy.ts';

/** A language that the pages have not, with a country whose people speak it. */
export const ADDED_LANGUAGE = {
  code: 'ga',
  word: 'gaeilge',
  name: 'Gaeilge',
  country: 'IE',
} as const;

const [OPEN, CLOSE] = ['⟪', '⟫'];

/** How its texts are told from the English ones, of which they are made. */
export const marked = (text: string): string => OPEN + text + CLOSE;

const FILE = `import { ENGLISH } from '../english.ts';
import { type Language, readyOf } from '../language.ts';
import type { Written } from '../sentence.ts';

const plurals = ['one', 'two', 'few', 'many', 'other'] as const;
const mark = (text: string) => '${OPEN}' + text + '${CLOSE}';
const written = Object.entries(ENGLISH).map(([name, group]) => [
  name,
  Object.fromEntries(
    Object.entries(group).map(([key, text]: [string, string | { one: string; other: string }]) => [
      key,
      typeof text === 'string'
        ? mark(text)
        : Object.fromEntries(plurals.map((form) => [form, mark(form === 'one' ? text.one : text.other)])),
    ]),
  ),
]);

export const madeUp: Language = {
  ...{ code: '${ADDED_LANGUAGE.code}', word: '${ADDED_LANGUAGE.word}', name: '${ADDED_LANGUAGE.name}' },
  ...{ direction: 'ltr', plurals, texts: {} },
  sentences: readyOf(Object.fromEntries(written) as Written),
};
`;

/** Adds a language as the guide says (CONTRIBUTING.md, "A language"): one file, and its line in the list. */
export function addLanguage(copy: ProjectCopy): void {
  copy.edit('src/site/languages/translations/made-up.ts', () => FILE);
  copy.edit('src/site/languages/languages.ts', (text) =>
    text
      .replace(/(?=import \{ portuguese)/, "import { madeUp } from './translations/made-up.ts';\n")
      .replace(/(?=\n\];\n$)/, '\n  madeUp,'),
  );
}
