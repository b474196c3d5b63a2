import { expect, test } from 'vitest';
import { releaseCitation } from '../../../src/site/cite/release-citation.ts';

const swhid = `swh:1:dir:${'0123456789'.repeat(4)}`;

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
