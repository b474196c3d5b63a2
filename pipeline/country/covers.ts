import type { CitationSource } from './form/citation-schema.ts';

/** Whether a citation speaks for a region, or for the whole country where that is null. */
export function covers(citation: CitationSource | undefined, region: string | null): boolean {
  if (citation === undefined) return false;
  return citation.regions === undefined || (region !== null && citation.regions.includes(region));
}
