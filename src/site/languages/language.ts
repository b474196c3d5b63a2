import type englishCatalog from './compiled/en.json';
import type { Sentences } from './compiled/sentences.ts';
import type { Habits } from './habits.ts';
import { directionOf } from './localized.ts';

export type { Sentences };

/** A language of the pages. Decision 45. */
export interface Language {
  /** BCP 47, as in the sources. */
  readonly code: string;
  /** The first part of its addresses, "deutsch"; empty for English. */
  readonly word: string;
  /** Its own name, for links to it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly plurals: readonly Intl.LDMLPluralRule[];
  readonly sentences: Sentences;
  /** Keys of sentences that are not translated yet and appear in English: "day.observed". */
  readonly missing: readonly string[];
  /** Keys of sentences whose English changed after they were translated. */
  readonly changed: readonly string[];
  /** Spellings by country; "" applies in every country. */
  readonly spellings: Spellings;
  readonly search: SearchWords;
  readonly formats?: Habits;
}

/** Pairs of text and replacement, applied in order. */
export type Spellings = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Words that people type in a search besides a name, by their role: see docs/translating.md. */
export type SearchWords = Readonly<Record<keyof typeof englishCatalog.search, readonly string[]>>;

/** A compiled catalog; the compiler has checked its types. */
type Catalog = Pick<Language, 'missing' | 'changed' | 'search'> &
  Readonly<{ plurals: readonly string[]; spellings: object; sentences: object }>;

/** A language with its compiled catalog. The parameters are fields of {@link Language}. */
export function languageOf(
  code: string,
  word: string,
  name: string,
  catalog: Catalog,
  formats?: Habits,
): Language {
  return {
    ...catalog,
    ...{ code, word, name, direction: directionOf(code) },
    plurals: catalog.plurals as readonly Intl.LDMLPluralRule[],
    spellings: catalog.spellings as Spellings,
    sentences: catalog.sentences as Sentences,
    ...(formats !== undefined && { formats }),
  };
}
