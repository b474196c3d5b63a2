import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal, listJournals } from '../../../src/access/redis/journal.ts';
import { readLine } from '../../../src/access/redis/journal-line.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function openJournal(folder = join(tempFolder(), 'journal')) {
  const troubles: unknown[] = [];
  let made = 0;
  const journal = new Journal({
    folder,
    processId: 42,
    newId: () => `id${made++}`,
    onTrouble: (error) => troubles.push(error),
  });
  onTestFinished(() => journal.close());
  const entries = () =>
    listJournals(folder).flatMap(({ path }) =>
      readFileSync(path, 'utf8').split('\n').slice(0, -1).map(readLine),
    );
  return { journal, folder, troubles, entries };
}

const unit = { accountId: 1, month: 682, units: 1, call: null };

test('what is added in one turn is one line an account; it is on disk when told so', async () => {
  const { journal, entries } = openJournal();
  const written = [journal.add(unit), journal.add(unit), journal.add({ ...unit, accountId: 2 })];
  expect(entries()).toEqual([]);
  await Promise.all(written);
  expect(entries()).toEqual([
    { ...unit, units: 2 },
    { ...unit, accountId: 2 },
  ]);
});

test('a call that Redis may have charged keeps a line of its own', async () => {
  const { journal, entries } = openJournal();
  const calls = [0, 1].map((index) => ({ ...unit, call: { session: 's', index } }));
  await Promise.all([...calls.map((call) => journal.add(call)), journal.add(unit)]);
  expect(entries()).toEqual([unit, ...calls]);
});

test('after a rotation another file begins, named after the process', async () => {
  const { journal, folder } = openJournal();
  await journal.add(unit);
  expect(journal.isEmpty).toBe(false);
  journal.rotate();
  expect(journal.isEmpty).toBe(true);
  await journal.add(unit);
  expect(readdirSync(folder).sort()).toEqual(['42-id0.journal', '42-id1.journal']);
  expect(listJournals(folder).filter(({ path }) => journal.isOpen(path))).toHaveLength(1);
});

test('what cannot be written is kept, told, and written when it can be', async () => {
  const { journal, folder, troubles, entries } = openJournal();
  rmSync(folder, { recursive: true });
  // No folder can be where a file is.
  writeFileSync(folder, '');
  await journal.add(unit);
  expect(troubles).toHaveLength(1);
  expect(journal.isEmpty).toBe(false);
  rmSync(folder);
  mkdirSync(folder);
  await journal.add(unit);
  expect(entries()).toEqual([{ ...unit, units: 2 }]);
});

test('files of others in the folder are no journals', () => {
  const { folder } = openJournal();
  writeFileSync(join(folder, 'notes.txt'), '');
  writeFileSync(join(folder, '12-ab.journal.bak'), '');
  writeFileSync(join(folder, '12-ab.journal'), '');
  expect(listJournals(folder)).toEqual([
    { path: join(folder, '12-ab.journal'), id: 'ab', processId: 12 },
  ]);
});
