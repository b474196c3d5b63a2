// @module-tag redis
import { expect, test } from 'vitest';
import { monthAt } from '../../../src/access/limits/month.ts';
import { keyName, NAMES, PREFIXES } from '../../../src/access/redis/names.ts';
import { redisScripts } from '../../../src/access/redis/scripts.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { openWorld } from '../store-suite.ts';
import { openEmpty } from './redis-world.ts';

const redis = provideRedis();
const { spend: SPEND, merge: MERGE } = redisScripts();

/** A store with one key, and the two scripts that may run in either order for a call. */
async function begin() {
  const world = openWorld(await openEmpty(redis));
  const { id } = await world.create();
  const storeId = String(await redis.ask('GET', NAMES.store));
  // Here Redis's own clock decides the month.
  const month = monthAt(Date.now());
  const spend = async () => {
    const keys = [
      keyName(id),
      `${PREFIXES.account}1`,
      `${PREFIXES.usage}1`,
      `${PREFIXES.session}S`,
      `${PREFIXES.closed}S`,
      NAMES.store,
      NAMES.month,
    ];
    const reply = await redis.ask('EVAL', SPEND.text, '7', ...keys, storeId, '1', '3');
    return Array.isArray(reply) ? reply[0] : reply;
  };
  /** Merges the journal line that records how many units this call was given. */
  const settle = (units: number, line = 1) =>
    redis.ask(
      ...['EVAL', MERGE.text, '2', NAMES.store, `${PREFIXES.journal}J`, storeId, String(line)],
      ...['1', String(month), String(units), 'S', '3'],
    );
  const used = async () => Number(await redis.ask('HGET', `${PREFIXES.usage}1`, String(month)));
  return { spend, settle, used };
}

test.each([1, 0])('a call charged first, then settled as %i units', async (units) => {
  const { spend, settle, used } = await begin();
  expect(await spend()).toBe('charged');
  await settle(units);
  expect(await used()).toBe(units);
});

test.each([1, 0])('a call settled as %i units before a late charge', async (units) => {
  const { spend, settle, used } = await begin();
  await settle(units);
  expect(await spend()).toBe('closed');
  expect(await used()).toBe(units);
});

test('settling twice counts once', async () => {
  const { settle, used } = await begin();
  await settle(1);
  await settle(1);
  expect(await used()).toBe(1);
  // Another line counts as another unit.
  await settle(1, 2);
  expect(await used()).toBe(2);
});

test('another store takes neither', async () => {
  const { spend, settle, used } = await begin();
  await redis.ask('SET', NAMES.store, 'anotherStoreOf16');
  expect(await spend()).toBe('other_store');
  expect(await settle(1)).toEqual(['other_store']);
  expect(await used()).toBe(0);
});
