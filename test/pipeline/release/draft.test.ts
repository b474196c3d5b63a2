import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readData } from '../../../pipeline/commands/read-data.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import { draftRelease } from '../../../pipeline/release/draft.ts';
import { writtenManifestSchema } from '../../../src/artifact/manifest.ts';
import { secondOpinionFileSchema } from '../../../src/artifact/schema.ts';
import { holidays } from '../../support/pipeline/toyland.ts';
import { release as toyRelease } from '../../support/world/toy-release.ts';
import { FIRST, LAST } from '../../support/years.ts';

it('the order of the countries does not matter; the manifest lists every file, sorted', () => {
  const source = holidays('id: day, name: Fête, rule: { dates: [2027-05-04] }');
  const { countries } = readData(
    textFolder('sources', {
      'XX.yaml': source,
      'XY.yaml': source.replace('country: XX', 'country: XY'),
    }),
  );
  const files = draftRelease({
    dataVersion: '2026.11.2',
    chain: [toyRelease([], '2026.11.1')],
    released: '2026-11-20',
    countries: countries.toReversed(),
    changes: [],
    facts: [],
    secondOpinion: { package: 'package 1.0', compared: ['XY', 'XX-AA', 'XX'], disagreements: [] },
    translations: [],
  });
  const digest = (name: string): unknown => ({
    name,
    size: Buffer.byteLength(files.get(name) ?? ''),
    sha256: createHash('sha256')
      .update(files.get(name) ?? '')
      .digest('hex'),
  });
  const listed = ['XX.json', 'XY.json', 'changes.json', 'second-opinion.json'];
  expect([...files.keys()].sort()).toEqual([...listed, 'manifest.json'].sort());
  expect(writtenManifestSchema.parse(JSON.parse(files.get('manifest.json') ?? ''))).toEqual({
    schema_version: 2,
    data_version: '2026.11.2',
    released: '2026-11-20',
    first: FIRST,
    last: LAST,
    previous: { data_version: '2026.11.1', manifest_sha256: '0'.repeat(64) },
    files: listed.map(digest),
  });
  expect(files.get('changes.json')).toBe(`{
"schema_version": 2,
"data_version": "2026.11.2",
"previous": "2026.11.1",
"changes": [],
"facts": []
}
`);
  expect(
    secondOpinionFileSchema.parse(JSON.parse(files.get('second-opinion.json') ?? '')).compared,
  ).toEqual(['XX', 'XX-AA', 'XY']);
  // A line for each file, so that a pull request shows which one differs.
  expect(files.get('manifest.json')?.split('\n').slice(7)).toEqual([
    '"files": [',
    ...listed.map((name, at) => JSON.stringify(digest(name)) + (at < 3 ? ',' : '')),
    ']',
    '}',
    '',
  ]);
});
