import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseCommand } from '../../../../pipeline/commands/release.ts';
import { draftCommand } from '../../../../pipeline/commands/upkeep/draft.ts';
import { loadReleases } from '../../../../src/artifact/load-release.ts';
import { AWAITED_FEAST } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

it('writes the next release beside the existing ones, and names what changes', async () => {
  const shop = workshop(AWAITED_FEAST);
  shop.write('sources/XY.yaml', AWAITED_FEAST.replace('country: XX', 'country: XY'));
  await shop.run(releaseCommand);
  shop.write('sources/XX.yaml', AWAITED_FEAST.replace('name: Feast', 'name: Fair'));
  const target = join(shop.folder, 'draft');
  expect(await shop.run(draftCommand, target)).toEqual({ code: 0, out: ['XX'], complaints: [] });
  expect(loadReleases(target).map(({ manifest }) => manifest.data_version)).toEqual([
    '2026.11.1',
    '2026.11.2',
  ]);
  expect(readdirSync(join(shop.folder, 'artifacts'))).toEqual(['2026.11.1']);
  expect((await shop.run(draftCommand, target)).complaints).toEqual([
    'name a folder that does not exist yet: npm run data -- draft /tmp/draft',
  ]);
});

it('writes nothing if the sources have errors', async () => {
  const shop = workshop(AWAITED_FEAST.replace('id: feast', 'id: Feast'));
  const target = join(shop.folder, 'draft');
  const { code, complaints } = await shop.run(draftCommand, target);
  expect([code, complaints[0]]).toEqual([1, expect.stringContaining('is not an id')]);
  expect(existsSync(target)).toBe(false);
});
