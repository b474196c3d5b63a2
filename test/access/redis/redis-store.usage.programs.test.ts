// @module-tag redis
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { NAMES, PREFIXES } from '../../../src/access/redis/names.ts';
import { Journal } from '../../../src/access/usage/journal.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { openWorld } from '../store-suite.ts';
import { openEmpty, openRedisUnderTest } from './redis-world.ts';

const redis = provideRedis();
const MONTH = 682;
/** Higher than any process id that Linux assigns. */
const DEAD_PROCESS = 4_194_305;

/** A Redis with accounts 1 and 2, and the folder of an instance of its store. */
async function begin() {
  const world = openWorld(await openEmpty(redis));
  for (const account of ['acme', 'beta']) await world.create({ account });
  const varDir = tempFolder();
  const journals = join(varDir, 'journal');
  mkdirSync(journals);
  const used = async (accountId: number) =>
    Number(await redis.ask('HGET', `${PREFIXES.usage}${accountId}`, String(MONTH)));
  /** Starts an instance and waits until it has merged the journals in the folder. */
  const start = async () => {
    const store = await openRedisUnderTest(redis, varDir);
    // The first question binds the folder to the store.
    await openWorld(store).identify((await world.create({ account: 'asks' })).key);
    await store.close();
    await vi.waitFor(() => expect(readdirSync(journals)).toEqual([]), { timeout: 10_000 });
    expect(store.troubles).toEqual([]);
  };
  return { journals, used, start };
}

/**
 * Eight journal lines in the form of the first edition: a call of account 1 and one of account 2,
 * then three times 2 units of account 1 and 1 unit of account 2.
 */
const FIRST_EDITION = '4194305-7Wrj7W57l4rWVmqH.journal';
const JOURNAL_MARK = `${PREFIXES.journal}7Wrj7W57l4rWVmqH`;
const SESSION = `${PREFIXES.session}0Rtb2G56a14gp3R0`;

test.each([
  ['of which nothing is merged', 0, [7, 4]],
  ['of which its own edition has merged five lines', 5, [2, 2]],
])('a journal of the first edition %s is merged to its end', async (_, lines, expected) => {
  const { journals, used, start } = await begin();
  copyFileSync(
    join('test/access/usage/first-edition', FIRST_EDITION),
    join(journals, FIRST_EDITION),
  );
  if (lines > 0) await redis.ask('SET', JOURNAL_MARK, String(lines));
  await start();
  expect([await used(1), await used(2)]).toEqual(expected);
  expect(await redis.ask('GET', JOURNAL_MARK)).toBe('8');
});

test('a call that was charged after all is not charged twice', async () => {
  const { journals, used, start } = await begin();
  copyFileSync(
    join('test/access/usage/first-edition', FIRST_EDITION),
    join(journals, FIRST_EDITION),
  );
  // The bit says that Redis has counted the first of the two calls.
  await redis.ask('SETBIT', SESSION, '2', '1');
  await redis.ask('HSET', `${PREFIXES.usage}1`, String(MONTH), '1');
  await start();
  expect([await used(1), await used(2)]).toEqual([7, 4]);
});

test('a partly merged journal continues at the next entry, with any number of lines', async () => {
  const { journals, used, start } = await begin();
  const onTrouble = (error: unknown) => expect.fail(String(error));
  const id = 'A'.repeat(16);
  const options = {
    folder: journals,
    processId: DEAD_PROCESS,
    newId: () => id,
    storeId: () => null,
    onTrouble,
  };
  const journal = new Journal(options);
  // Three turns write six lines, which hold two sums.
  for (let turn = 0; turn < 3; turn += 1) {
    for (const accountId of [1, 2]) journal.add({ accountId, month: MONTH, units: 4, call: null });
    await journal.written();
  }
  journal.close();
  await redis.ask('SET', `${PREFIXES.journal}${id}`, '1');
  await start();
  expect([await used(1), await used(2)]).toEqual([0, 12]);
  expect(await redis.ask('GET', `${PREFIXES.journal}${id}`)).toBe('2');
});

test('a Redis that is not the journals’ store gets none of them', async () => {
  const { journals, used, start } = await begin();
  await start();
  copyFileSync(
    join('test/access/usage/first-edition', FIRST_EDITION),
    join(journals, FIRST_EDITION),
  );
  const own = String(await redis.ask('GET', NAMES.store));
  await redis.ask('SET', NAMES.store, 'anotherStoreOf16');
  await expect(start()).rejects.toThrow(/is not the store/);
  expect(readdirSync(journals)).toEqual([FIRST_EDITION]);
  expect([await used(1), await used(2)]).toEqual([0, 0]);
  await redis.ask('SET', NAMES.store, own);
  await start();
  expect([await used(1), await used(2)]).toEqual([7, 4]);
});
