import { expect, onTestFinished, test } from 'vitest';
import { digestOfKey } from '../../../../src/access/keys/key-format.ts';
import { openEmbeddedStore } from '../../../../src/access/sqlite/embedded-store.ts';
import { KeyAdminError } from '../../../../src/access/store.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const INPUT = { account: 'acme', plan: 'free', unlimited: false, expiresAt: null } as const;

function open() {
  const varDir = tempFolder();
  const onTrouble = (error: unknown): never => {
    throw error;
  };
  const store = openEmbeddedStore({ varDir, now: () => NOON, onTrouble });
  let isOpen = true;
  const close = () => {
    if (isOpen) store.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...store, close };
}

test('a change made by the thread holds at once, as of the time of the order', async () => {
  const { callers, orders, admin } = open();
  const made = await orders.create(INPUT);
  expect(callers.find(digestOfKey(made.key))).toMatchObject({ account: 'acme' });
  expect((await admin.show(made.id)).createdAt).toBe(NOON);
  await orders.setState(made.id, 'revoked', 'rl-other');
  expect(callers.find(digestOfKey(made.key))).toBe('revoked');
  expect((await admin.events('acme')).at(-1)).toMatchObject({ action: 'revoke', by: 'rl-other' });
});

test('orders given in one turn run in order', async () => {
  const { orders, admin } = open();
  const made = await Promise.all(
    ['a', 'b', 'c'].map((account) => orders.create({ ...INPUT, account })),
  );
  expect((await admin.events(null)).map(({ keyId }) => keyId)).toEqual(made.map(({ id }) => id));
});

test('the event loop turns while a key is written', async () => {
  const { orders } = open();
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await orders.create(INPUT);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});

test('a refusal is passed on, and the thread continues', async () => {
  const { orders } = open();
  await expect(orders.rotate('none', 0)).rejects.toThrow(KeyAdminError);
  expect((await orders.create(INPUT)).account).toBe('acme');
});

test('an order that a closed store does not run fails', async () => {
  const { orders, close } = open();
  const made = orders.create(INPUT);
  close();
  await expect(made).rejects.toThrow('give the order again');
});
