import { expect, test } from 'vitest';
import {
  KEYS_USAGE,
  parseKeysCommand,
  UsageError,
} from '../../../src/access/admin/keys-command.ts';

const HOUR = 3_600_000;

test.each([
  [
    'create --account acme',
    {
      name: 'create',
      json: false,
      input: { account: 'acme', plan: null, unlimited: false, expiresAt: null, adminOf: null },
    },
  ],
  [
    'create --account acme --plan pro --expires 2027-01-31 --unlimited --json',
    {
      name: 'create',
      json: true,
      input: {
        account: 'acme',
        plan: 'pro',
        unlimited: true,
        expiresAt: Date.UTC(2027, 0, 31),
        adminOf: null,
      },
    },
  ],
  [
    'create --account acme --admin-of acme',
    {
      name: 'create',
      json: false,
      input: { account: 'acme', plan: null, unlimited: false, expiresAt: null, adminOf: 'acme' },
    },
  ],
  ['list --json', { name: 'list', json: true, account: null }],
  ['list --account acme', { name: 'list', json: false, account: 'acme' }],
  ['show key_1', { name: 'show', json: false, id: 'key_1' }],
  ['rotate key_1', { name: 'rotate', json: false, id: 'key_1', overlapMillis: 24 * HOUR }],
  [
    'rotate key_1 --overlap-hours 0',
    { name: 'rotate', json: false, id: 'key_1', overlapMillis: 0 },
  ],
  [
    'rotate key_1 --overlap-hours 9999 --by anna',
    { name: 'rotate', json: false, id: 'key_1', overlapMillis: 9999 * HOUR, by: 'anna' },
  ],
  ['revoke key_1', { name: 'revoke', json: false, id: 'key_1', only: false }],
  ['revoke key_1 --only', { name: 'revoke', json: false, id: 'key_1', only: true }],
  ['disable key_1', { name: 'disable', json: false, id: 'key_1' }],
  ['enable --json key_1', { name: 'enable', json: true, id: 'key_1' }],
  ['revoke key_1 --by anna', { name: 'revoke', json: false, id: 'key_1', only: false, by: 'anna' }],
  ['disable-account acme', { name: 'disable-account', json: false, account: 'acme' }],
  ['enable-account acme', { name: 'enable-account', json: false, account: 'acme' }],
  ['whois -', { name: 'whois', json: false, key: '-' }],
  ['events --account acme', { name: 'events', json: false, account: 'acme' }],
  ['backup a.db --json', { name: 'backup', json: true, file: 'a.db' }],
  ['restore a.db', { name: 'restore', json: false, file: 'a.db' }],
  ['mend-month 2026-11', { name: 'mend-month', json: false, month: 682 }],
  ['plan acme free', { name: 'plan', json: false, account: 'acme', plan: 'free' }],
])('understands: %s', (line, command) => {
  expect(parseKeysCommand(line.split(' '))).toEqual({ by: null, ...command });
});

test('an expiry time is read in its zone', () => {
  const command = parseKeysCommand([
    'create',
    '--account',
    'a',
    '--expires',
    '2027-01-31T12:00+02:00',
  ]);
  expect(command).toMatchObject({ input: { expiresAt: Date.UTC(2027, 0, 31, 10) } });
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

test('a signing key overlaps with the previous one only on request', () => {
  expect(parseKeysCommand(['rotate-signing'])).toMatchObject({ overlapMillis: 0 });
  const command = parseKeysCommand(['rotate-signing', '--overlap-hours', '2']);
  expect(command).toMatchObject({ name: 'rotate-signing', overlapMillis: 7_200_000 });
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
