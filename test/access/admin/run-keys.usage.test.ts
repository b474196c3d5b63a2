import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEYS_USAGE } from '../../../src/access/admin/run-keys.ts';
import { openKeys } from '../../support/access/open-keys.ts';

const HOUR = 3_600_000;

test.each([
  [['--plan', 'pro', '--unlimited'], { plan: 'pro', expires_at: null }],
  [['--unlimited'], { plan: 'business' }],
  [['--expires', '2037-01-31'], { plan: 'free', expires_at: '2037-01-31T00:00:00.000Z' }],
  [['--expires', '2037-01-31T12:00+02:00'], { expires_at: '2037-01-31T10:00:00.000Z' }],
])('create understands %j', async (options, made) => {
  expect(await openKeys().json('create', '--account', 'acme', ...options)).toMatchObject(made);
});

test.each([
  [[], 24],
  [['--overlap-hours', '0'], 0],
  [['--overlap-hours', '9999', '--by', 'anna'], 9999],
])('after rotate %j the old key ends %i hours later', async (options, hours) => {
  const keys = openKeys();
  const { id } = await keys.create();
  const before = Date.now() + hours * HOUR;
  await keys.json('rotate', id, ...options);
  const after = Date.now() + hours * HOUR;
  const ends = Date.parse((await keys.json('show', id)).expires_at);
  expect([ends >= before, ends <= after]).toEqual([true, true]);
});

test('events and list take one account', async () => {
  const keys = openKeys();
  for (const account of ['acme', 'beta']) await keys.create({ account });
  for (const order of ['events', 'list']) {
    expect(await keys.json(order, '--account', 'acme')).toEqual([
      expect.objectContaining({ account: 'acme' }),
    ]);
  }
});

test.each([
  ['--json', /write one of create, list/],
  ['remove key_1', /there is no such command/],
  ['__proto__', /there is no such command/],
  ['create', /--account acme/],
  ['create acme', /takes 0 word/],
  ['create --account acme --plan gold', /free, starter, pro, business/],
  ['create --account acme --expires tomorrow', /2027-01-31/],
  ['create --account acme --expires 2027-02-30', /2027-01-31/],
  ['create --account acme --expires 2027-01-31T12:00:00', /2027-01-31T12:00:00Z/],
  ['create --account acme --colour red', /--colour/],
  ['revoke', /takes 1 word/],
  ['revoke key_1 key_2', /takes 1 word/],
  ['disable-account', /takes 1 word/],
  ['enable-account', /takes 1 word/],
  ['list --plan pro', /list does not take --plan/],
  ['rotate key_1 --overlap-hours -1', /overlap-hours/],
  ['plan acme', /takes 2 word/],
  ['show', /takes 1 word/],
  ['rotate key_1 --admin-of acme', /rotate does not take --admin-of/],
  ['rotate-signing key_1', /takes 0 word/],
  ['rotate-signing --overlap-hours x', /overlap-hours/],
  ['list --by anna', /list does not take --by/],
  ['revoke key_1 --by a\u0007b', /--by takes a name/],
  ['mend-month 2026-13', /2026-11/],
  ['plan acme Free', /free, starter/],
])('refuses with a remedy, and opens no store: %s', async (line, remedy) => {
  const keys = openKeys();
  const done = await keys.run(...line.split(' '));
  expect(done).toMatchObject({ code: 64, out: '' });
  expect(done.err).toMatch(remedy);
  expect(readdirSync(keys.varDir)).toEqual([]);
});

test('the help lists every order', () => {
  for (const name of [
    ...[
      'create',
      'list',
      'show',
      'rotate',
      'revoke',
      'disable',
      'enable',
      'plan',
      'disable-account',
    ],
    ...['enable-account', 'whois', 'events', 'backup', 'restore', 'mend-month'],
    'rotate-signing',
  ]) {
    expect(KEYS_USAGE).toContain(name);
  }
});
