import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type * as All from '../../../../../packages/redletter/src/named/entry.ts';
import type * as Opener from '../../../../../packages/redletter/src/open/open.ts';
import type * as Verifier from '../../../../../packages/redletter/src/verify/verify.ts';
import { buildDataSet } from '../../../../../src/artifact/data-set.ts';
import {
  loadNewestRelease,
  loadRelease,
  type Release,
} from '../../../../../src/artifact/load-release.ts';
import { signReply } from '../../../../../src/signature/sign-reply.ts';
import { archiveOf } from '../../../../../src/site/data/release-archive.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../../../support/lanes/direct-lane.ts';
import { get } from '../../../../support/lanes/lane.ts';
import { useLibrary } from '../../../../support/library/use-library.ts';
import { CHECKED_AT, MADE_AT, testKey } from '../../../../support/signature/receipts.ts';
import { tempFolder } from '../../../../support/temp-folder.ts';

const { home, load } = await useLibrary();
const { RedletterError, verify } = await load<typeof Verifier>('verify');
const { open } = await load<typeof Opener>('open');
const all = await load<typeof All>('all');

const NEWEST = loadNewestRelease('artifacts');
const OLDER = loadRelease('artifacts/2026.11.2');
const KEY = testKey();
const KEYS = JSON.stringify({ keys: [{ kty: 'RSA' }, KEY.jwk] });
const TARGET = '/v1/add-business-days?date=2026-12-24&days=5&country=GB&region=SCT';
const URL_ASKED = `https://redletter.example${TARGET}`;

/**
 * A server's reply from a release, as `curl -i` saves it; `change` may alter the body before
 * signing.
 */
async function saved(
  { manifest, countries, rules }: Release,
  change = (body: string) => body,
  target = TARGET,
) {
  const dataSet = buildDataSet({ manifest, countries, money: [], rules } as unknown as Release);
  const answered = await directLane(serviceOver(OPEN_GATE, dataSet)).send(get(target));
  const body = change(answered.body);
  const [path = '', query = ''] = target.split('?');
  const asked = { method: 'GET', authority: 'redletter.example', path, query };
  const headers = ['Content-Type', 'application/json', 'X-Data-Version', manifest.data_version];
  const lines = signReply(asked, { status: 200, headers, body }, 'sig=();nonce="n"', KEY, MADE_AT);
  const fields = [...headers, ...(lines ?? [])].flatMap((name, index, flat) =>
    index % 2 === 0 ? [`${name}: ${flat[index + 1]}`] : [],
  );
  return Buffer.from(`HTTP/1.1 200 OK\r\n${fields.join('\r\n')}\r\n\r\n${body}`);
}

const WITH = { keys: KEYS, url: URL_ASKED, nowSeconds: CHECKED_AT };
const { data_version: version } = NEWEST.manifest;

test('a receipt of its own release holds: one line says so', async () => {
  const said =
    `true: redletter.example said 200 to GET ${TARGET} at 2026-11-18T11:06:40.000Z, by release ` +
    `${version}, which is that of this package; signed by key ${KEY.id}, nonce "n"; ` +
    'the answer computed again from it is the same';
  const reply = await saved(NEWEST);
  expect(await verify(reply, WITH)).toBe(said);
  const { url: _, ...rest } = WITH;
  const request = `GET ${TARGET} HTTP/1.1\nHost: redletter.example\n\n`;
  expect(await verify(Buffer.concat([Buffer.from(request), reply]), rest)).toBe(said);
});

test('a receipt of another release needs that release, and the message names it', async () => {
  const reply = await saved(OLDER);
  await expect(verify(reply, WITH)).rejects.toThrow(
    `release 2026.11.2 is not in this package, which has ${version}: open its archive`,
  );
  const library = await open(await archiveOf('artifacts', OLDER));
  expect(await verify(reply, { ...WITH, library })).toContain(
    'by release 2026.11.2, which was opened',
  );
  await expect(verify(await saved(NEWEST), { ...WITH, library })).rejects.toThrow(
    `release ${version} is not the one that was opened, 2026.11.2`,
  );
});

test.each<[string, () => Promise<Buffer>, object, RegExp]>([
  [
    'an answer that the release does not give, though it is signed',
    () => saved(NEWEST, (body) => body.replace('2027-01-06', '2027-01-07')),
    {},
    /gives another answer, computed here$/,
  ],
  [
    'a question without an answer',
    () => saved(NEWEST, () => '{}', TARGET.replace('SCT', 'XX')),
    { url: URL_ASKED.replace('SCT', 'XX') },
    /gives another answer, computed here$/,
  ],
  [
    'a byte changed',
    async () => Buffer.from(String(await saved(NEWEST)).replace('2027-01-06', '2027-01-07')),
    {},
    /^Content-Digest is not that of the body/,
  ],
  ['another question', () => saved(NEWEST), { url: `${URL_ASKED}&x` }, /^the signature does not/],
  ['no question', () => saved(NEWEST), { url: undefined }, /does not say what was asked/],
  ['no keys', () => saved(NEWEST), { keys: '{}' }, /holds no keys of ours/],
  ['before the key served', () => saved(NEWEST), { nowSeconds: 1 }, /made in the future/],
  ['no reply', async () => Buffer.from('{}'), {}, /save one with curl -i$/],
])('%s is told', async (_, make, other, message) => {
  const refused = verify(await make(), { ...WITH, ...other });
  await expect(refused).rejects.toMatchObject({
    code: 'invalid_receipt',
    message: expect.stringMatching(message),
  });
  await expect(refused).rejects.toBeInstanceOf(RedletterError);
});

test('the package’s other entries can recompute the answer too', async () => {
  expect(await verify(await saved(NEWEST), { ...WITH, library: all })).toContain('is the same');
});

test('redletter verify prints the same line', async () => {
  const folder = tempFolder();
  const file = join(folder, 'reply.http');
  const keys = join(folder, 'jwks.json');
  const older = join(folder, 'older.tar.gz');
  writeFileSync(keys, KEYS);
  writeFileSync(older, await archiveOf('artifacts', OLDER));
  const run = (...words: string[]) => {
    const command = [join(home, 'redletter.js'), 'verify', ...words];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  writeFileSync(file, await saved(NEWEST));
  expect(run(file, '--url', URL_ASKED)).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^true: .*the same\n$/),
    stderr: '',
  });
  const no = (told: RegExp) => ({ status: 1, stdout: '', stderr: expect.stringMatching(told) });
  const unshown = 'reply.http: not verified: ';
  expect(run(file)).toEqual(no(new RegExp(`${unshown}the file does not say what was asked`)));
  expect(run(file, '--url', URL_ASKED, '--keys', `${keys}x`)).toEqual(no(/x: cannot be read/));
  writeFileSync(file, await saved(OLDER));
  expect(run(file, '--url', URL_ASKED)).toEqual(no(/release 2026.11.2 is not in this package/));
  expect(run(file, '--url', URL_ASKED, '--release', older).stdout).toContain('which was opened');
  expect(run(file, '--url', URL_ASKED, '--release', keys)).toEqual(no(/is no archive/));
  for (const words of [[], [file, file], [file, '--what']]) {
    expect(run(...words)).toMatchObject({ status: 64, stderr: expect.stringMatching(/--release/) });
  }
});
