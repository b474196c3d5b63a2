import type { Language } from './language.ts';
import { english } from './languages.ts';

interface WrittenText {
  readonly key: string;
  /** The plural form; null for a text with only one form. */
  readonly form: string | null;
  readonly text: string;
}

/** Every text of a language, with its placeholders, grouped by page. */
export function writtenTexts({ sentences }: Language) {
  return Object.entries(sentences).map(([name, group]) => ({
    name,
    texts: Object.entries<string | object>(group).flatMap(([key, written]): WrittenText[] =>
      typeof written === 'string'
        ? [{ key, form: null, text: written }]
        : Object.entries(written).map(([form, text]) => ({ key, form, text })),
    ),
  }));
}

/**
 * The texts of a language in the order of English, each beside its `original`: the same form in
 * English, otherwise the last English form.
 */
export function translatedTexts(language: Language) {
  const own = Map.groupBy(writtenTexts(language), ({ name }) => name);
  return writtenTexts(english).map(({ name, texts: originals }) => {
    const translated = own.get(name)?.flatMap(({ texts }) => texts) ?? [];
    const texts = [...Map.groupBy(originals, ({ key }) => key)].flatMap(([key, forms]) =>
      translated
        .filter((text) => text.key === key)
        .map((text) => {
          const same = forms.find(({ form }) => form === text.form) ?? forms.at(-1);
          return { ...text, original: same?.text ?? '' };
        }),
    );
    return { name, texts };
  });
}

/** The number of texts of a language, in which each plural form counts as one. */
export function countTexts(language: Language): number {
  return writtenTexts(language).flatMap(({ texts }) => texts).length;
}
