import type { CountryArtifact, HolidayRecord } from '../schema.ts';

/** The fields that say which languages a place has. */
type Languages = Pick<CountryArtifact, 'languages' | 'regions'>;

/**
 * A holiday's name in the main language of the place that keeps it: the region's, else the
 * country's; null when that is English or the name is unknown. Contract 2.1, Policy 8.
 */
export function localNameIn(
  artifact: Languages,
  { names, local_name }: Pick<HolidayRecord, 'local_name' | 'names'>,
  region: string | null,
): string | null {
  const [language] = languagesOf(artifact, region) ?? [];
  // Releases up to 2026.11.3 have one name per holiday, whatever the region.
  return language === undefined ? local_name : (names?.[language] ?? null);
}

/** A name, and its language (BCP 47), where known. */
export interface LocalName {
  readonly name: string;
  readonly language: string | null;
}

/** A holiday's names in the languages of its place, main language first, without English. */
export function localNamesIn(
  artifact: Languages & Pick<CountryArtifact, 'about' | 'local_language'>,
  record: Pick<HolidayRecord, 'id' | 'names'> & { local_name?: string | null },
  region: string | null,
): LocalName[] {
  const { id, names = {}, local_name: name } = record;
  const languages = languagesOf(artifact, region);
  if (languages !== undefined) {
    return languages.flatMap((language) => {
      const own = names[language];
      return own === undefined ? [] : [{ name: own, language }];
    });
  }
  if (name === null || name === undefined) return [];
  const about = artifact.about.find((entry) => entry.id === id);
  return [{ name, language: about?.local_language ?? artifact.local_language }];
}

function languagesOf({ languages, regions }: Languages, region: string | null) {
  return regions.find(({ code }) => code === region)?.languages ?? languages;
}
