import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type * as Answers from '../../../../../packages/redletter/src/answers/answers.ts';
import type * as Bulk from '../../../../../packages/redletter/src/bulk.ts';
import type * as Redletter from '../../../../../packages/redletter/src/index.ts';
import type * as Opener from '../../../../../packages/redletter/src/open/open.ts';
import { buildDataSet } from '../../../../../src/artifact/data-set.ts';
import { loadNewestRelease, loadRelease } from '../../../../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../../../../src/artifact/schema.ts';
import { archiveOf } from '../../../../../src/site/data/release-archive.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../../../support/lanes/direct-lane.ts';
import { get } from '../../../../support/lanes/lane.ts';
import { useLibrary } from '../../../../support/library/use-library.ts';
import { Random } from '../../../../support/random.ts';

const { load } = await useLibrary();
const { ask } = await load<typeof Answers>('answers');
const { nth, roll } = await load<typeof Redletter>('index');
const { areBusinessDays } = await load<typeof Bulk>('bulk');
const { open } = await load<typeof Opener>('open');
const FOLDER = 'artifacts/2026.11.1';
const RELEASE = loadRelease(FOLDER);
const ARCHIVE = await archiveOf('artifacts', RELEASE);

test('another release is opened from its archive, and answers like its server', async () => {
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
      expect(ask(library, question).text).toBe((await lane.send(get(question))).body);
    }
  }
  expect(ask(library, '/v1/countries').text).toBe((await lane.send(get('/v1/countries'))).body);
  const plain = await open(new Blob([gunzipSync(ARCHIVE)]));
  expect(plain.codes()).toEqual(library.codes());
});

/** The newest release with another last date: its archive, and the server's view of it. */
async function withLast(last: string) {
  const newest = loadNewestRelease('artifacts');
  const tar = gunzipSync(await archiveOf('artifacts', newest));
  const at = tar.indexOf('"last"');
  tar.write(last, tar.indexOf('2027-12-31', at));
  const release = { ...newest, manifest: { ...newest.manifest, last } };
  const lane = directLane(serviceOver(OPEN_GATE, buildDataSet(release)));
  return { library: await open(gzipSync(tar)), lane };
}

test('a release with fewer dates answers only for those', async () => {
  const { library, lane } = await withLast('2026-06-30');
  expect(library.release).toMatchObject({ first: '2025-01-01', last: '2026-06-30' });
  const place = 'country=GB&region=SCT';
  for (const question of [
    `/v1/holidays?year=2026&${place}`,
    `/v1/is-business-day?date=2026-06-30&${place}`,
    `/v1/add-business-days?date=2026-06-01&days=20&${place}`,
    `/v1/count-business-days?start=2025-01-01&end=2026-06-30&${place}`,
  ]) {
    expect(ask(library, question).text).toBe((await lane.send(get(question))).body);
  }
  for (const question of [
    `/v1/holidays?year=2027&${place}`,
    `/v1/is-business-day?date=2026-07-01&${place}`,
    `/v1/add-business-days?date=2026-06-01&days=21&${place}`,
  ]) {
    const { body } = await lane.send(get(question));
    const { error } = JSON.parse(body) as { error: { code: string; message: string } };
    const message = error.message.replace(/ See \S+$/, '');
    expect(() => ask(library, question)).toThrow(
      expect.objectContaining({ code: error.code, message }),
    );
  }
  const beyond = expect.objectContaining({
    code: 'date_out_of_range',
    message: expect.stringContaining('2025-01-01 to 2026-06-30'),
  });
  const scotland = library.calendar('GB-SCT');
  const ours = scotland.with({ weekend: [] });
  for (const calendar of [scotland, ours, library.joint('US', scotland)]) {
    expect(calendar.next('2026-06-30')).toBeNull();
    expect(calendar.add('2026-06-29', 1)).toBe('2026-06-30');
    expect(() => calendar.add('2026-06-30', 1)).toThrow(beyond);
    expect(() => calendar.isBusinessDay('2026-07-01')).toThrow(beyond);
    expect(() => calendar.count('2026-06-30', '2026-07-01')).toThrow(beyond);
    expect(() => roll(calendar, '2026-07-04', 'preceding')).toThrow(beyond);
    expect(() => nth(calendar, '2026-07', 1)).toThrow(beyond);
    expect(() => areBusinessDays(calendar, Int32Array.of(calendar.range.last + 1))).toThrow(
      expect.objectContaining({ code: 'date_out_of_range' }),
    );
  }
  expect(scotland.holidays().at(-1)?.date).toBe('2026-06-15');
  expect(() => scotland.holidays(2027)).toThrow(expect.objectContaining({ code: 'invalid_year' }));
  expect(() => scotland.laws('2026-11-30')).toThrow(beyond);
});

test('a release with more dates answers for those that the package knows', async () => {
  const { library } = await withLast('2028-12-31');
  expect(library.release).toMatchObject({ first: '2025-01-01', last: '2027-12-31' });
  expect(library.calendar('GB').next('2027-12-31')).toBeNull();
  await expect(withLast('2024-12-31')).rejects.toMatchObject({
    code: 'invalid_release',
    message:
      'The release has no date of 2025-01-01 to 2027-12-31: take another version of the package.',
  });
  await expect(withLast('2026-02-30')).rejects.toMatchObject({ code: 'invalid_release' });
  const later = { ...GB, holidays: GB.holidays.map((each) => ({ ...each, date: '2028-01-03' })) };
  expect((await open(JSON.stringify(later))).calendar('GB').holidays()).toEqual([]);
});

test('one country is opened from its file', async () => {
  const library = await open(readFileSync(`${FOLDER}/GB.json`, 'utf8'));
  expect(library.release).toBeNull();
  expect(library.codes()).toEqual(['GB', 'GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);
  expect(library.calendar('GB-SCT').laws('2026-11-30')[0]?.sources).toHaveLength(1);
});

/** The archive with one byte of one file changed. */
function spoilt(name: string): Buffer {
  const tar = gunzipSync(ARCHIVE);
  const start = tar.indexOf(`/${name}\0`);
  const at = tar.indexOf('"name":"', start) + '"name":"'.length;
  tar[at] = (tar[at] ?? 0) ^ 1;
  return gzipSync(tar);
}

const GB = JSON.parse(readFileSync(`${FOLDER}/GB.json`, 'utf8')) as CountryArtifact;

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
  ['a country with an invalid date', JSON.stringify({ ...GB, holidays: [{ date: '2026-02-30' }] })],
  ['a country with malformed regions', JSON.stringify({ ...GB, regions: ['SCT'] })],
])('%s is refused in words', async (_, source) => {
  await expect(open(source)).rejects.toMatchObject({
    name: 'RedletterError',
    code: 'invalid_release',
    message: expect.stringMatching(/^[A-Z].*\.$/i),
  });
});

test('an archive is unpacked only to the size that a release may have', async () => {
  await expect(open(gzipSync(Buffer.alloc(65 * 2 ** 20)))).rejects.toMatchObject({
    code: 'invalid_release',
    message: 'The archive unpacks to more than 64 MiB: a release is far smaller.',
  });
});

test.each(['[null]', '[1]', '[{"name":"GB.json"}]'])(
  'a manifest of the files %s is refused',
  async (files) => {
    const header = Buffer.alloc(512);
    const manifest = `{"data_version":"2026.11.1","released":"2026-11-01","files":${files}}`;
    header.write('release/manifest.json', 0);
    header.write(manifest.length.toString(8).padStart(11, '0'), 124);
    header.write('ustar', 257);
    const tar = Buffer.concat([
      header,
      Buffer.from(manifest.padEnd(512, '\0')),
      Buffer.alloc(1_024),
    ]);
    await expect(open(tar)).rejects.toMatchObject({
      name: 'RedletterError',
      message: 'manifest.json has another form than this version reads.',
    });
  },
);

test('a source is compared with its expected hash', async () => {
  const sha256 = createHash('sha256').update(ARCHIVE).digest('hex');
  expect((await open(ARCHIVE, { sha256: sha256.toUpperCase() })).release?.version).toBe(
    '2026.11.1',
  );
  const text = JSON.stringify(GB);
  for (const source of [gunzipSync(ARCHIVE), text]) {
    await expect(open(source, { sha256 })).rejects.toThrow(
      /^The SHA-256 of the source is [0-9a-f]{64}, /,
    );
  }
  await expect(open(text, { sha256: 'x' })).rejects.toThrow('must be 64 hexadecimal digits');
});
