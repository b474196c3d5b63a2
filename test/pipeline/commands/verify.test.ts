import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { verifyCommand } from '../../../pipeline/commands/verify.ts';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';

it('names every release with its hash, and says whether a later one vouches for it', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  await shop.run(releaseCommand);
  shop.write('sources/XX.yaml', oneHoliday('rule: { date: 2 may }'));
  await shop.run(releaseCommand, '--reason', 'It was the second.');
  const hashes = loadReleases(join(shop.folder, 'artifacts')).map((each) => each.manifestSha256);
  expect(await shop.run(verifyCommand)).toEqual({
    code: 0,
    out: [
      `2026.11.1 of 2026-11-20: 3 files, manifest ${hashes[0]}, vouched for by a later one`,
      `2026.11.2 of 2026-11-20: 3 files, manifest ${hashes[1]}, nothing vouches for it`,
      '2 releases, whole and in their order',
    ],
    complaints: [],
  });
  shop.write('artifacts/2026.11.1/XX.json', '{}\n');
  const spoilt = await shop.run(verifyCommand);
  expect(spoilt.code).toBe(1);
  expect(spoilt.complaints[0]).toContain('2026.11.1/XX.json: differs from its manifest');
});

it('says that there is no release, and takes no words', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  expect((await shop.run(verifyCommand)).code).toBe(1);
  expect((await shop.run(verifyCommand, 'reply.http')).code).toBe(1);
});
