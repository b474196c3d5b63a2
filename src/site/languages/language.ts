import type { ENGLISH } from './english.ts';
import type { Formats } from './formats.ts';
import type { Checked, PluralCategory, Ready, Shape, Written } from './sentence.ts';

/** Every sentence of the translated pages, in whatever language. */
export type Sentences = Ready<typeof ENGLISH>;

/**
 * What the sources say in English, whole, and what a page says instead; null where the text is in
 * the language as it is. A text that changes is English again until its translation follows.
 */
export type SourceTexts = Readonly<Record<string, string | null>>;

/** A language of the pages: its file says all there is to say about it. */
export interface Language {
  /** BCP 47, as the names in the sources are marked with it. */
  readonly code: string;
  /** What stands before its addresses: "deutsch"; empty for English. Decision 45. */
  readonly word: string;
  /** In itself, for the link that leads to it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** As `Intl.PluralRules` has them; a test compares. */
  readonly plurals: readonly PluralCategory[];
  readonly sentences: Sentences;
  readonly texts: SourceTexts;
  /** How a country spells it, where that is another way. */
  readonly spelling?: Readonly<Record<string, (text: string) => string>>;
  /** What its newspapers write otherwise than `Intl` does. */
  readonly formats?: (formats: Formats) => Partial<Formats>;
}

type About<Category> = Omit<Language, 'plurals' | 'sentences' | 'texts'> & {
  readonly plurals: readonly Category[];
};

/**
 * A language with its sentences, and the texts of the sources that it has. A key that is missing or too many, a placeholder or tag that
 * English has not, and a plural form that the language has not are errors at their line.
 */
export function defineLanguage<const Category extends PluralCategory, const Text extends Written>(
  about: About<Category>,
  text: Text & Shape<typeof ENGLISH, Category> & Checked<Text, typeof ENGLISH, Category>,
  texts: SourceTexts = {},
): Language {
  return { ...about, sentences: readyOf(text), texts };
}

/** The sentences as pages use them: what the types have checked is a sentence from here on. */
export function readyOf(text: Written): Sentences {
  return text as unknown as Sentences;
}
