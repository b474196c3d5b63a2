import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StoreError } from '../../../src/access/store.ts';
import {
  listJournals,
  readJournal,
  UsageJournal,
} from '../../../src/access/usage/usage-journal.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FILE = { id: 'aB3', processId: 4_321, month: 682 };
const RECORD_BYTES = 12;

function write(...turns: [accountId: number, units: number][][]): string {
  const journal = new UsageJournal(tempFolder(), FILE);
  for (const turn of turns) {
    journal.append(turn.map(([accountId, units]) => ({ accountId, units })));
  }
  journal.close();
  return journal.file.path;
}

test('what was appended is read as sums, in the order in which accounts first come up', () => {
  const most = 0xffff_ffff;
  const path = write(
    [
      [7, 2],
      [3, 1],
    ],
    [[3, 5]],
    [
      [most, 9],
      [7, 1],
    ],
  );
  expect([...readJournal(path)]).toEqual([
    [7, 3],
    [3, 6],
    [most, 9],
  ]);
});

test('the name says whose it is, which month, and its id', () => {
  const folder = tempFolder();
  new UsageJournal(folder, FILE).close();
  writeFileSync(join(folder, 'notes.txt'), 'not a journal');
  const [name] = readdirSync(folder).filter((each) => each.endsWith('.usage'));
  expect(listJournals(folder)).toEqual([{ ...FILE, path: join(folder, name ?? '') }]);
});

test('a record that its writer did not live to finish is left out', () => {
  const path = write([[1, 1]], [[2, 2]]);
  const whole = readFileSync(path).length;
  for (let cut = 1; cut < RECORD_BYTES; cut += 1) {
    truncateSync(path, whole - cut);
    expect([...readJournal(path)]).toEqual([[1, 1]]);
  }
});

test('a file that grew without its last bytes ends where they are missing', () => {
  const path = write([[1, 1]]);
  appendFileSync(path, Buffer.alloc(3 * RECORD_BYTES));
  expect([...readJournal(path)]).toEqual([[1, 1]]);
});

test('any flipped bit of a record is damage, and the message says where', () => {
  const path = write([[1, 1]], [[2, 2]], [[3, 3]]);
  const bytes = readFileSync(path);
  for (let bit = 0; bit < RECORD_BYTES * 8; bit += 1) {
    const damaged = Buffer.from(bytes);
    const at = RECORD_BYTES + (bit >> 3);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (bit & 7));
    writeFileSync(path, damaged);
    expect(() => readJournal(path)).toThrow(StoreError);
    expect(() => readJournal(path)).toThrow(`${path}: is damaged at byte 12`);
  }
});
