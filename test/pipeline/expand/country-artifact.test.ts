import { expect, it } from 'vitest';
import type { CountryFile } from '../../../pipeline/country/country-file.ts';
import { countryArtifact, countryText } from '../../../pipeline/expand/country-artifact.ts';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import { readToyland, toyland } from '../../support/pipeline/toyland.ts';

const SOURCE = toyland(`notes: [One., Two.]
default_observance: none
holidays:
  - { id: fair, name: Fair, regions: [BB, AA], rule: { dates: [2026-05-02] }, cite: act }
  - { id: eve, name: Eve, counts: no, what: half day, rule: { dates: [2026-12-24] }, cite: act }
  - { id: feast, name: Feast, names: { de: Fest }, note: Moves., rule: { islamic: 1 shawwal }, watch: { authority: The moon, expect: the eve }, cite: act }
`).replace('AA: Alpha, BB: Beta', 'BB: Beta, AA: Alpha');

it('says all that the source says, in the order that is released', () => {
  const file = readToyland(SOURCE).file as CountryFile;
  const artifact = countryArtifact({ file, ...expandCountry(file) });
  expect(artifact).toMatchObject({
    country: 'XX',
    weekend_days: [6, 7],
    local_language: null,
    regions: [
      { code: 'AA', name: 'Alpha' },
      { code: 'BB', name: 'Beta' },
      { code: 'CC', name: 'Gamma' },
    ],
    notes: ['One.', 'Two.'],
    citations: { act: { publisher: null, read: '2026-11-01', regions: null } },
    about: [
      {
        id: 'feast',
        note: 'Moves.',
        local_language: 'de',
        watch: { authority: 'The moon', expect: 'the eve' },
      },
    ],
  });
  expect(artifact.holidays.map(({ id, date, date_accuracy }) => [id, date, date_accuracy])).toEqual(
    [
      ['feast', '2025-03-30', 'estimated'],
      ['feast', '2026-03-20', 'estimated'],
      ['fair', '2026-05-02', 'exact'],
      ['feast', '2027-03-09', 'estimated'],
    ],
  );
  // A line for each region, note, citation, remark and date: that is what a pull request shows.
  const lines = countryText(artifact).split('\n');
  expect(artifact.beside?.length).toBeGreaterThan(0);
  for (const member of [
    ...artifact.regions,
    ...artifact.notes,
    ...artifact.about,
    ...artifact.holidays,
    ...(artifact.beside ?? []),
  ]) {
    expect(lines.map((line) => line.replace(/,$/u, ''))).toContain(JSON.stringify(member));
  }
  expect(lines.filter((line) => line.startsWith('"act": {'))).toHaveLength(1);
});
