import { readFileSync } from 'node:fs';
import type { ProjectCopy } from './project-copy.ts';

/** A language without pages, with a country whose people speak it. */
export const ADDED_LANGUAGE = {
  code: 'ga',
  word: 'gaeilge',
  name: 'Gaeilge',
  country: 'IE',
} as const;

const [OPEN, CLOSE] = ['⟪', '⟫'];

/** What distinguishes its texts from the English ones they are made from. */
export const marked = (text: string): string => OPEN + text + CLOSE;

/** The English catalog with every sentence marked. */
function catalogOf(english: string): string {
  const { '@@locale': _, ...entries }: Readonly<Record<string, unknown>> = JSON.parse(english);
  const sentences = Object.entries(entries).filter(([key]) => !key.startsWith('@'));
  const forms = /(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;
  const written = sentences.map(([key, text]) => {
    const [, plurals] = /^\{n, plural, (.*)\}$/s.exec(String(text)) ?? [];
    if (plurals === undefined) return [key, marked(String(text))];
    const own = new Map([...plurals.matchAll(forms)].map(([, form, each = '']) => [form, each]));
    const each = ['one', 'two', 'few', 'many', 'other'].map(
      (form) => `${form} {${marked(own.get(form === 'one' ? 'one' : 'other') ?? '')}}`,
    );
    return [key, `{n, plural, ${each.join(' ')}}`];
  });
  const catalog = { '@@locale': ADDED_LANGUAGE.code, ...Object.fromEntries(written) };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}

/**
 * Adds a language as the guide says (docs/translating.md): its catalog and its line in the list.
 */
export function addLanguage(copy: ProjectCopy): void {
  const catalogs = 'src/site/languages/catalogs';
  const { code, word, name } = ADDED_LANGUAGE;
  const english = readFileSync(`${catalogs}/en.arb`, 'utf8');
  copy.edit(`${catalogs}/${code}.arb`, () => catalogOf(english));
  const { status, told } = copy.run('pipeline/main.ts', 'sentences');
  if (status !== 0) throw new Error(told);
  copy.edit('src/site/languages/languages.ts', (text) =>
    text
      .replace(
        /(?=import \{ type Language)/,
        `import ${code}Catalog from './compiled/${code}.json' with { type: 'json' };\n`,
      )
      .replace(
        /(?=\n\];\n$)/,
        `\n  languageOf({ code: '${code}', word: '${word}', name: '${name}', direction: 'ltr' }, ${code}Catalog),`,
      ),
  );
}
