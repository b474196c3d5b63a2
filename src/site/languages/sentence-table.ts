import type { Language } from './language.ts';
import { english } from './languages.ts';

/** A text as it is written, placeholders and all. */
export interface WrittenText {
  readonly key: string;
  /** The plural form; null where there is but one. */
  readonly form: string | null;
  readonly text: string;
}

/** A text beside the English one that it translates: the form of the same name, else the last one. */
export interface TranslatedText extends WrittenText {
  readonly original: string;
}

/** The texts that belong to one page or one part of one. */
export interface TextGroup<Text extends WrittenText> {
  readonly name: string;
  readonly texts: readonly Text[];
}

/** Every text of a language, in the order in which it is written. */
export function writtenTexts({ sentences }: Language): TextGroup<WrittenText>[] {
  return Object.entries(sentences).map(([name, group]) => ({
    name,
    texts: Object.entries<string | object>(group).flatMap(([key, written]) =>
      textsOf(key, written),
    ),
  }));
}

/** The texts of a language beside those of English, in the order of English. */
export function translatedTexts(language: Language): TextGroup<TranslatedText>[] {
  const own = new Map(writtenTexts(language).map(({ name, texts }) => [name, texts]));
  return writtenTexts(english).map(({ name, texts }) => ({
    name,
    texts: [...new Set(texts.map(({ key }) => key))].flatMap((key) => {
      const originals = texts.filter((text) => text.key === key);
      return (own.get(name) ?? [])
        .filter((text) => text.key === key)
        .map((text) => {
          const same = originals.find(({ form }) => form === text.form) ?? originals.at(-1);
          return { ...text, original: same?.text ?? '' };
        });
    }),
  }));
}

/** How many texts a language has: each plural form is one. */
export function countTexts(language: Language): number {
  return writtenTexts(language).reduce((sum, { texts }) => sum + texts.length, 0);
}

function textsOf(key: string, written: string | object): WrittenText[] {
  if (typeof written === 'string') return [{ key, form: null, text: written }];
  return Object.entries(written).map(([form, text]) => ({ key, form, text }));
}
