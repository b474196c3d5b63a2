import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type JournalFile,
  listJournals,
  newJournalFile,
  readJournal,
} from '../../../src/access/usage/journal-files.ts';
import type { UsageEntry } from '../../../src/access/usage/usage-entry.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { lineOf } from './line-of.ts';

const FIRST_EDITION = 'test/access/usage/first-edition';
const RECORD_BYTES = 12;
const MONTH = 682;

const entry = (accountId: number, units: number): UsageEntry => ({
  accountId,
  month: MONTH,
  units,
  call: null,
});

/** A journal of these entries, and what a reader finds: entries and damaged places. */
function journalOf(...entries: UsageEntry[]) {
  const file = newJournalFile(tempFolder(), 4_321, 'aB3', null);
  writeFileSync(file.path, entries.map((each) => lineOf(each)).join(''));
  return { file, read: () => read(file) };
}

function read(file: JournalFile) {
  const damage: string[] = [];
  const entries = readJournal(file, (place) => damage.push(place));
  return { entries, damage };
}

/** A copy of a journal from the first edition. */
function firstEdition(form: 'usage' | 'journal') {
  const source = listJournals(FIRST_EDITION).find(({ path }) => path.endsWith(form));
  const name = source?.path.slice(FIRST_EDITION.length + 1) ?? expect.fail();
  const folder = tempFolder();
  writeFileSync(join(folder, name), readFileSync(join(FIRST_EDITION, name)));
  return listJournals(folder)[0] ?? expect.fail();
}

test('the name holds the owner and its id; other files are not journals', () => {
  const folder = tempFolder();
  for (const name of [
    'notes.txt',
    '12-ab.units.bak',
    '-ab.units',
    '12.units',
    '12-ab.short.units',
  ]) {
    writeFileSync(join(folder, name), '');
  }
  const files = [
    newJournalFile(folder, 4_321, 'aB3', 'A'.repeat(16)),
    newJournalFile(folder, 4_320, 'aB4', null),
    { path: join(folder, '12-ab.journal'), id: 'ab', processId: 12, storeId: null },
    { path: join(folder, '13-682-cd.usage'), id: 'cd', processId: 13, storeId: null },
  ];
  for (const { path } of files) writeFileSync(path, '');
  const listed = listJournals(folder).sort((a, b) => b.processId - a.processId);
  expect(listed).toEqual([files[0], files[1], files[3], files[2]]);
});

test('a line of several entries reads like several lines', () => {
  const { file, read } = journalOf(entry(7, 2));
  appendFileSync(file.path, lineOf(entry(3, 1), entry(7, 5)));
  expect(read()).toEqual({ entries: [entry(7, 7), entry(3, 1)], damage: [] });
});

test('a missing folder holds no journals', () => {
  expect(listJournals(join(tempFolder(), 'usage'))).toEqual([]);
});

test('lines are read as sums, in the order in which accounts first appear', () => {
  const { read } = journalOf(entry(7, 2), entry(3, 1), entry(3, 5), entry(9, 9), entry(7, 1));
  expect(read()).toEqual({ entries: [entry(7, 3), entry(3, 6), entry(9, 9)], damage: [] });
});

test('an unfinished line is left out', () => {
  const { file, read } = journalOf(entry(1, 1), entry(2, 2));
  const whole = readFileSync(file.path).length;
  for (let cut = 1; cut < lineOf(entry(2, 2)).length; cut += 1) {
    truncateSync(file.path, whole - cut);
    expect(read()).toEqual({ entries: [entry(1, 1)], damage: [] });
  }
});

test('a file that grew without its last bytes is read up to the gap', () => {
  const { file, read } = journalOf(entry(1, 1));
  appendFileSync(file.path, Buffer.alloc(99));
  expect(read()).toEqual({ entries: [entry(1, 1)], damage: [] });
});

test('any flipped bit damages its line: it counts nothing, and its place is reported', () => {
  const { file, read } = journalOf(entry(1, 1), entry(2, 2), entry(3, 3));
  const bytes = readFileSync(file.path);
  const [begin, length] = [lineOf(entry(1, 1)).length, lineOf(entry(2, 2)).length];
  // Leaves out the line feed that separates it from the next line.
  for (let bit = 0; bit < (length - 1) * 8; bit += 1) {
    const damaged = Buffer.from(bytes);
    const at = begin + (bit >> 3);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(file.path, damaged);
    const { entries, damage } = read();
    expect(entries).toEqual([entry(1, 1), entry(3, 3)]);
    expect(damage[0]).toBe(`${file.path}: line 2`);
  }
});

test('the first edition, embedded store: records are read as sums of the month in the name', () => {
  const file = firstEdition('usage');
  const entries = [entry(1, 3), entry(2, 1), entry(3, 5)];
  expect(read(file)).toEqual({ entries, damage: [] });
  expect(file).toMatchObject({ id: 'WGKA3sbm1Tjdnctt', processId: 4_194_305 });
  const whole = readFileSync(file.path);
  // The file is cut off, or lacks its last bytes after growing.
  for (let cut = 1; cut < RECORD_BYTES; cut += 1) {
    writeFileSync(file.path, whole.subarray(0, whole.length - cut));
    expect(read(file)).toEqual({ entries: entries.slice(0, 2), damage: [] });
  }
  writeFileSync(file.path, Buffer.concat([whole, Buffer.alloc(3 * RECORD_BYTES)]));
  expect(read(file)).toEqual({ entries, damage: [] });
  for (let bit = 0; bit < RECORD_BYTES * 8; bit += 1) {
    const damaged = Buffer.from(whole);
    const at = RECORD_BYTES + (bit >> 3);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(file.path, damaged);
    const found = { entries: [entry(1, 3), entry(3, 5)], damage: [`${file.path}: byte 12`] };
    expect(read(file)).toEqual(found);
  }
});

test('the first edition, Redis: each line is an entry, damaged ones too, so that positions hold', () => {
  const file = firstEdition('journal');
  const call = (accountId: number, index: number) => ({
    ...entry(accountId, 1),
    call: { session: '0Rtb2G56a14gp3R0', index },
  });
  const turn = [entry(1, 2), entry(2, 1)];
  const entries = [call(1, 2), call(2, 3), ...turn, ...turn, ...turn];
  expect(read(file)).toEqual({ entries, damage: [] });
  const text = readFileSync(file.path, 'utf8');
  writeFileSync(file.path, text.replace('3cdba089', '3cdba088'));
  const nothing = { accountId: 0, month: 0, units: 0, call: null };
  expect(read(file)).toEqual({
    entries: entries.with(1, nothing),
    damage: [`${file.path}: line 2`],
  });
});
