import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { verifyCommand } from '../../../pipeline/commands/verify.ts';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';

it('lists every release with its hash, and says whether a later one vouches for it', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  await shop.run(releaseCommand);
  shop.write('sources/XX.yaml', oneHoliday('rule: { date: 2 may }'));
  await shop.run(releaseCommand, '--reason', 'XX day: It was the second.');
  const hashes = loadReleases(join(shop.folder, 'artifacts')).map((each) => each.manifestSha256);
  expect(await shop.run(verifyCommand)).toEqual({
    code: 0,
    out: [
      `2026.11.1 of 2026-11-20: 3 files, manifest ${hashes[0]}, a later one vouches for it`,
      `2026.11.2 of 2026-11-20: 3 files, manifest ${hashes[1]}, nothing vouches for it`,
      '2 releases, complete and in order',
    ],
    complaints: [],
  });
  shop.write('artifacts/2026.11.1/XX.json', '{}\n');
  const spoilt = await shop.run(verifyCommand);
  expect(spoilt.code).toBe(1);
  expect(spoilt.complaints[0]).toContain('2026.11.1/XX.json: differs from its manifest');
});

it('says that there is no release', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  expect((await shop.run(verifyCommand)).code).toBe(1);
});

it('checks a saved reply when one is named, and says in one line what is wrong with it', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  const file = join(shop.folder, 'reply.http');
  shop.write('reply.http', 'HTTP/1.1 200 OK\n\n');
  const of = async (...words: string[]) => await shop.run(verifyCommand, file, ...words);
  const refused = (reason: string) => ({
    code: 1,
    out: [],
    complaints: [`${file}: not verified: ${reason}`],
  });
  expect(await of()).toEqual(
    refused(
      'the file does not say what was asked: add --url ADDRESS, or put the request line and its Host before the reply',
    ),
  );
  shop.write('keys.json', '{}');
  const keys = join(shop.folder, 'keys.json');
  expect(await of('--url', 'http://a/', '--method', 'HEAD', '--keys', keys)).toEqual(
    refused(`${keys}: holds no keys of ours: save /.well-known/jwks.json of the service`),
  );
});

it('explains itself, and takes the options of a reply only with one', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  const { code, out } = await shop.run(verifyCommand, '--help');
  expect([code, out.join()]).toEqual([0, expect.stringContaining('--url ADDRESS')]);
  expect((await shop.run(verifyCommand, '--url', 'http://a/')).complaints).toEqual([
    '--keys, --url and --method need a saved reply; write verify reply.http',
  ]);
  expect((await shop.run(verifyCommand, 'a', 'b')).code).toBe(1);
});
