import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Journal } from '../../../src/access/usage/journal.ts';
import { listJournals, readJournal } from '../../../src/access/usage/journal-files.ts';
import { readLine } from '../../../src/access/usage/usage-entry.ts';
import { Random } from '../../support/random.ts';
import { tempFolder } from '../../support/temp-folder.ts';

afterEach(() => vi.useRealTimers());

function openJournal(folder = join(tempFolder(), 'journal')) {
  const troubles: unknown[] = [];
  let made = 0;
  const journal = new Journal({
    folder,
    processId: 42,
    newId: () => `id${made++}`,
    storeId: () => null,
    onTrouble: (error) => troubles.push(error),
  });
  onTestFinished(() => journal.close());
  const lines = () =>
    listJournals(folder).flatMap(({ path }) =>
      readFileSync(path, 'utf8').split('\n').slice(0, -1).map(readLine),
    );
  const add = (...entries: Parameters<typeof journal.add>[0][]) => {
    for (const entry of entries) journal.add(entry);
    return journal.written();
  };
  return { journal, folder, troubles, lines, add };
}

const unit = { accountId: 1, month: 682, units: 1, call: null };

test('one turn makes one line, with a sum for each account, on disk when acknowledged', async () => {
  const { add, lines } = openJournal();
  const written = add(unit, unit, { ...unit, accountId: 2 });
  expect(lines()).toEqual([]);
  await written;
  const line = [
    { ...unit, units: 2 },
    { ...unit, accountId: 2 },
  ];
  expect(lines()).toEqual([line]);
  await add(unit);
  expect(lines()).toEqual([line, [unit]]);
});

test('it is written at the end of the turn, even if nobody waits for it', async () => {
  const { journal, lines } = openJournal();
  journal.add(unit);
  await new Promise((resolve) => setImmediate(resolve));
  expect(lines()).toEqual([[unit]]);
  await journal.written();
});

test('a call that Redis may have charged stays an entry of its own', async () => {
  const { add, lines } = openJournal();
  const calls = [0, 1].map((index) => ({ ...unit, call: { session: 's', index } }));
  await add(...calls, unit);
  expect(lines()).toEqual([[...calls, unit]]);
});

test('nobody else may read it, or list its folder', async () => {
  const { add, folder } = openJournal();
  await add(unit);
  const [file] = listJournals(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(file?.path ?? '').mode & 0o777).toBe(0o600);
});

test('a rotation starts a new file, named after the process', async () => {
  const { journal, folder, add } = openJournal();
  await add(unit);
  expect(journal.isEmpty).toBe(false);
  expect(journal.rotate()).toBe(true);
  await add(unit);
  expect(readdirSync(folder).sort()).toEqual(['42-id0.units', '42-id1.units']);
  expect(listJournals(folder).filter(({ path }) => journal.owns(path))).toHaveLength(2);
});

test('no file ends while the previous one is unmerged: at most two are in memory', async () => {
  const { journal, folder, add } = openJournal();
  for (let turn = 0; turn < 5; turn += 1) {
    await add(unit);
    expect(journal.rotate()).toBe(turn === 0);
  }
  expect(readdirSync(folder)).toHaveLength(2);
  journal.dropEnded();
  expect(journal.rotate()).toBe(true);
  journal.dropEnded();
  expect(journal.isEmpty).toBe(true);
});

test('the writer remembers what a reader finds in the file, in the same order', async () => {
  const { journal, add } = openJournal();
  const random = new Random(1);
  const below = (limit: number) => random.below(limit);
  for (let turn = 0; turn < 200; turn += 1) {
    const entries = Array.from({ length: below(6) }, () => ({
      accountId: 1 + below(9),
      // The month changes once.
      month: turn < 120 ? 682 : 683,
      units: 1 + below(3),
      call: below(10) === 0 ? { session: 's', index: below(99) } : null,
    }));
    await add(...entries);
  }
  journal.rotate();
  const { file, entries } = journal.ended ?? expect.fail();
  expect(entries.length).toBeGreaterThan(18);
  expect(readJournal(file, expect.fail)).toEqual(entries);
});

test('reports an account’s use that the store does not hold yet, wherever it is', async () => {
  const { journal, add } = openJournal();
  const other = { ...unit, accountId: 2 };
  await add(unit, other);
  journal.rotate();
  await add(unit, other);
  journal.add(unit);
  const pending = () => [journal.pending(1, 682), journal.pending(2, 682), journal.pending(1, 683)];
  expect(pending()).toEqual([3, 2, 0]);
  (journal.ended ?? expect.fail()).merged = 1;
  expect(pending()).toEqual([2, 2, 0]);
  journal.dropEnded();
  expect(pending()).toEqual([2, 1, 0]);
});

test('what cannot be written is kept as sums, retried once a second, and written when possible', async () => {
  vi.useFakeTimers();
  const { journal, folder, troubles, lines } = openJournal();
  // A file in its place keeps the folder from being created.
  writeFileSync(folder, '');
  for (let turn = 0; turn < 1_000; turn += 1) {
    journal.add({ ...unit, accountId: turn % 10 });
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(troubles).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(troubles).toHaveLength(2);
  expect(journal.isEmpty).toBe(false);
  rmSync(folder);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines()).toEqual([
    Array.from({ length: 10 }, (_, accountId) => ({ ...unit, accountId, units: 100 })),
  ]);
  expect(troubles).toHaveLength(2);
});

test('a close writes the rest, and the next start finds it without a merge', () => {
  const { journal, folder, lines } = openJournal();
  mkdirSync(folder);
  journal.add(unit);
  journal.close();
  expect(lines()).toEqual([[unit]]);
});
