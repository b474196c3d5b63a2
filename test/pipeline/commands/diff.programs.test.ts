// @module-tag git
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diffCommand } from '../../../pipeline/commands/diff.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { toyland } from '../../support/pipeline/toyland.ts';
import { type Workshop, workshop } from '../../support/pipeline/workshop.ts';

const SOURCE = toyland(`default_observance: none
holidays:
  - id: feast
    name: Feast
    rule: { islamic: 1 shawwal }
    watch: { authority: The moon, expect: a day before }
    cite: act
  - { id: fair, name: Fair, regions: [AA, BB], rule: { dates: [2027-06-02] }, cite: act }
`);
const TABLE = 'id,date,accuracy,cite\nfeast,2025-03-30,exact,act\nfeast,2026-03-20,exact,act\n';

async function released(): Promise<Workshop> {
  const shop = workshop(SOURCE);
  shop.write('sources/XX.dates.csv', TABLE);
  await shop.run(releaseCommand);
  return shop;
}

async function diff(shop: Workshop, ...words: string[]): Promise<string> {
  const { code, out, complaints } = await shop.run(diffCommand, ...words);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  return out.join('\n');
}

function git(shop: Workshop, ...words: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  const run = spawnSync('git', [...identity, ...words], { cwd: shop.folder });
  expect(run.status, String(run.stderr)).toBe(0);
}

it('diff against a git revision compares the sources themselves, and leaves the working copy alone', async () => {
  const shop = await released();
  git(shop, 'init', '-q');
  git(shop, 'add', 'sources');
  git(shop, 'commit', '-q', '-m', 'first');
  const after = SOURCE.replace('1 shawwal }', '1 shawwal }\n    from: 2001').replace(
    'AA: Alpha',
    'AA: Alfa',
  );
  shop.write('sources/XX.yaml', `# a comment is no change\n${after}`);
  const text = await diff(shop, '--against', 'HEAD');
  expect(text).toContain('# Data changes since git revision HEAD');
  expect(text).toContain('| regions › AA › name | Alpha | Alfa |');
  expect(text).toContain(`### sources/XX.yaml

| Where | Before | After |
| --- | --- | --- |
| regions › AA | Alpha | Alfa |
| holidays › feast › from | - | 2001 |`);
  shop.write(
    'sources/XX.yaml',
    SOURCE.replace('rule: { islamic', 'observance: none\n    rule: { islamic'),
  );
  expect(await diff(shop, '--against', 'HEAD')).toContain(
    'Nothing that is published changes: only what the sources say.',
  );
});

it('diff of a git revision reads its sources as data: nothing is checked out, no link is followed', async () => {
  const shop = await released();
  git(shop, 'init', '-q');
  git(shop, 'add', 'sources');
  git(shop, 'commit', '-q', '-m', 'first');
  shop.write('sources/XX.yaml', SOURCE.replace('AA: Alpha', 'AA: Alfa'));
  shop.write('secret', 'the secret of whoever asks\n');
  symlinkSync('../secret', join(shop.folder, 'sources/YY.yaml'));
  symlinkSync(join(shop.folder, 'secret'), join(shop.folder, 'sources/ZZ.dates.csv'));
  git(shop, 'checkout', '-q', '-b', 'theirs');
  git(shop, 'add', 'sources');
  git(shop, 'commit', '-q', '-m', 'second');
  git(shop, 'checkout', '-q', '-');
  const words = ['--against', 'HEAD', '--of', 'theirs'];
  const { code, out } = await shop.run(diffCommand, ...words);
  const text = out.join('\n');
  expect(code).toBe(1);
  expect(text).toContain('| regions › AA › name | Alpha | Alfa |');
  expect(text).toContain('Could not be read: ');
  expect(text).not.toContain('secret');
  const refused = await shop.run(diffCommand, '--of', 'no-such');
  expect([refused.code, refused.complaints]).toEqual([
    1,
    ['"no-such" is neither a release nor a git revision'],
  ]);
});

it('refuses anything but a release or a revision', async () => {
  const { code, complaints } = await (await released()).run(diffCommand, '--against', 'no-such');
  expect(code).toBe(1);
  expect(complaints).toEqual([
    '"no-such" is neither a release nor a git revision; the releases are 2026.11.1',
  ]);
});

it('lists all releases, or none, and reports a revision without sources', async () => {
  const shop = workshop(SOURCE);
  const refused = async (revision: string): Promise<string[]> => {
    const { code, out, complaints } = await shop.run(diffCommand, '--against', revision);
    expect({ code, out }).toEqual({ code: 1, out: [] });
    return complaints;
  };
  expect(await refused('no-such')).toEqual([
    '"no-such" is neither a release nor a git revision; the releases are none',
  ]);
  await shop.run(releaseCommand);
  shop.write('sources/XX.yaml', SOURCE.replace('name: Fair', 'name: Great Fair'));
  await shop.run(releaseCommand);
  git(shop, 'init', '-q');
  git(shop, 'add', 'artifacts');
  git(shop, 'commit', '-q', '-m', 'first');
  expect(await refused('HEAD')).toEqual([
    'the git revision "HEAD" has no folder "sources"; the releases are 2026.11.1, 2026.11.2',
  ]);
});

it('leaves out what is unreadable on either side, and fails for what is unreadable now', async () => {
  const shop = await released();
  const other = SOURCE.replace('country: XX', 'country: YY');
  shop.write('sources/YY.yaml', other.replace('country:', 'contry:'));
  git(shop, 'init', '-q');
  git(shop, 'add', 'sources');
  git(shop, 'commit', '-q', '-m', 'first');
  shop.write('sources/YY.yaml', other);
  const unread = (side: string): string => `## Left out\n\nCould not be read: sources/${side}.`;
  expect(await diff(shop, '--against', 'HEAD')).toContain(unread('YY.yaml (before)'));
  shop.write('sources/YY.yaml', 'country: [');
  const { code, out } = await shop.run(diffCommand, '--against', 'HEAD');
  expect(code).toBe(1);
  expect(out.join('\n')).toContain(unread('YY.yaml (before), sources/YY.yaml'));
});
