import type { Sentences } from './compiled/sentences.ts';
import type { Habits } from './habits.ts';
import type { PluralCategory } from './sentence.ts';
import { directionOf } from './told.ts';

export type { Sentences };

/** A language of the pages. Decision 45. */
export interface Language {
  /** BCP 47, as in the sources. */
  readonly code: string;
  /** The first part of its addresses: "deutsch"; empty for English. */
  readonly word: string;
  /** Its own name, for links to it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly plurals: readonly PluralCategory[];
  readonly sentences: Sentences;
  /** Sentences not translated yet, shown in English: "day.observed". */
  readonly missing: readonly string[];
  /** Sentences whose English has changed since they were translated. */
  readonly changed: readonly string[];
  /** Spellings by country; "" for every country. */
  readonly spellings: Spellings;
  readonly search: SearchWords;
  readonly formats?: Habits;
}

/** Pairs of a part of a text and its replacement, applied in order. */
export type Spellings = Readonly<Record<string, readonly (readonly string[])[]>>;

/** Words that people type in a search besides a name. */
export interface SearchWords {
  /** Words for what every page shows: "public holidays". */
  readonly around: readonly string[];
  /** Words before a place or a day: "in". */
  readonly before: readonly string[];
  /** Words for the coming weekday: "next". */
  readonly next: readonly string[];
  /** Names of legal deadlines. */
  readonly deadline: readonly string[];
  /** Units of a period: "10 business days". */
  readonly businessDays: readonly string[];
  readonly days: readonly string[];
  readonly weeks: readonly string[];
  readonly months: readonly string[];
  readonly years: readonly string[];
  /** Around a period counted forward, without its date: "{period} after". */
  readonly after: readonly string[];
  /** Around a period counted back: "{period} before". */
  readonly until: readonly string[];
}

/** A compiled catalog. */
interface Catalog {
  readonly plurals: readonly string[];
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly spellings: object;
  readonly search: SearchWords;
  readonly sentences: object;
}

/** A language, with its compiled catalog. The parameters are fields of {@link Language}. */
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
    // The compiler of the catalogs has checked these types.
    plurals: catalog.plurals as readonly PluralCategory[],
    spellings: catalog.spellings as Spellings,
    sentences: catalog.sentences as Sentences,
    ...(formats !== undefined && { formats }),
  };
}
