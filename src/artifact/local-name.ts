import type { CountryArtifact, HolidayRecord } from './schema.ts';

/** What says which language names are in. */
type Languages = Pick<CountryArtifact, 'languages' | 'regions'>;

/**
 * What a holiday is called where it is kept: in the region's main language, else the country's;
 * null where that is English or the name is not known. Contract 2.1, Policy 8.
 */
export function localNameIn(
  artifact: Languages,
  record: Pick<HolidayRecord, 'local_name' | 'names'>,
  region: string | null,
): string | null {
  // Releases up to 2026.11.3 have one name a holiday, whatever the region.
  if (artifact.languages === undefined) return record.local_name;
  return record.names?.[mainLanguage(artifact, region) ?? ''] ?? null;
}

/** The language of a local name (BCP 47); null where it is not told. */
export function localLanguageIn(
  artifact: Languages & Pick<CountryArtifact, 'about' | 'local_language'>,
  id: string,
  region: string | null,
): string | null {
  const own = artifact.about.find((entry) => entry.id === id)?.local_language;
  if (artifact.languages === undefined) return own ?? artifact.local_language;
  return mainLanguage(artifact, region);
}

function mainLanguage({ languages, regions }: Languages, region: string | null): string | null {
  const own = regions.find(({ code }) => code === region)?.languages;
  return (own ?? languages)?.[0] ?? null;
}
