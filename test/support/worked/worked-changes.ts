import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { checkCommand } from '../../../pipeline/commands/check.ts';
import type { Command } from '../../../pipeline/commands/command.ts';
import { diffCommand } from '../../../pipeline/commands/diff.ts';
import { announceCommand } from '../../../pipeline/commands/edit/announce.ts';
import { releaseCommand } from '../../../pipeline/commands/release.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadReleases, type Release } from '../../../src/artifact/load-release.ts';
import { changeLog } from '../../../src/site/changes/change-log.ts';
import { factLog } from '../../../src/site/changes/fact-log.ts';
import { writeFeed } from '../../../src/site/feeds/feed.ts';
import { placeByKey } from '../../../src/site/places/places.ts';
import { inToyYears, TODAY } from '../pipeline/toyland.ts';
import { type Workshop, workshop } from '../pipeline/workshop.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  announce: announceCommand,
  check: checkCommand,
  diff: diffCommand,
  release: releaseCommand,
};

/** The source and table of Toyland from the guide, already released. */
export async function releasedToyland(): Promise<Workshop> {
  const guide = readFileSync('sources/README.md', 'utf8');
  const block = (language: string): string => {
    const [, below = ''] = guide.split('\n## A whole file\n');
    return new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 'su').exec(below)?.[1] ?? '';
  };
  const shop = workshop(inToyYears(block('yaml')));
  shop.write('sources/XX.dates.csv', block('csv'));
  const { code, complaints } = await shop.run(releaseCommand);
  if (code !== 0) throw new Error(complaints.join('\n'));
  return shop;
}

/** Applies an edit written as a diff: a file's name, then lines with " ", "-" and "+". */
export function applyEdit(shop: Workshop, edit: string): void {
  const [name = '', ...lines] = edit.trimEnd().split('\n');
  const side = (mark: string): string =>
    lines
      .filter((line) => line.startsWith(mark) || line.startsWith(' ') || line === '')
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const text = readFileSync(join(shop.folder, name), 'utf8');
  const [before, after] = [side('-'), side('+')];
  if (text.split(before).length !== 2) throw new Error(`${name} does not hold once:\n${before}`);
  shop.write(
    name,
    text.replace(before, () => after),
  );
}

/** Runs "npm run data -- check XX" with shell words and returns its whole output. */
export async function runLine(shop: Workshop, line: string): Promise<string[]> {
  const [name = '', ...words] = [
    ...line.replace('npm run data -- ', '').matchAll(/"([^"]*)"|(\S+)/gu),
  ].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`no such command: ${name}`);
  const said: string[] = [];
  const say = (text: string): void => void said.push(...text.split('\n'));
  await command(words, {
    folders: shop.folders(),
    today: TODAY,
    nowSeconds: TODAY * 86_400,
    write: say,
    print: say,
    complain: say,
    showProgress: () => undefined,
  });
  return said;
}

/** What the newest release added to the feed of changes: titles, and the reasons below them. */
export function newsOf(shop: Workshop): string[] {
  const newest = releasesOf(shop).slice(-1);
  return [...factLog(newest), ...changeLog(newest)].flatMap((entry) => {
    const { reason } = 'fact' in entry ? entry.fact : entry.change;
    return reason === null ? [entry.title] : [entry.title, `  ${reason}`];
  });
}

/** The events of a calendar, "xx-so" or "xx", that the newest release changed. */
export function eventsOf(shop: Workshop, key: string): string[] {
  const releases = releasesOf(shop);
  const before = eventLines(releases.slice(0, -1), key);
  const after = eventLines(releases, key);
  return [
    ...before
      .filter((line) => !after.some((each) => each.startsWith(`${line.split(' ')[0]} `)))
      .map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)),
  ];
}

/** "xx-feast-2027@redletter 2027-03-10 CONFIRMED SEQUENCE:1 Feast" for each event. */
function eventLines(releases: readonly Release[], key: string): string[] {
  const newest = releases.at(-1);
  const dataSet = newest === undefined ? null : buildDataSet(newest);
  const place = dataSet === null ? null : placeByKey(dataSet, key);
  if (place === null) return [];
  const site = 'https://site.example/';
  const text = writeFeed({ places: [place], releases, name: '', page: site, self: site, site });
  const property = (event: ICAL.Component, name: string) =>
    String(event.getFirstPropertyValue(name));
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) =>
      [
        property(event, 'uid'),
        property(event, 'dtstart'),
        property(event, 'status'),
        `SEQUENCE:${property(event, 'sequence')}`,
        property(event, 'summary'),
      ].join(' '),
    );
}

function releasesOf(shop: Workshop): Release[] {
  return loadReleases(join(shop.folder, 'artifacts'));
}
