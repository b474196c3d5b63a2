import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Journal } from '../../../src/access/usage/journal.ts';
import { type JournalFile, newJournalFile } from '../../../src/access/usage/journal-files.ts';
import { type Batch, Merger } from '../../../src/access/usage/merger.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { lineOf } from './line-of.ts';

const unit = { accountId: 1, month: 682, units: 1, call: null };
const OWN = process.pid;
const ALIVE = process.ppid;
/** Higher than any process id. */
const DEAD = 4_194_305;
const STORE = 'A'.repeat(16);

/** A merger that takes three entries at a time, over a store that records them. */
function openWorld() {
  const folder = tempFolder();
  const events: string[] = [];
  const troubles: unknown[] = [];
  const store = {
    entriesAtOnce: 3,
    /** The store's answer to the next batches. */
    answer: (_: Batch): boolean | Promise<boolean> => true,
    merge: (batch: Batch) => {
      const { journal, first, entries } = batch;
      events.push(`${journal.id} ${first}-${first + entries.length}`);
      return store.answer(batch);
    },
    forget: ({ id }: { id: string }) => void events.push(`${id} forgotten`),
    isOurs: ({ storeId }: JournalFile) => storeId === null || storeId === STORE,
    onDamage: (place: string) => void troubles.push(place),
  };
  let made = 0;
  const newId = () => `own${made++}`;
  const onTrouble = (error: unknown) => void troubles.push(error);
  const journal = new Journal({ folder, newId, storeId: () => STORE, onTrouble });
  onTestFinished(() => journal.close());
  const merger = new Merger({ journal, store, onTrouble });
  /** Adds one unit for each of this many accounts. */
  const use = (accounts: number) => {
    for (let accountId = 1; accountId <= accounts; accountId += 1) {
      journal.add({ ...unit, accountId });
    }
  };
  const leave = (processId: number, id: string, accounts: number, storeId = STORE) => {
    const entries = Array.from({ length: accounts }, (_, index) => ({ ...unit, accountId: index }));
    writeFileSync(newJournalFile(folder, processId, id, storeId).path, lineOf(...entries));
  };
  return { folder, events, troubles, store, journal, merger, use, leave };
}

test.each(['run', 'runAtOnce'] as const)(
  '%s: batch by batch, then file and mark are removed',
  async (run) => {
    const world = openWorld();
    world.use(7);
    await world.merger[run]();
    expect(world.events).toEqual(['own0 0-3', 'own0 3-6', 'own0 6-7', 'own0 forgotten']);
    expect(readdirSync(world.folder)).toEqual([]);
    expect(world.journal.isEmpty).toBe(true);
  },
);

test('journals of dead processes are merged; those of living ones are left alone', async () => {
  const world = openWorld();
  world.leave(DEAD, 'dead', 1);
  world.leave(ALIVE, 'alive', 1);
  // A dead process may have had our own process id.
  world.leave(OWN, 'namesake', 1);
  world.use(1);
  await world.merger.run();
  expect(world.events.filter((event) => event.endsWith('forgotten')).sort()).toEqual([
    'dead forgotten',
    'namesake forgotten',
    'own0 forgotten',
  ]);
  expect(readdirSync(world.folder)).toEqual([`${ALIVE}-alive.${STORE}.units`]);
});

test('when a store cannot count now, the journal stays, and the next run continues there', async () => {
  const world = openWorld();
  world.use(7);
  world.store.answer = ({ first }) => first < 3;
  await world.merger.run();
  // Use that arrives meanwhile waits for the next batch.
  world.use(1);
  world.store.answer = () => true;
  await world.merger.run();
  expect(world.events).toEqual([
    ...['own0 0-3', 'own0 3-6'],
    ...['own0 3-6', 'own0 6-7', 'own0 forgotten'],
  ]);
  await world.merger.run();
  expect(world.events.slice(5)).toEqual(['own1 0-1', 'own1 forgotten']);
});

test('a store that fails is reported, and nothing of the batch counts as merged', async () => {
  const world = openWorld();
  world.use(4);
  world.store.answer = () => {
    throw new Error('no room');
  };
  await world.merger.run();
  expect(world.troubles.map(String)).toEqual(['Error: no room']);
  expect(() => world.merger.runAtOnce()).toThrow('no room');
  world.store.answer = () => true;
  world.merger.runAtOnce();
  expect(world.events).toEqual([
    ...['own0 0-3', 'own0 0-3'],
    ...['own0 0-3', 'own0 3-4', 'own0 forgotten'],
  ]);
});

test('a mark that could not be removed is removed by the next run', async () => {
  const world = openWorld();
  world.use(1);
  const { forget } = world.store;
  world.store.forget = () => {
    throw new Error('locked');
  };
  await world.merger.run();
  expect(world.journal.isEmpty).toBe(false);
  world.store.forget = forget;
  world.use(1);
  world.merger.runAtOnce();
  expect(world.events).toEqual(['own0 0-1', 'own0 forgotten', 'own1 0-1', 'own1 forgotten']);
});

test('an immediate merge takes everything, even after half a run', async () => {
  const world = openWorld();
  world.use(7);
  const running = world.merger.run();
  world.use(2);
  world.merger.stop();
  world.merger.runAtOnce();
  await running;
  expect(world.events).toEqual([
    ...['own0 0-3', 'own0 3-6', 'own0 6-7', 'own0 forgotten'],
    ...['own1 0-2', 'own1 forgotten'],
  ]);
  expect(world.journal.isEmpty).toBe(true);
});

test('a batch is noted in the turn that merged it, so its use is never in two places', async () => {
  const world = openWorld();
  world.use(3);
  const pending: number[] = [];
  world.store.answer = () => {
    // The first microtask after the store counted, before a request can arrive.
    queueMicrotask(() => pending.push(world.journal.pending(1, unit.month)));
    return true;
  };
  await world.merger.run();
  expect(pending).toEqual([0]);
});

test('another store’s journal is left alone', async () => {
  const world = openWorld();
  world.leave(DEAD, 'stranger', 1, 'B'.repeat(16));
  await world.merger.run();
  expect(world.events).toEqual([]);
  expect(readdirSync(world.folder)).toHaveLength(1);
});

test('a store that answers later refuses an immediate merge without loss', () => {
  const world = openWorld();
  world.use(1);
  world.store.answer = async () => true;
  world.merger.runAtOnce();
  expect(readdirSync(world.folder)).toHaveLength(1);
});

test('two concurrent runs become one', async () => {
  const world = openWorld();
  world.use(7);
  await Promise.all([world.merger.run(), world.merger.run()]);
  expect(world.events).toHaveLength(4);
});

test('a damaged line is reported with its place, and the others count', async () => {
  const world = openWorld();
  const path = join(world.folder, `${DEAD}-dead.units`);
  writeFileSync(path, `${lineOf(unit)}nonsense\n${lineOf(unit)}`);
  await world.merger.run();
  expect(world.troubles).toEqual([`${path}: line 2`]);
  expect(world.events).toEqual(['dead 0-1', 'dead forgotten']);
});
