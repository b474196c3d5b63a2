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

/** The translations of English texts of the sources into a language. */
export interface SourceWords {
  /** Days by their English name. */
  readonly days: ReadonlyMap<string, string>;
  /** Other names to search a day by, by its English name. */
  readonly sought: ReadonlyMap<string, readonly string[]>;
  /** Regions by country and code: "DE-BY". */
  readonly regions: ReadonlyMap<string, string>;
  /** By the whole English text; null if it needs no translation. */
  readonly texts: ReadonlyMap<string, string | null>;
}

/** Translations from the checkout, for releases without any. */
const CHECKED_OUT = wordsByLanguage(
  Object.entries({
    ...{ ar: arabic, de: german, es: spanish, fr: french, he: hebrew, hi: hindi },
    ...{ it: italian, ja: japanese, nl: dutch, 'pt-BR': portuguese },
  }).map(([language, words]) => ({ language, ...words })),
);

let held = CHECKED_OUT;

/**
 * Makes pages use the translations of these releases; the last translation of a text wins. Releases up to
 * 2026.11.6 hold none: alone, they use those of the checkout.
 * @param releases oldest first.
 */
export function holdSourceWords(releases: readonly Pick<Release, 'translations'>[]): void {
  const translations = releases.flatMap((release) => release.translations);
  held = translations.length === 0 ? CHECKED_OUT : wordsByLanguage(translations);
}

const NONE = mergedWords([]);

/** The translations into a language; empty for English. */
export function sourceWords(language: string): SourceWords {
  return held.get(language) ?? NONE;
}

/** All names of a day in all languages, by its English name. */
export function namesElsewhere(name: string): string[] {
  return [...held.keys()].flatMap((language) => namesIn(language, name));
}

/** All names of a day in one language. */
export function namesIn(language: string, name: string): string[] {
  const { days, sought } = sourceWords(language);
  return [...(days.has(name) ? [days.get(name) ?? ''] : []), ...(sought.get(name) ?? [])];
}

/** All names of a region in all languages, by country and code: "DE-BY". */
export function regionNamesElsewhere(key: string): string[] {
  return [...held.values()].flatMap(({ regions }) => regions.get(key) ?? []);
}

/** Translations by language; the last of several wins. */
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
