import type { CountryArtifact, HolidayRecord } from './schema.ts';

/** What says which language names are in. */
type Languages = Pick<CountryArtifact, 'languages' | 'regions'>;

/**
 * What a holiday is called where it is kept: in the region's main language, else the country's;
 * null where that is English or the name is not known. Contract 2.1, Policy 8.
 */
export function localNameIn(
  artifact: Languages,
  { names, local_name }: Pick<HolidayRecord, 'local_name' | 'names'>,
  region: string | null,
): string | null {
  const own = artifact.regions.find(({ code }) => code === region)?.languages;
  const [language] = own ?? artifact.languages ?? [];
  // Releases up to 2026.11.3 have one name a holiday, whatever the region.
  return language === undefined ? local_name : (names?.[language] ?? null);
}

/** The language of a local name (BCP 47); null where it is not told. */
export function localLanguageIn(
  artifact: Languages & Pick<CountryArtifact, 'about' | 'local_language'>,
  id: string,
  region: string | null,
): string | null {
  const own = artifact.regions.find(({ code }) => code === region)?.languages;
  const about = artifact.about.find((entry) => entry.id === id);
  return (own ?? artifact.languages)?.[0] ?? about?.local_language ?? artifact.local_language;
}
