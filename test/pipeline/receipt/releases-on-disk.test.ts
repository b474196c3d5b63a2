import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releasesOnDisk } from '../../../pipeline/receipt/releases-on-disk.ts';
import { compareReply } from '../../../src/signature/check-receipt.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { TOY_DATA_VERSION, writeToyRelease } from '../../support/world/toy-world.ts';

const FILE = `/data/${TOY_DATA_VERSION}/AA.json`;

function open() {
  const artifactsDir = tempFolder();
  writeToyRelease(artifactsDir);
  const file = readFileSync(join(artifactsDir, TOY_DATA_VERSION, 'AA.json'));
  const compare = async (path: string, body: Uint8Array, headers: string[] = [], status = 200) =>
    await compareReply(
      releasesOnDisk(artifactsDir),
      { method: 'GET', authority: 'a', path, query: '' },
      { status, headers, body },
    );
  return { file, compare };
}

test('a released file equals the one here', async () => {
  const { file, compare } = open();
  expect(await compare(FILE, file)).toEqual({
    dataVersion: TOY_DATA_VERSION,
    found: 'the file is the same here',
  });
  const told = 'release 2026.11.1 has no such file here';
  await expect(compare(FILE, Buffer.from('{}'))).rejects.toThrow(told);
  await expect(compare(FILE.replace('AA', 'ZZ'), file)).rejects.toThrow(told);
});

test.each([
  ['a file in another coding', FILE, ['Content-Encoding', 'br'], 200, /compressed, and was not/],
  ['an unknown file', FILE, [], 404, /nothing in it to compare$/],
  ['a page', '/us/2026/', [], 200, /names no release$/],
  [
    'another service’s answer',
    '/mcp',
    ['X-Data-Version', '2026.11.1'],
    200,
    /only answers of \/v1/,
  ],
])('%s is not compared, and the result says so', async (_, path, headers, status, found) => {
  const { compare } = open();
  expect((await compare(path, Buffer.from('x'), headers, status)).found).toMatch(found);
});

test('a release outside the chain is reported', async () => {
  const { compare } = open();
  await expect(
    compare('/v1/countries', Buffer.from('{}'), ['X-Data-Version', '2030.1.1']),
  ).rejects.toThrow('release 2030.1.1 is not in the chain of the releases here: fetch the newest');
});
