import type { CountryArtifact } from '../../src/artifact/schema.ts';
import type { Translation } from '../../src/artifact/translation.ts';
import type { Data } from '../diff/compare-data.ts';

/** What a language lacks of what the sources say: each by its key, with the English to translate. */
export type Untranslated = Pick<Translation, 'days' | 'regions'> & {
  /** By the name of the country. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/**
 * What a page in a language would say in another one: the days of every nationwide list, and all
 * that a country says which has pages in that language; and every region.
 */
export function untranslated({ countries, translations }: Data, language: string): Untranslated {
  const own = translations.find((each) => each.language === language);
  const texts = new Set(Object.values(own?.texts ?? {}).flatMap((group) => Object.keys(group)));
  const days = countries.flatMap((country) =>
    recordsOf(country)
      .filter(({ regions }) => regions === undefined || isOnPages(country, regions, language))
      .filter(({ name, names }) => names?.[language] === undefined && own?.days[name] === undefined)
      .map(({ name }) => [name, name] as const),
  );
  const regions = countries.flatMap(({ country, regions: all }) =>
    all
      .map(({ code, name, names }) => [`${country}-${code}`, name, names?.[language]] as const)
      .filter(([key, , known]) => known === undefined && own?.regions[key] === undefined)
      .map(([key, name]) => [key, name] as const),
  );
  const groups = countries.map((country) => {
    const said = textsOf(country, language).filter((text) => !texts.has(text));
    return [country.name, Object.fromEntries(said.map((text) => [text, text]))] as const;
  });
  return {
    days: Object.fromEntries(days),
    regions: Object.fromEntries(regions),
    texts: Object.fromEntries(groups.filter(([, said]) => Object.keys(said).length > 0)),
  };
}

/** "3 days, 0 regions, 12 texts". */
export function countUntranslated({ days, regions, texts }: Untranslated): string {
  const count = (of: object) => Object.keys(of).length;
  const all = Object.values(texts).reduce((sum, group) => sum + count(group), 0);
  return `${count(days)} days, ${count(regions)} regions, ${all} texts`;
}

function recordsOf({ holidays, beside = [] }: CountryArtifact) {
  return [...holidays, ...beside];
}

/** Whether days of these regions, or of the whole country, stand on pages in a language. */
function isOnPages(
  { languages = [], regions }: CountryArtifact,
  of: readonly string[] | undefined,
  language: string,
): boolean {
  if (languages.includes(language)) return true;
  const speaking = regions.filter((region) => region.languages?.includes(language));
  return speaking.some(({ code }) => of?.includes(code) ?? true);
}

/** What the pages of a country say of the sources' own words; nothing where it has none in the language. */
function textsOf(country: CountryArtifact, language: string): string[] {
  if (!isOnPages(country, undefined, language)) return [];
  const shown = recordsOf(country).filter(({ regions }) => isOnPages(country, regions, language));
  const ids = new Set(shown.map(({ id }) => id));
  const cited = new Set(shown.flatMap(({ cite }) => cite));
  const about = country.about.filter(({ id }) => ids.has(id));
  const citations = Object.entries(country.citations).filter(([id]) => cited.has(id));
  const beside = (country.beside ?? []).filter((record) => shown.includes(record));
  const told = [
    ...[country.how_days_move, ...country.notes],
    ...(country.worked_weekends ?? []).map(({ name }) => name),
    ...about.flatMap(({ note, doubt, watch }) => [note, doubt, watch?.authority, watch?.expect]),
    ...shown.map(({ doubt }) => doubt),
    ...beside.flatMap(({ what, note }) => [what, note]),
    ...citations.flatMap(([, { title, seen_in, quoted_from }]) => [title, seen_in, quoted_from]),
  ];
  return [...new Set(told)].filter((text) => text !== null && text !== undefined);
}
