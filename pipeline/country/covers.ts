import type { CitationSource } from './form/citation-schema.ts';

/** Whether a citation covers a region; null stands for the whole country. */
export function covers(citation: CitationSource | undefined, region: string | null): boolean {
  if (citation === undefined) return false;
  return citation.regions === undefined || (region !== null && citation.regions.includes(region));
}
