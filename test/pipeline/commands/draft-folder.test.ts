import { expect, it } from 'vitest';
import { draftFolder } from '../../../pipeline/commands/draft-folder.ts';
import { readAll } from '../../../pipeline/commands/read-all.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { readHistory } from '../../../pipeline/release/history.ts';
import { listReleases, loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { holidays, TODAY } from '../../support/pipeline/toyland.ts';
import { type Workshop, workshop } from '../../support/pipeline/workshop.ts';

const source = (name: string): string =>
  holidays(`id: fair, name: ${name}, rule: { dates: [2027-06-02] }`);

/** The draft folder that a preview of the workshop would serve. */
function draft({ folders }: Workshop): string {
  const history = readHistory(folders().artifacts);
  const surroundings = { folders: folders(), today: TODAY, showProgress: () => undefined };
  return draftFolder(readAll(surroundings, [], history), history, surroundings);
}

it('holds all releases, and the one that the working copy would make', async () => {
  const shop = workshop(source('Fair'));
  await shop.run(releaseCommand);
  for (const name of ['Great Fair', 'Grand Fair']) {
    shop.write('sources/XX.yaml', source(name));
    await shop.run(releaseCommand);
  }
  shop.write('sources/XX.yaml', source('Last Fair'));
  const before = shop.artifacts();
  const folder = draft(shop);
  expect(listReleases(folder)).toEqual(['2026.11.1', '2026.11.2', '2026.11.3', '2026.11.4']);
  const { manifest, changes, countries } = loadNewestRelease(folder);
  expect(manifest).toMatchObject({
    data_version: '2026.11.4',
    previous: '2026.11.3',
    released: '2026-11-20',
  });
  expect(
    changes.changes.map(({ kind, before: was, after: is }) => [kind, was?.name, is?.name]),
  ).toEqual([['renamed', 'Grand Fair', 'Last Fair']]);
  expect(countries.map(({ country }) => country)).toEqual(['XX']);
  expect(shop.artifacts()).toEqual(before);
});

it('is a first release where there is none, and changes nothing', () => {
  const folder = draft(workshop(source('Fair')));
  const { manifest, changes } = loadNewestRelease(folder);
  expect(manifest).toMatchObject({ data_version: '2026.11.1', previous: null });
  expect(changes.changes).toEqual([]);
});
