import { expect, it } from 'vitest';
import type { CountryFile } from '../../../pipeline/country/country-file.ts';
import { countryArtifact, countryText } from '../../../pipeline/expand/country-artifact.ts';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import { readToyland, toyland } from '../../support/pipeline/toyland.ts';

const SOURCE = toyland(`notes: [One., Two.]
default_observance: none
holidays:
  - { id: fair, name: Fair, regions: [BB, AA], rule: { dates: [2026-05-02] }, cite: act }
  - { id: eve, name: Eve, counts: no, what: half day, part: local, kept_in: [Port], rule: { dates: [2026-12-24] }, cite: act }
  - { id: feast, name: Feast, names: { de: Fest }, note: Moves., rule: { islamic: 1 shawwal }, watch: { authority: The moon, expect: the eve }, cite: act }
`).replace('AA: Alpha, BB: Beta', 'BB: Beta, AA: Alpha');

it('contains everything in the source, in release order', () => {
  const file = readToyland(SOURCE).file as CountryFile;
  const artifact = countryArtifact(expandCountry(file));
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
  // Each region, note, citation, remark and date has a line of its own, so that a pull request
  // shows it.
  const lines = countryText(artifact).split('\n');
  expect(artifact.beside).toMatchObject([{ id: 'eve', part: 'local', kept_in: ['Port'] }]);
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

it('names what supports a date, where that is not all of its citations, and doubts by year', () => {
  const citations = `  law: { title: Law, kind: act, url: https://example.org/l, supports: rule, read: 2026-11-01 }
  list: { title: List, url: https://example.org/y, supports: date, years: [2026], seen: transcribed, seen_in: A newspaper }
  order: { title: Order, url: https://example.org/o, supports: move, seen: quoted, seen_in: A newspaper, words: It moves. }
  bill: { title: Bill, kind: bill, url: https://example.org/b, read: 2026-11-01 }
  chosen: { title: Chosen, kind: act, url: https://example.org/c, supports: power, read: 2026-11-01 }
`;
  const yaml = toyland(`default_observance: none
holidays:
  - { id: fixed, name: Fixed, rule: { date: 1 may }, doubt: { years: [2026], says: So it seems. }, cite: [law, list, bill, chosen] }
  - { id: moon, name: Moon, rule: { islamic: 1 shawwal }, watch: { authority: The moon, expect: the eve }, cite: [law, act] }
  - { id: eve, name: Eve, counts: no, what: half a day, rule: { date: 3 june }, doubt: { years: [2026], says: Perhaps. }, cite: act }
  - { id: moved, name: Moved, rule: { date: 5 june }, moved: [{ year: 2026, date: 2026-06-08, cite: order }], cite: law }
`).replace('  act:', `${citations}  act:`);
  const read = readToyland(yaml, 'id,date,accuracy,cite\nmoon,2026-03-20,exact,list\n');
  expect(read.diagnostics).toEqual([]);
  const file = read.file as CountryFile;
  const artifact = countryArtifact(expandCountry(file));
  const shown = artifact.holidays.map(({ id, date, shown_by, doubt }) =>
    [id, date.slice(0, 4), shown_by?.join(' ') ?? 'all', doubt ?? ''].join(': '),
  );
  expect(shown).toEqual([
    'moon: 2025: act: ',
    'fixed: 2025: law: ',
    'moved: 2025: all: ',
    'moon: 2026: list act: ',
    'fixed: 2026: law list: So it seems.',
    'moved: 2026: order: ',
    'moon: 2027: act: ',
    'fixed: 2027: law: ',
    'moved: 2027: all: ',
  ]);
  expect(artifact.beside?.map(({ date, doubt }) => [date.slice(0, 4), doubt])).toEqual([
    ['2025', undefined],
    ['2026', 'Perhaps.'],
    ['2027', undefined],
  ]);
  expect(artifact.about.map(({ id, doubt }) => [id, doubt])).toEqual([['moon', undefined]]);
});
