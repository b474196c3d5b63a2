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

/** The translations of the checkout, for releases that have none. */
const CHECKED_OUT = wordsByLanguage(
  Object.entries({
    ...{ ar: arabic, de: german, es: spanish, fr: french, he: hebrew, hi: hindi },
    ...{ it: italian, ja: japanese, nl: dutch, 'pt-BR': portuguese },
  }).map(([language, words]) => ({ language, ...words })),
);

let held = CHECKED_OUT;

/**
 * Uses the translations of these releases, oldest first; the last one of a text wins. Releases up
 * to 2026.11.6 hold none: if all lack them, the checkout's apply.
 */
export function holdSourceWords(releases: readonly Pick<Release, 'translations'>[]): void {
  const translations = releases.flatMap((release) => release.translations);
  held = translations.length === 0 ? CHECKED_OUT : wordsByLanguage(translations);
}

const NONE = mergedWords([]);

/** The translations of the sources' English into a language; empty for English. */
export function sourceWords(language: string) {
  return held.get(language) ?? NONE;
}

/** All names of a day in all languages, by its English name. */
export function namesElsewhere(name: string): string[] {
  return [...held.keys()].flatMap((language) => namesIn(language, name));
}

/** All names of a day in one language. */
export function namesIn(language: string, name: string): string[] {
  const { days, sought } = sourceWords(language);
  return [days.get(name) ?? [], sought.get(name) ?? []].flat();
}

/** All names of a region in all languages, by country and code: "DE-BY". */
export function regionNamesElsewhere(key: string): string[] {
  return [...held.values()].flatMap(({ regions }) => regions.get(key) ?? []);
}

function wordsByLanguage(all: readonly (Partial<Words> & { readonly language: string })[]) {
  const byLanguage = Map.groupBy(all, ({ language }) => language);
  return new Map([...byLanguage].map(([language, words]) => [language, mergedWords(words)]));
}

function mergedWords(all: readonly Partial<Words>[]) {
  const groups = all.flatMap(({ texts = {} }) => Object.values(texts));
  return {
    /** Days by their English name. */
    days: new Map(all.flatMap(({ days = {} }) => Object.entries(days))),
    /** Other names to search for a day, by its English name. */
    sought: new Map(all.flatMap(({ sought = {} }) => Object.entries(sought))),
    /** Regions by country and code: "DE-BY". */
    regions: new Map(all.flatMap(({ regions = {} }) => Object.entries(regions))),
    /** By the complete English text; null if it needs no translation. */
    texts: new Map(groups.flatMap((group) => Object.entries(group))),
  };
}
