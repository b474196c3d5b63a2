import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { writeRelease } from '../../../pipeline/release/write-release.ts';
import { killWriter } from '../../../trials/kills/kill-writer.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { workshop } from '../../support/pipeline/workshop.ts';
import { Random } from '../../support/random.ts';

/** A short sample of `npm run data:kill`. */
const KILLS = 5;

it('a process killed while it writes releases leaves only complete ones', async () => {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  await shop.run(releaseCommand);
  const artifacts = join(shop.folder, 'artifacts');
  const random = new Random(20_261_120);
  let written = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const found = await killWriter(artifacts, random);
    expect(found).toBeTypeOf('number');
    written += Number(found);
  }
  expect(written).toBeGreaterThan(0);
  // The next release removes unfinished folders.
  writeRelease(artifacts, '2026.11.2', new Map([['manifest.json', '{}']]));
  expect(readdirSync(artifacts).sort()).toEqual(['2026.11.1', '2026.11.2']);
});
