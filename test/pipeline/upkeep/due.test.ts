import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Command } from '../../../pipeline/commands/command.ts';
import { foldersBelow } from '../../../pipeline/commands/data-folders.ts';
import { announceCommand } from '../../../pipeline/commands/edit/announce.ts';
import { readAll } from '../../../pipeline/commands/read-all.ts';
import { dueCommand } from '../../../pipeline/commands/upkeep/due.ts';
import { listCountries, readCountry } from '../../../pipeline/country/read-country.ts';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import type { ExpandedDate } from '../../../pipeline/expand/expanded-date.ts';
import { readHistory } from '../../../pipeline/release/history.ts';
import { formatIsoDate, toDayNumber } from '../../../src/calendar/day-number.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const TODAY = toDayNumber(2026, 11, 24);
/** Command-line words that cite a new notice for a day. */
const citing = (name: string): string[] => {
  const url = `https://example.org/${name}`;
  return ['--cite', url, '--title', 'The authority', '--kind', 'authority', '--read'];
};

/** How a list of dates shows one date. */
const nameOf = ({ id, legalYear, regions }: ExpandedDate): string =>
  `${id} ${legalYear} ${regions?.join(' ') ?? ''}`;

/** A copy of the real sources in which commands run. */
function copyOfSources() {
  const folder = tempFolder();
  cpSync('sources', join(folder, 'sources'), { recursive: true });
  const run = async (command: Command, ...words: string[]) => {
    const [out, complaints]: [string[], string[]] = [[], []];
    const code = await command(words, {
      folders: foldersBelow(folder),
      today: TODAY,
      nowSeconds: TODAY * 86_400,
      write: (text) => out.push(text),
      print: (line) => out.push(line),
      complain: (line) => complaints.push(line),
      showProgress: () => undefined,
    });
    return { code, out, complaints };
  };
  const dates = (country: string): readonly ExpandedDate[] => {
    const { file } = readCountry(foldersBelow(folder).sources, country);
    return file === null ? [] : expandCountry(file).dates;
  };
  /** The codes that `check` reports. */
  const errors = () => {
    const folders = foldersBelow(folder);
    const history = readHistory(foldersBelow('.').artifacts);
    const asked = { folders, today: TODAY, showProgress: () => undefined };
    const found = readAll(asked, [], history).diagnostics;
    return found.flatMap(({ severity, code }) => (severity === 'error' ? code : []));
  };
  const awaited = listCountries(foldersBelow(folder).sources).flatMap((country) =>
    dates(country).flatMap((date) => (date.accuracy === 'estimated' ? { country, date } : [])),
  );
  return { run, dates, errors, awaited };
}

it('every due date is confirmed by its printed command, and keeps its official date', async () => {
  const { run, dates, errors, awaited } = copyOfSources();
  const { out } = await run(dueCommand, '--within', '999');
  for (const line of out) {
    const command = /npm run data -- announce (.+) --cite …$/u.exec(line)?.[1]?.split(' ') ?? [];
    const { code, complaints } = await run(
      announceCommand,
      ...command,
      ...citing(command.join('/')),
    );
    expect([code, complaints], line).toEqual([0, []]);
  }
  for (const { country, date } of awaited) {
    const is = dates(country).find((each) => nameOf(each) === nameOf(date));
    const told = [is?.day, is?.officialDay, is?.accuracy];
    expect(told, nameOf(date)).toEqual([date.day, date.officialDay, 'exact']);
  }
  expect(errors()).toEqual([]);
});

it('each day of a feast may move by a day on its own, and keeps its legal date', async () => {
  const { run, dates, errors, awaited } = copyOfSources();
  for (const { country, date } of awaited) {
    const day = formatIsoDate(date.day + 1);
    const { code, complaints } = await run(
      announceCommand,
      country,
      date.id,
      day,
      ...citing(`${date.id}/${day}`),
    );
    expect([code, complaints], nameOf(date)).toEqual([0, []]);
    const is = dates(country).find((each) => nameOf(each) === nameOf(date));
    expect([is?.day, is?.accuracy], nameOf(date)).toEqual([date.day + 1, 'exact']);
    if (date.officialDay !== null) expect(is?.officialDay ?? is?.day).toBe(date.officialDay);
  }
  // Published lists of authorities and the second opinion cannot know of the invented announcement.
  const others = ['second_opinion', 'needless_ruling', 'official_list'];
  expect(errors().filter((code) => !others.includes(code))).toEqual([]);
});

it('each day of a feast may be cancelled without cancelling another', async () => {
  const { run, dates, awaited } = copyOfSources();
  const countries = [...new Set(awaited.map(({ country }) => country))];
  const all = () =>
    countries.flatMap((country) =>
      dates(country).map((date) => `${country} ${nameOf(date)} ${date.day}`),
    );
  const gone = new Set(
    awaited.map(({ country, date }) => `${country} ${nameOf(date)} ${date.day}`),
  );
  const kept = all().filter((each) => !gone.has(each));
  for (const { country, date } of awaited) {
    // The first day of a feast moves the following days with it.
    if (!dates(country).some((each) => nameOf(each) === nameOf(date))) continue;
    const year = String(date.legalYear);
    const words = [country, date.id, '--cancelled', year, ...citing(`${date.id}/${year}`)];
    const { code, complaints } = await run(announceCommand, ...words);
    expect([code, complaints], nameOf(date)).toEqual([0, []]);
  }
  expect(all()).toEqual(kept);
});
