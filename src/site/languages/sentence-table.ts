import type { Language } from './language.ts';
import { english } from './languages.ts';

/** The texts of a sentence by plural form; one without plural forms has the form "". */
function formsOf(sentence: string | object): [form: string, text: string][] {
  return typeof sentence === 'string' ? [['', sentence]] : Object.entries(sentence);
}

/**
 * Every text of a language, with its placeholders, grouped by page in the order of English. Beside
 * it stands its `original`: the same plural form in English, otherwise the last English form.
 */
export function translatedTexts({ sentences }: Language) {
  const own: Readonly<Record<string, Readonly<Record<string, string | object>>>> = { ...sentences };
  return Object.entries(english.sentences).map(([name, group]) => ({
    name,
    texts: Object.entries<string | object>(group).flatMap(([key, sentence]) => {
      const originals = formsOf(sentence);
      const [, last = ''] = originals.at(-1) ?? [];
      return formsOf(own[name]?.[key] ?? {}).map(([form, text]) => {
        return { key, form, text, original: new Map(originals).get(form) ?? last };
      });
    }),
  }));
}

/** The number of texts of a language, in which each plural form counts as one. */
export function countTexts(language: Language): number {
  return translatedTexts(language).flatMap(({ texts }) => texts).length;
}
