import { expect, test } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import {
  type AccountDesk,
  createAccountDesk,
  type MadeKey,
} from '../../../src/server/account/account-desk.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY = 86_400_000;

/** An account desk over a store of its own. */
async function open() {
  let words = 0;
  const now = () => NOON;
  const { callers, admin, orders } = openEmbeddedStore({
    varDir: tempFolder(),
    now,
    onTrouble: (error) => {
      throw error;
    },
  });
  const gate = createGate(callers);
  const desk = createAccountDesk(gate, orders, now, () => `word${++words}`);
  const create = async (account: string) =>
    await admin.create({ account, plan: 'starter', unlimited: false, expiresAt: null });
  return { desk, gate, admin, create };
}

async function exchanged(desk: AccountDesk, key: string): Promise<MadeKey> {
  const made = await desk.exchange(key);
  if (made === null || made === 'refused') throw new Error(`not exchanged: ${made}`);
  return made;
}

test('a key shows its own account, its limits and its usage', async () => {
  const { desk, gate, create } = await open();
  const { key, id } = await create('acme');
  await create('other');
  const caller = await gate.identify([`Bearer ${key}`]);
  if (typeof caller !== 'object') throw new Error('no caller');
  await gate.spend(caller, true);
  expect(await desk.show(key)).toMatchObject({
    id,
    account: 'acme',
    plan: 'starter',
    monthLimit: 50_000,
    createdAt: NOON,
    expiresAt: null,
  });
});

test('an invalid key shows nothing, whatever the cause', async () => {
  const { desk, admin, create } = await open();
  const revoked = await create('acme');
  await admin.setState(revoked.id, 'revoked');
  const stranger = await (await open()).create('acme');
  for (const key of ['', 'rl_none', revoked.key, stranger.key, `${revoked.key} `]) {
    expect(await desk.show(key)).toBeNull();
    expect(await desk.exchange(key)).toBeNull();
    expect(await desk.end(key, 'line')).toBe(false);
  }
});

test('an exchanged key works for one more day beside the new one, in the same account', async () => {
  const { desk, create } = await open();
  const { key } = await create('acme');
  const made = await exchanged(desk, key);
  expect(made.oldEndsAt).toBe(NOON + DAY);
  expect(await desk.show(key)).toMatchObject({ account: 'acme', expiresAt: NOON + DAY });
  expect(await desk.show(made.key)).toMatchObject({ account: 'acme', expiresAt: null });
});

test('a key is exchanged once; it can be ended alone or with its successors', async () => {
  const { desk, create } = await open();
  const { key } = await create('acme');
  const second = await exchanged(desk, key);
  expect(await desk.exchange(key)).toBe('refused');
  const third = await exchanged(desk, second.key);
  expect(await desk.end(second.key, 'only')).toBe(true);
  expect(await desk.show(third.key)).not.toBeNull();
  expect(await desk.end(key, 'line')).toBe(true);
  expect(await desk.show(third.key)).toBeNull();
});

test('an ended key stays ended', async () => {
  const { desk, create } = await open();
  const { key } = await create('acme');
  expect(await desk.end(key, 'only')).toBe(true);
  expect(await desk.show(key)).toBeNull();
});

test('only a key made for that purpose sees and ends the other keys of its account', async () => {
  const { desk, admin, create } = await open();
  const [plain, other] = [await create('acme'), await create('acme')];
  const stranger = await create('beta');
  const seeing = await admin.create({
    account: 'acme',
    plan: null,
    unlimited: false,
    expiresAt: null,
    adminOf: 'acme',
  });
  const seen = async (key: string) => (await desk.show(key))?.others?.map(({ id }) => id) ?? null;
  expect(await seen(seeing.key)).toEqual([plain.id, other.id]);
  expect(await seen(plain.key)).toBeNull();
  expect(JSON.stringify(await desk.show(seeing.key))).not.toMatch(/rl_/);
  for (const [key, id] of [
    [plain.key, other.id],
    [seeing.key, stranger.id],
    [seeing.key, seeing.id],
    [seeing.key, ''],
    ['rl_none', other.id],
  ] as const) {
    expect(await desk.endOther(key, id)).toBeNull();
  }
  expect((await admin.list()).every(({ state }) => state === 'active')).toBe(true);
  const ended = await desk.endOther(seeing.key, other.id);
  expect(ended?.others).toMatchObject([{ state: 'active' }, { id: other.id, state: 'revoked' }]);
  expect((await admin.events('acme')).at(-1)).toMatchObject({ by: seeing.id, keyId: other.id });
  expect(await seen((await exchanged(desk, seeing.key)).key)).toContain(plain.id);
});

test('a requested key gets a new Free account, never an existing one', async () => {
  const { desk, create } = await open();
  await create('jane@acme.example');
  const applicant = ['Acme', 'jane@acme.example'] as const;
  const keys = [await desk.open(...applicant), await desk.open(...applicant)];
  const shown = await Promise.all(keys.map((made) => desk.show(made?.key ?? '')));
  expect(shown.map((each) => [each?.account, each?.plan])).toEqual([
    ['Acme jane@acme.example word1', 'free'],
    ['Acme jane@acme.example word2', 'free'],
  ]);
});

test('keys requested at the same moment are all made, each with a week to be used first', async () => {
  const { desk, admin } = await open();
  const applicant = ['Acme', 'jane@acme.example'] as const;
  const made = await Promise.all([
    desk.open(...applicant),
    desk.open(...applicant),
    desk.open(...applicant),
  ]);
  expect(await admin.list()).toHaveLength(3);
  expect(made.map((each) => each?.unusedUntil)).toEqual(Array(3).fill(NOON + 7 * DAY));
  expect((await desk.show(made[2]?.key ?? ''))?.expiresAt).toBe(NOON + 7 * DAY);
});

test.each([
  ['<b>Acme & Söhne</b>', 'j@a.example', 'b Acme Söhne b j@a.example word1'],
  ['', 'j@a.example', 'j@a.example word1'],
  ['x'.repeat(100), 'j@a.example', `${'x'.repeat(46)} j@a.example word1`],
])('the name %j of %s becomes a valid account name', async (name, mail, account) => {
  const { desk } = await open();
  const made = await desk.open(name, mail);
  expect((await desk.show(made?.key ?? ''))?.account).toBe(account);
});

test.each([
  '',
  'jane',
  '@acme.example',
  'jane@',
  'jane@acme',
  'a b@c.example',
  `${'x'.repeat(60)}@c.de`,
])('no mail can be sent to %j', async (mail) => {
  const { desk, admin } = await open();
  expect(await desk.open('Acme', mail)).toBeNull();
  expect(await admin.list()).toEqual([]);
});
