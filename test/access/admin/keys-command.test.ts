import { expect, test } from 'vitest';
import { KEYS_USAGE, parseKeysCommand } from '../../../src/access/admin/keys-command.ts';
import { UsageError } from '../../../src/access/admin/order-table.ts';

const HOUR = 3_600_000;

const NEW_KEY = {
  ...{ account: 'acme', plan: null, unlimited: false, expiresAt: null, adminOf: null },
} as const;

test.each([
  ['create --account acme', { input: NEW_KEY }],
  [
    'create --account acme --plan pro --expires 2027-01-31 --unlimited --json',
    {
      json: true,
      input: { ...NEW_KEY, plan: 'pro', unlimited: true, expiresAt: Date.UTC(2027, 0, 31) },
    },
  ],
  ['create --account acme --admin-of acme', { input: { ...NEW_KEY, adminOf: 'acme' } }],
  ['list --json', { json: true, input: null }],
  ['list --account acme', { input: 'acme' }],
  ['show key_1', { input: 'key_1' }],
  ['rotate key_1', { input: { id: 'key_1', overlapMillis: 24 * HOUR } }],
  ['rotate key_1 --overlap-hours 0', { input: { id: 'key_1', overlapMillis: 0 } }],
  [
    'rotate key_1 --overlap-hours 9999 --by anna',
    { by: 'anna', input: { id: 'key_1', overlapMillis: 9999 * HOUR } },
  ],
  ['revoke key_1', { input: { id: 'key_1', only: false } }],
  ['revoke key_1 --only', { input: { id: 'key_1', only: true } }],
  ['disable key_1', { input: 'key_1' }],
  ['enable --json key_1', { json: true, input: 'key_1' }],
  ['revoke key_1 --by anna', { by: 'anna', input: { id: 'key_1', only: false } }],
  ['disable-account acme', { input: 'acme' }],
  ['enable-account acme', { input: 'acme' }],
  ['whois -', { input: '-' }],
  ['events --account acme', { input: 'acme' }],
  ['backup a.db --json', { json: true, input: 'a.db' }],
  ['restore a.db', { input: 'a.db' }],
  ['mend-month 2026-11', { input: 682 }],
  ['plan acme free', { input: { account: 'acme', plan: 'free' } }],
  ['rotate-signing', { input: 0 }],
  ['rotate-signing --overlap-hours 2', { input: 2 * HOUR }],
])('understands: %s', (line, command) => {
  const usual = { name: line.split(' ')[0], json: false, by: null, run: expect.any(Function) };
  expect(parseKeysCommand(line.split(' '))).toEqual({ ...usual, ...command });
});

test('an expiry time is read in its zone', () => {
  const words = ['create', '--account', 'a', '--expires', '2027-01-31T12:00+02:00'];
  expect(parseKeysCommand(words)).toMatchObject({
    input: { expiresAt: Date.UTC(2027, 0, 31, 10) },
  });
});

test.each([
  ['', /write one of create, list/],
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
])('refuses with a remedy: %s', (line, remedy) => {
  const args = line.split(' ').filter((word) => word !== '');
  expect(() => parseKeysCommand(args)).toThrow(UsageError);
  expect(() => parseKeysCommand(args)).toThrow(remedy);
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
