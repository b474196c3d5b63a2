import type { Sentences } from './compiled/sentences.ts';
import type { Habits } from './habits.ts';
import type { PluralCategory } from './sentence.ts';
import type { Spelling } from './spellings.ts';

export type { Sentences };

/** A language of the pages. Decision 45. */
export interface Language {
  /** BCP 47, as the names in the sources are marked with it. */
  readonly code: string;
  /** What stands before its addresses: "deutsch"; empty for English. */
  readonly word: string;
  /** In itself, for the link that leads to it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly plurals: readonly PluralCategory[];
  readonly sentences: Sentences;
  /** Sentences that it lacks, and so are English: "day.observed". */
  readonly missing: readonly string[];
  /** Sentences whose English has changed since they were translated. */
  readonly changed: readonly string[];
  readonly spelling?: Spelling;
  readonly formats?: Habits;
}

/** What the compiler of the catalogs writes of a language. */
interface Catalog {
  readonly plurals: readonly string[];
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly sentences: object;
}

type About = Pick<Language, 'code' | 'word' | 'name' | 'direction' | 'spelling' | 'formats'>;

/** A language of its compiled catalog. */
export function languageOf(
  about: About,
  { plurals, missing, changed, sentences }: Catalog,
): Language {
  return {
    ...about,
    ...{ missing, changed },
    // The compiler of the catalogs has seen that these are what the types say.
    plurals: plurals as readonly PluralCategory[],
    sentences: sentences as Sentences,
  };
}
