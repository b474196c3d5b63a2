// @module-tag git
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { untouchedCommand } from '../../../../pipeline/commands/upkeep/untouched.ts';
import { AWAITED_FEAST } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

it('names countries whose files were not committed for a year', async () => {
  const shop = workshop(AWAITED_FEAST);
  shop.write('sources/XY.yaml', AWAITED_FEAST);
  const git = (...words: string[]) => {
    const env = { ...process.env, GIT_COMMITTER_DATE: words.shift() ?? '' };
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    expect(spawnSync('git', [...who, ...words], { cwd: shop.folder, env }).status).toBe(0);
  };
  git('', 'init', '-q');
  git('', 'add', '.');
  git('2025-11-01T12:00:00Z', 'commit', '-qm', 'Begin');
  shop.write('sources/XY.dates.csv', 'id,date,accuracy,cite\n');
  git('', 'add', '.');
  git('2025-11-20T12:00:00Z', 'commit', '-qm', 'Go on');
  expect(await shop.run(untouchedCommand)).toEqual({
    code: 1,
    out: ['sources/XX.yaml: not changed since 2025-11-01; check its laws again'],
    complaints: [],
  });
});

it('ignores files that were never committed', async () => {
  expect((await workshop(AWAITED_FEAST).run(untouchedCommand)).out).toEqual([
    'every country was changed within a year',
  ]);
});
