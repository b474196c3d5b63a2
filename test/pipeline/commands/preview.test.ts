import { expect, it } from 'vitest';
import { previewCommand } from '../../../pipeline/commands/preview.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';

it('refuses to show a preview beside an altered release, and names the file', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  await shop.run(releaseCommand);
  shop.write('artifacts/2026.11.1/XX.json', '{}\n');
  const refused = await shop.run(previewCommand, 'XX');
  expect([refused.code, refused.out]).toEqual([1, []]);
  expect(refused.complaints).toEqual([
    expect.stringMatching(/2026\.11\.1\/XX\.json: differs from its manifest/u),
  ]);
});
