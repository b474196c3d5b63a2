import { describe, expect, it } from 'vitest';
import { seenOf } from '../../pipeline/country/form/citation-schema.ts';
import { listCountries, readCountry } from '../../pipeline/country/read-country.ts';
import { diskFolder } from '../../pipeline/read/folder.ts';

const SOURCES = diskFolder('sources', 'sources');
const CITATIONS = listCountries(SOURCES).flatMap((code) =>
  Object.entries(readCountry(SOURCES, code).file?.source.citations ?? {}).map(([id, citation]) => ({
    name: `${code} ${id}`,
    ...citation,
  })),
);

describe('every citation of the sources', () => {
  it('says what it supports and how it was seen', () => {
    const silent = CITATIONS.filter(
      ({ supports, seen, kind }) =>
        seen === undefined || (supports === undefined && kind !== 'bill'),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(CITATIONS.length).toBeGreaterThan(300);
  });

  it('that was seen through a repository or an encyclopaedia is at most transcribed, without its sentence or the whole', () => {
    const secondHand = CITATIONS.filter(({ seen_in = '' }) =>
      /repositor|wikipedia/iu.test(seen_in),
    );
    const above = secondHand.filter((citation) => {
      const seen = seenOf(citation);
      const isWhole = citation.seen_in?.includes(', a copy of the whole ') === true;
      return (seen === 'text' && !isWhole) || (seen === 'quoted' && citation.words === undefined);
    });
    expect(above.map(({ name }) => name)).toEqual([]);
    expect(secondHand.length).toBeGreaterThan(50);
  });
});
