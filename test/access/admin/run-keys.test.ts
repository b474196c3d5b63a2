import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayKeys } from '../../../src/access/admin/keys-report.ts';
import { KEYS_USAGE } from '../../../src/access/admin/run-keys.ts';
import { isWellFormedKey } from '../../../src/access/keys/key-format.ts';
import { openKeys } from '../../support/access/open-keys.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('--json prints one value with exactly the documented fields', async () => {
  const keys = openKeys();
  const created = await keys.json(
    'create',
    '--account',
    'acme',
    '--plan',
    'pro',
    '--expires',
    '2027-01-31',
  );
  expect(created).toEqual({
    id: expect.stringMatching(/^key_[0-9A-Za-z]{12}$/),
    key: expect.stringMatching(/^rl_/),
    account: 'acme',
    plan: 'pro',
    expires_at: '2027-01-31T00:00:00.000Z',
  });
  expect(isWellFormedKey(created.key)).toBe(true);
  expect(await keys.json('list')).toEqual([
    {
      id: created.id,
      hint: created.key.slice(-4),
      account: 'acme',
      plan: 'pro',
      state: 'active',
      expires_at: '2027-01-31T00:00:00.000Z',
      last_used: null,
      month_used: 0,
      month_limit: 1_000_000,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    },
  ]);
});

test('a key goes through its states, and a plan belongs to the account', async () => {
  const keys = openKeys();
  const { id } = await keys.create();
  const state = async () => (await keys.list())[0]?.state;
  expect(await keys.json('disable', id)).toEqual({ id, state: 'disabled' });
  expect(await state()).toBe('disabled');
  await keys.run('enable', id);
  expect(await state()).toBe('active');
  const successor = await keys.json('rotate', id);
  expect(successor.id).not.toBe(id);
  expect(await keys.json('revoke', id, '--only')).toEqual({
    ...{ id, state: 'revoked', descendants: [] },
  });
  expect(await keys.json('plan', 'acme', 'business')).toEqual({
    account: 'acme',
    plan: 'business',
  });
  await keys.json('create', '--account', 'acme', '--unlimited');
  const listed = await keys.json('list');
  expect(listed.map((key: { state: string }) => key.state)).toEqual([
    'revoked',
    'active',
    'active',
  ]);
  expect((await keys.run('revoke', id)).out?.trimEnd().split('\n')).toEqual([
    `Key ${id} is now revoked.`,
    `Key ${successor.id}, which it was exchanged for, is now revoked as well.`,
  ]);
  expect((await keys.list())[1]?.state).toBe('revoked');
  expect(new Set(listed.map((key: { plan: string }) => key.plan))).toEqual(new Set(['business']));
  expect(listed[0].month_limit).toBeNull();
});

test('for a person: the key once, and a table without keys', async () => {
  const keys = openKeys();
  const { out } = await keys.run('create', '--account', 'acme');
  const key = out.split('\n')[0] ?? '';
  expect(isWellFormedKey(key)).toBe(true);
  const list = (await keys.run('list')).out;
  expect(list).toContain('acme');
  expect(list).toContain('0 of 1000');
  expect(list).not.toContain(key);
});

test.each([
  [1, ['revoke', 'key_nobody'], /no key has this id/],
  [1, ['plan', 'nobody', 'pro'], /no account is named "nobody"/],
  [1, ['create', '--account', '../x'], /an account name has/],
  [64, ['create'], /--account acme/],
  [64, ['explode'], /there is no such command/],
])('an error is one line on stderr, exit %i: %j', async (code, args, message) => {
  const keys = openKeys();
  const done = await keys.run(...args);
  expect(done.code).toBe(code);
  expect(done.out).toBe('');
  expect(done.err).toMatch(message);
  expect(done.err.trim().split('\n')).toHaveLength(1);
});

test('another plan for an existing account is refused, with the order that changes it', async () => {
  const keys = openKeys();
  await keys.create({ plan: 'pro' });
  const done = await keys.run('create', '--account', 'acme', '--plan', 'free');
  expect(done.code).toBe(1);
  expect(done.err).toContain('npm run keys -- plan acme free');
  expect(await keys.list()).toHaveLength(1);
});

test('a damaged store: exit 78, and the message names the file', async () => {
  const keys = openKeys();
  const file = join(keys.varDir, 'access.db');
  writeFileSync(file, 'some text that is no database\n'.repeat(200));
  const done = await keys.run('list');
  expect(done.code).toBe(78);
  expect(done.err).toContain(file);
});

test('the history says who changed what and when; without --by, the logged-in user', async () => {
  const keys = openKeys();
  const { id } = await keys.json('create', '--account', 'acme', '--by', 'Anna Muster');
  await keys.run('revoke', id);
  await keys.create({ account: 'beta' });
  const events = await keys.json('events', '--account', 'acme');
  expect(events).toEqual([
    {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      by: 'Anna Muster',
      action: 'create',
      account: 'acme',
      key_id: id,
      detail: 'free',
    },
    expect.objectContaining({ by: userInfo().username, action: 'revoke', detail: null }),
  ]);
  expect((await keys.run('events')).out.trim().split('\n')).toHaveLength(4);
});

test('an account is disabled with all its keys, and enabled again', async () => {
  const keys = openKeys();
  const { key } = await keys.create();
  expect(await keys.json('disable-account', 'acme')).toEqual({
    account: 'acme',
    state: 'disabled',
  });
  expect(await keys.json('whois', key)).toMatchObject({
    state: 'disabled',
    account_state: 'disabled',
  });
  expect(await keys.json('enable-account', 'acme')).toEqual({ account: 'acme', state: 'active' });
  expect((await keys.list())[0]?.state).toBe('active');
});

test('finds a key’s owner from standard input, and never repeats the input', async () => {
  const keys = openKeys();
  const { key, id } = await keys.json('create', '--account', 'acme', '--admin-of', 'acme');
  const asked = await keys.runWith(`${key}\n`, 'whois', '-', '--json');
  expect(JSON.parse(asked.out)).toEqual({
    ...(sayKeys(await keys.list()).json as object[])[0],
    account_state: 'active',
    created_at: expect.stringMatching(/Z$/),
    admin_of: 'acme',
    successor_of: null,
    descendants: [],
    use: [
      { month: expect.stringMatching(/^\d{4}-\d{2}$/), units: 0, days: [], undated: 0 },
      { month: expect.any(String), units: 0, days: [], undated: 0 },
    ],
  });
  expect(await keys.json('show', id)).toEqual(JSON.parse(asked.out));
  const person = await keys.run('whois', key);
  expect(person.out).toContain(id);
  expect(person.out).not.toContain(key);
  const { key: stranger } = await openKeys().create();
  for (const given of [stranger, key.slice(0, -1), `${key.slice(0, -1)}_`]) {
    const refused = await keys.run('whois', given);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).not.toContain(given.slice(0, 12));
    expect(refused.err.trim().split('\n')).toHaveLength(1);
  }
});

test('restores a backup, and names the place of the old store', async () => {
  const keys = openKeys();
  const file = join(tempFolder(), 'keys.backup');
  const { id } = await keys.create();
  expect(await keys.json('backup', file)).toEqual({
    file,
    store: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
    keys: 1,
    bytes: expect.any(Number),
  });
  await keys.within((admin) => admin.setState(id, 'revoked'));
  const restored = await keys.json('restore', file);
  expect(restored).toEqual({
    restored: file,
    kept_aside: expect.stringContaining('access.db.before-restore-'),
  });
  expect((await keys.list())[0]?.state).toBe('active');
  expect(await keys.json('mend-month', new Date().toISOString().slice(0, 7))).toEqual([]);
});

test('a missing store is not created again: one line, exit 78', async () => {
  const keys = openKeys();
  await keys.create();
  rmSync(join(keys.varDir, 'access.db'));
  for (const order of [['list'], ['create', '--account', 'acme'], ['backup', '/tmp/none']]) {
    const done = await keys.run(...order);
    expect(done).toMatchObject({ code: 78, out: '' });
    expect(done.err).toMatch(/^.*access\.db: is missing or empty.*restore FILE.*\n$/);
  }
});

test('rotates the signing key on request, and records it in the history', async () => {
  const keys = openKeys();
  const first = await keys.json('rotate-signing', '--by', 'anna');
  expect(first).toEqual({ kid: expect.stringMatching(/^[\w-]{43}$/), retired: null });
  const { code, out } = await keys.run('rotate-signing', '--overlap-hours', '2');
  expect([code, out]).toEqual([
    0,
    expect.stringContaining(`${first.kid} is retired, and stays published.`),
  ]);
  const file = JSON.parse(readFileSync(join(keys.varDir, 'signing-keys.json'), 'utf8'));
  const served = file.keys[1].exp - Date.now() / 1_000;
  // Allows for the delay of a busy machine.
  expect([served > 2 * 3_600 - 600, served < 2 * 3_600 + 60]).toEqual([true, true]);
  expect((await keys.json('events'))[0]).toMatchObject({
    by: 'anna',
    action: 'rotate-signing',
    account: null,
    detail: first.kid,
  });
  writeFileSync(join(keys.varDir, 'signing-keys.json'), '{}');
  const refused = await keys.run('rotate-signing');
  expect([refused.code, refused.err]).toEqual([
    78,
    expect.stringMatching(/^\S+signing-keys\.json: is no file of signing keys.*\n$/),
  ]);
});

test('without an order, or asked for help, it lists its orders and touches no store', async () => {
  const keys = openKeys();
  for (const args of [['--help'], [], ['create', '--help']]) {
    expect(await keys.run(...args)).toEqual({ code: 0, out: `${KEYS_USAGE}\n`, err: '' });
  }
  expect(readdirSync(keys.varDir)).toEqual([]);
});
