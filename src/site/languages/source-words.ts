import arabic from '../../../sources/texts/ar.json' with { type: 'json' };
import german from '../../../sources/texts/de.json' with { type: 'json' };
import spanish from '../../../sources/texts/es.json' with { type: 'json' };
import french from '../../../sources/texts/fr.json' with { type: 'json' };
import hebrew from '../../../sources/texts/he.json' with { type: 'json' };
import hindi from '../../../sources/texts/hi.json' with { type: 'json' };
import italian from '../../../sources/texts/it.json' with { type: 'json' };
import japanese from '../../../sources/texts/ja.json' with { type: 'json' };
import dutch from '../../../sources/texts/nl.json' with { type: 'json' };
import portuguese from '../../../sources/texts/pt-BR.json' with { type: 'json' };
import type { Release } from '../../artifact/load-release.ts';
import type { Words } from '../../artifact/words/translation.ts';

/** What a language calls what the sources say in English. */
export interface SourceWords {
  /** Days by their English name. */
  readonly days: ReadonlyMap<string, string>;
  /** What else a day is looked for by, by its English name. */
  readonly sought: ReadonlyMap<string, readonly string[]>;
  /** Regions by country and code: "DE-BY". */
  readonly regions: ReadonlyMap<string, string>;
  /** By the whole English text; null where it is in the language as it is. */
  readonly texts: ReadonlyMap<string, string | null>;
}

/** Of the checkout, for releases that hold none. */
const CHECKED_OUT = wordsByLanguage(
  Object.entries({
    ...{ ar: arabic, de: german, es: spanish, fr: french, he: hebrew, hi: hindi },
    ...{ it: italian, ja: japanese, nl: dutch, 'pt-BR': portuguese },
  }).map(([language, words]) => ({ language, ...words })),
);

let held = CHECKED_OUT;

/**
 * From now on pages say what these releases do; a text that only an earlier one has keeps the last
 * translation of it. Releases up to 2026.11.6 hold none: alone, they are told by the checkout.
 * @param releases oldest first.
 */
export function holdSourceWords(releases: readonly Pick<Release, 'translations'>[]): void {
  const translations = releases.flatMap((release) => release.translations);
  held = translations.length === 0 ? CHECKED_OUT : wordsByLanguage(translations);
}

const NONE = mergedWords([]);

/** The words of a language; none of English. */
export function sourceWords(language: string): SourceWords {
  return held.get(language) ?? NONE;
}

/** All that a day is called or looked for by, in whatever language, by its English name. */
export function namesElsewhere(name: string): string[] {
  return [...held.keys()].flatMap((language) => namesIn(language, name));
}

/** The same in one language. */
export function namesIn(language: string, name: string): string[] {
  const { days, sought } = sourceWords(language);
  return [...(days.has(name) ? [days.get(name) ?? ''] : []), ...(sought.get(name) ?? [])];
}

/** All that a region is called, in whatever language; by country and code: "DE-BY". */
export function regionNamesElsewhere(key: string): string[] {
  return [...held.values()].flatMap(({ regions }) => regions.get(key) ?? []);
}

/** By language; of several words for one thing the last holds. */
function wordsByLanguage(
  all: readonly (Partial<Words> & { readonly language: string })[],
): ReadonlyMap<string, SourceWords> {
  return new Map(
    [...Map.groupBy(all, ({ language }) => language)].map(([language, words]) => [
      language,
      mergedWords(words),
    ]),
  );
}

function mergedWords(all: readonly Partial<Words>[]): SourceWords {
  return {
    days: new Map(all.flatMap(({ days = {} }) => Object.entries(days))),
    sought: new Map(all.flatMap(({ sought = {} }) => Object.entries(sought))),
    regions: new Map(all.flatMap(({ regions = {} }) => Object.entries(regions))),
    texts: new Map(
      all
        .flatMap(({ texts = {} }) => Object.values(texts))
        .flatMap((group) => Object.entries(group)),
    ),
  };
}
