import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type * as Opener from '../../../../../packages/redletter/src/open/open.ts';
import { buildDataSet } from '../../../../../src/artifact/data-set.ts';
import { loadRelease } from '../../../../../src/artifact/load-release.ts';
import { archiveOf } from '../../../../../src/site/data/published-release.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../../../support/lanes/direct-lane.ts';
import { get } from '../../../../support/lanes/lane.ts';
import { installLibrary } from '../../../../support/library/install.ts';
import { Random } from '../../../../support/random.ts';

const { load } = await installLibrary();
const { open } = await load<typeof Opener>('open');
const FOLDER = 'artifacts/2026.11.1';
const RELEASE = loadRelease(FOLDER);
const ARCHIVE = await archiveOf('artifacts', RELEASE);

test('another release is opened from its archive, and answers as a server of it does', async () => {
  const library = await open(ARCHIVE);
  expect(library.release).toEqual({
    version: '2026.11.1',
    released: RELEASE.manifest.released,
    first: '2025-01-01',
    last: '2027-12-31',
  });
  const lane = directLane(serviceOver(OPEN_GATE, buildDataSet(RELEASE)));
  const random = new Random(4);
  for (const code of library.codes()) {
    const [country, region] = code.split('-');
    const place =
      region === undefined ? `country=${country}` : `country=${country}&region=${region}`;
    const days = random.below(200) - 100;
    for (const question of [
      `/v1/holidays?year=2027&${place}`,
      `/v1/add-business-days?date=2026-06-0${1 + random.below(9)}&days=${days}&${place}`,
    ]) {
      expect(library.ask(question).text).toBe((await lane.send(get(question))).body);
    }
  }
  expect(library.ask('/v1/countries').text).toBe((await lane.send(get('/v1/countries'))).body);
  const plain = await open(new Blob([gunzipSync(ARCHIVE)]));
  expect(plain.codes()).toEqual(library.codes());
});

test('one country is opened from its file', async () => {
  const library = await open(readFileSync(`${FOLDER}/GB.json`, 'utf8'));
  expect(library.release).toBeNull();
  expect(library.codes()).toEqual(['GB', 'GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);
  expect(library.calendar('GB-SCT').laws('2026-11-30')[0]?.sources).toHaveLength(1);
});

/** The archive with one file of it changed in one byte. */
function spoilt(name: string): Buffer {
  const tar = gunzipSync(ARCHIVE);
  const start = tar.indexOf(`/${name}\0`);
  const at = tar.indexOf('"name":"', start) + '"name":"'.length;
  tar[at] = (tar[at] ?? 0) ^ 1;
  return gzipSync(tar);
}

const GB = JSON.parse(readFileSync(`${FOLDER}/GB.json`, 'utf8')) as Record<string, unknown>;

test.each<[string, string | Uint8Array]>([
  ['nothing', new Uint8Array(0)],
  ['no archive', new TextEncoder().encode('x'.repeat(2_000))],
  ['half an archive', ARCHIVE.subarray(0, 5_000)],
  ['an archive without an end', gunzipSync(ARCHIVE).subarray(0, 4_096)],
  ['an archive with one byte of a country changed', spoilt('GB.json')],
  ['an archive of nothing', gzipSync(new Uint8Array(1_024))],
  ['no JSON', '{'],
  ['a number', '1'],
  ['null', 'null'],
  ['a country without a name', JSON.stringify({ ...GB, name: 1 })],
  ['a country with an eighth weekday', JSON.stringify({ ...GB, weekend_days: [8] })],
  [
    'a country with a date that is none',
    JSON.stringify({ ...GB, holidays: [{ date: '2026-02-30' }] }),
  ],
  ['a country with regions that are none', JSON.stringify({ ...GB, regions: ['SCT'] })],
])('%s is refused in words', async (_, source) => {
  await expect(open(source)).rejects.toMatchObject({
    name: 'RedletterError',
    code: 'invalid_release',
    message: expect.stringMatching(/^[A-Z].*\.$/i),
  });
});
