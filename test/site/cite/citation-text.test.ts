import { expect, test } from 'vitest';
import { citedDates, releaseCitation } from '../../../src/site/cite/citation-text.ts';
import { holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

const data = toyData([
  holiday('first', '2026-07-03', { cite: ['act', 'order'] }),
  holiday('moon', '2026-11-20', { date_accuracy: 'estimated', name: 'Moon {100%} & \\Stars_1' }),
]);
const swhid = `swh:1:dir:${'0123456789'.repeat(4)}`;
const cited = citedDates(
  placeOf(data, 'ty'),
  2026,
  { release: data.release, swhid },
  'https://site.example/',
);

test('a date is cited by its law and by the release that holds it', () => {
  expect(cited[0]).toMatchObject({
    title: 'Friday 3 July 2026: Name of first',
    permalink: '/data/2026.11.1/ty/2026/#first',
    footnote:
      'Name of first, Toyland, Friday 3 July 2026: Act; Order. Redletter, data release 2026.11.1 ' +
      'of 12 November 2026, https://site.example/data/2026.11.1/ty/2026/#first',
  });
  expect(cited[1]?.footnote).toContain('Friday 20 November 2026 (estimated): Act.');
});

test('BibTeX reads any name', () => {
  expect(cited[1]?.bibtex).toBe(`@misc{redletter-ty-2026-11-20-moon,
  author = {{Redletter}},
  title = {{Moon 100\\% \\& Stars\\_1, Toyland, Friday 20 November 2026 (estimated)}},
  year = {2026},
  version = {2026.11.1},
  note = {Act},
  url = {https://site.example/data/2026.11.1/ty/2026/#moon},
  swhid = {${swhid}}
}`);
});

test('a release is cited by its address and its Software Heritage ID, in words and in BibTeX', () => {
  const manifest = { data_version: '2026.11.1', released: '2026-11-12' };
  expect(releaseCitation(manifest, swhid, 'https://site.example/')).toEqual({
    plain: `Redletter, data release 2026.11.1 of 12 November 2026, https://site.example/data/2026.11.1/, ${swhid}`,
    bibtex: `@misc{redletter-2026.11.1,
  author = {{Redletter}},
  title = {{Redletter, data release 2026.11.1}},
  year = {2026},
  version = {2026.11.1},
  url = {https://site.example/data/2026.11.1/},
  swhid = {${swhid}}
}`,
  });
});
