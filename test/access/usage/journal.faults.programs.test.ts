// @module-tag prlimit
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Journal } from '../../../src/access/usage/journal.ts';
import { listJournals } from '../../../src/access/usage/journal-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { lineOf } from './line-of.ts';

const unit = { accountId: 1, month: 682, units: 1, call: null };
/** A call that Redis may or may not have charged. */
const call = (index: number) => ({ ...unit, units: 0, call: { session: 's', index } });
const [early, late] = [call(1), call(2)];

/** The largest size that a file of this process may grow to; null lifts the limit. */
function limitFiles(bytes: number | null): void {
  const limit = `--fsize=${bytes ?? 'unlimited'}:`;
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(process.pid), limit]);
  if (status !== 0) throw new Error(String(stderr));
}

test('on a full disk, what is written is still merged; the rest waits', async () => {
  const folder = tempFolder();
  const ids = ['first', 'second'].values();
  const troubles: unknown[] = [];
  const journal = new Journal({
    folder,
    processId: 42,
    newId: () => ids.next().value ?? expect.fail(),
    storeId: () => null,
    onTrouble: (error) => troubles.push(error),
  });
  const texts = () => listJournals(folder).map(({ path }) => readFileSync(path, 'utf8'));
  for (const entry of [unit, unit, early]) journal.add(entry);
  await journal.written();
  // Account 1 is written in part; account 2 and the later call are not written.
  for (const entry of [unit, { ...unit, accountId: 2 }, late]) journal.add(entry);
  const first = lineOf({ ...unit, units: 2 }, early);
  // Leaves room for part of the second line.
  limitFiles(first.length + 30);
  const hasEnded = journal.rotate();
  limitFiles(null);
  expect([hasEnded, troubles.map(String)]).toEqual([
    true,
    [expect.stringMatching(/42-first\.units: the disk is full/)],
  ]);
  expect(journal.ended?.entries).toEqual([{ ...unit, units: 2 }, early]);
  expect([journal.pending(1, 682), journal.pending(2, 682)]).toEqual([3, 1]);
  expect(texts()).toEqual([first]);
  journal.close();
  expect(texts()).toEqual([first, lineOf(unit, { ...unit, accountId: 2 }, late)]);
});
