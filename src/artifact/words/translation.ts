import { z } from 'zod';
import type { CountryArtifact } from '../schema.ts';

/** The files of a release that hold translations: `texts-de.json`. */
export const TRANSLATION_FILE = /^texts-[a-z]{2}(?:-[A-Z]{2})?\.json$/;

const text = z.string().min(1);

/** Translations of the English in the sources into one language. Decision 45. */
export const wordsSchema = z.strictObject({
  /** Names of days, by English name, where the place has no name in this language. */
  days: z.record(text, text),
  /** Other words to search for a day by, by its English name: "Ostern". */
  sought: z.record(text, z.array(text).min(1)),
  /** Names of regions, by country and code: "DE-BY". */
  regions: z.record(text, text),
  /** Other texts by group and English text; null = the original is in this language. */
  texts: z.record(text, z.record(text, text.nullable())),
});
export type Words = z.infer<typeof wordsSchema>;

/** The translations as a file of a release. Contract 19.5. */
export const translationSchema = z.strictObject({
  schema_version: z.literal(1),
  /** BCP 47. */
  language: z.string().min(2),
  ...wordsSchema.shape,
});
export type Translation = z.infer<typeof translationSchema>;

/** The texts that a language lacks, by key, with the English to translate. */
export type Untranslated = Pick<Words, 'days' | 'regions'> & {
  /** The missing texts, by the country's name. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The texts that a language has: days and texts by their English, regions by country and code. */
type Known = Readonly<Record<'days' | 'regions' | 'texts', Pick<ReadonlySet<string>, 'has'>>>;

/** Indexes a file of translations; empty without a file. */
export function knownWords(words: Pick<Words, 'days' | 'regions' | 'texts'> | undefined): Known {
  const { days = {}, regions = {}, texts = {} } = words ?? {};
  return {
    days: new Set(Object.keys(days)),
    regions: new Set(Object.keys(regions)),
    texts: new Set(Object.values(texts).flatMap((group) => Object.keys(group))),
  };
}

/**
 * Everything that pages in a language would show in English: days of nationwide lists, regions,
 * and texts of countries with pages in that language.
 */
export function untranslated(
  countries: readonly CountryArtifact[],
  known: Known,
  language: string,
): Untranslated {
  const days = countries.flatMap((country) =>
    recordsOf(country)
      .filter(({ regions }) => regions === undefined || isOnPages(country, regions, language))
      .filter(({ name, names }) => names?.[language] === undefined && !known.days.has(name))
      .map(({ name }) => [name, name]),
  );
  const regions = countries.flatMap(({ country, regions: all }) =>
    all
      .filter(({ names }) => names?.[language] === undefined)
      .map(({ code, name }) => [`${country}-${code}`, name] as const)
      .filter(([key]) => !known.regions.has(key)),
  );
  const texts = countries.flatMap((country) => {
    const said = textsOf(country, language).filter((text) => !known.texts.has(text));
    if (said.length === 0) return [];
    return [[country.name, Object.fromEntries(said.map((text) => [text, text]))]];
  });
  return {
    days: Object.fromEntries(days),
    regions: Object.fromEntries(regions),
    texts: Object.fromEntries(texts),
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

/** Whether pages in a language show days of these regions, or of the whole country. */
function isOnPages(
  { languages = [], regions }: CountryArtifact,
  of: readonly string[] | undefined,
  language: string,
): boolean {
  if (languages.includes(language)) return true;
  const speaking = regions.filter((region) => region.languages?.includes(language));
  return speaking.some(({ code }) => of?.includes(code) ?? true);
}

/** The texts of the sources on a country's pages in the language. */
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
