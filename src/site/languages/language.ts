import type { Sentences } from './compiled/sentences.ts';
import type { Habits } from './habits.ts';
import type { PluralCategory } from './sentence.ts';

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
  /** By country, what it writes otherwise and how; "" is anywhere. */
  readonly spellings: Spellings;
  readonly search: SearchWords;
  readonly formats?: Habits;
}

/** Parts of texts, each with what stands in its place, in order. */
export type Spellings = Readonly<Record<string, readonly (readonly string[])[]>>;

/** What people write around what they look for. */
export interface SearchWords {
  /** The trade, which every page is about: "public holidays". */
  readonly around: readonly string[];
  /** What leads to a place or a day: "in". */
  readonly before: readonly string[];
  /** Of a weekday the first to come: "next". */
  readonly next: readonly string[];
  /** What a legal deadline is called. */
  readonly deadline: readonly string[];
  /** What a number is of in a period: "10 business days". */
  readonly businessDays: readonly string[];
  readonly days: readonly string[];
  readonly weeks: readonly string[];
  readonly months: readonly string[];
  readonly years: readonly string[];
  /** A period from a date on, without the date: "{period} after". */
  readonly after: readonly string[];
  /** A period back from a date: "{period} before". */
  readonly until: readonly string[];
}

/** What the compiler of the catalogs writes of a language. */
interface Catalog {
  readonly plurals: readonly string[];
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly spellings: object;
  readonly search: SearchWords;
  readonly sentences: object;
}

type About = Pick<Language, 'code' | 'word' | 'name' | 'direction' | 'formats'>;

/** A language of its compiled catalog. */
export function languageOf(
  about: About,
  { plurals, missing, changed, spellings, search, sentences }: Catalog,
): Language {
  return {
    ...about,
    ...{ missing, changed, search },
    // The compiler of the catalogs has seen that these are what the types say.
    plurals: plurals as readonly PluralCategory[],
    spellings: spellings as Spellings,
    sentences: sentences as Sentences,
  };
}
