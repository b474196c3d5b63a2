import { expect, test } from 'vitest';
import type { KeyRow, Seen, SeenAccount } from '../../../src/access/orders/key-rows.ts';
import {
  createKey,
  LIVING_KEYS_MAX,
  revokeLine,
  rotateKey,
  setAccountState,
  setKeyState,
  setPlan,
} from '../../../src/access/orders/key-rules.ts';
import { KeyAdminError } from '../../../src/access/store.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ACME = { name: 'acme', plan: 'pro', unlimited: false, state: 'active' } as const;
const KEY: KeyRow = {
  id: 'key_old',
  hint: 'abcd',
  account: 'acme',
  plan: 'pro',
  unlimited: false,
  accountState: 'active',
  state: 'active',
  expiresAt: null,
  createdAt: 1,
  adminOf: null,
  successorOf: null,
  unusedUntil: null,
};
const MADE = { id: 'key_new', key: 'rl_secret', digest: 'd1', hint: 'cret' };
const INPUT = { account: 'acme', plan: null, unlimited: false, expiresAt: null };

function seen(keys: readonly Partial<KeyRow>[], accounts: readonly Partial<SeenAccount>[]): Seen {
  const keyRows = keys.map((key) => ({ ...KEY, ...key }));
  const accountRows = accounts.map((account) => ({ ...ACME, livingKeys: 1, ...account }));
  return {
    now: NOW,
    keys: new Map(keyRows.map((key) => [key.id, key])),
    accounts: new Map(accountRows.map((account) => [account.name, account])),
  };
}

test('a key of a new account creates it, on the Free plan by default', () => {
  expect(createKey(seen([], []), INPUT, MADE)).toEqual({
    account: { name: 'acme', plan: 'free', unlimited: false, state: 'active' },
    newKey: {
      id: 'key_new',
      digest: 'd1',
      hint: 'cret',
      account: 'acme',
      expiresAt: null,
      createdAt: NOW,
      adminOf: null,
      successorOf: null,
      unusedUntil: null,
    },
    event: { action: 'create', account: 'acme', keyId: 'key_new', detail: 'free' },
    result: { id: 'key_new', key: 'rl_secret', account: 'acme', plan: 'free', expiresAt: null },
  });
  const soon = { ...INPUT, unusedUntil: NOW + 1 };
  expect(createKey(seen([], []), soon, MADE).newKey).toMatchObject({ unusedUntil: NOW + 1 });
  const input = { ...INPUT, plan: 'starter', adminOf: 'acme', expiresAt: NOW } as const;
  expect(createKey(seen([], []), input, MADE)).toMatchObject({
    account: { plan: 'starter' },
    newKey: { adminOf: 'acme', expiresAt: NOW },
    event: { detail: 'starter, admin of acme' },
  });
});

test('a new account without limits gets the plan with regions, unless another is named', () => {
  const planOf = (input: object) =>
    createKey(seen([], []), { ...INPUT, ...input }, MADE).account?.plan;
  expect(planOf({ unlimited: true })).toBe('business');
  expect(planOf({ unlimited: true, plan: 'starter' })).toBe('starter');
  expect(planOf({})).toBe('free');
});

test('a key of an existing account takes its plan, and can lift its limits but not restore them', () => {
  const lifted = createKey(seen([], [{}]), { ...INPUT, plan: 'pro', unlimited: true }, MADE);
  expect(lifted.account).toEqual({ ...ACME, unlimited: true });
  expect(lifted.event.detail).toBe('pro, unlimited');
  const later = createKey(seen([], [{ unlimited: true }]), INPUT, MADE);
  expect(later.account).toEqual({ ...ACME, unlimited: true });
  expect(later.result.plan).toBe('pro');
});

test('a rotated key ends after the overlap or at its own expiry; its successor has none', () => {
  for (const [expiresAt, ends] of [
    [null, NOW + 500],
    [NOW + 501, NOW + 500],
    [NOW + 499, NOW + 499],
  ] as const) {
    const rows = seen([{ expiresAt, adminOf: 'beta' }], [{}]);
    const { keys, newKey, event } = rotateKey(rows, 'key_old', 500, MADE);
    expect(keys).toEqual([{ id: 'key_old', state: 'active', expiresAt: ends }]);
    expect(newKey).toMatchObject({
      ...{ id: 'key_new', account: 'acme', adminOf: 'beta', successorOf: 'key_old' },
    });
    expect(newKey).toMatchObject({ expiresAt: null, createdAt: NOW });
    const detail = 'successor key_new';
    expect(event).toEqual({ action: 'rotate', account: 'acme', keyId: 'key_old', detail });
  }
});

test('a state keeps the expiry, and a plan ends unlimited', () => {
  const rows = seen([{ state: 'disabled', expiresAt: 7 }], [{ unlimited: true }]);
  expect(setKeyState(rows, 'key_old', 'active')).toMatchObject({
    keys: [{ id: 'key_old', state: 'active', expiresAt: 7 }],
    event: { action: 'enable', account: 'acme', keyId: 'key_old' },
  });
  expect(setPlan(rows, 'acme', 'business')).toMatchObject({
    account: { ...ACME, plan: 'business', unlimited: false },
    event: { action: 'plan', account: 'acme', detail: 'pro to business' },
  });
  expect(setAccountState(rows, 'acme', 'disabled')).toMatchObject({
    account: { ...ACME, unlimited: true, state: 'disabled' },
    event: { action: 'disable-account', account: 'acme' },
  });
});

test('a key may be revoked twice, and never leaves that state', () => {
  const rows = seen([{ state: 'revoked' }], []);
  expect(setKeyState(rows, 'key_old', 'revoked')).toMatchObject({ keys: [{ state: 'revoked' }] });
});

test('a key is revoked with its successors, each once', () => {
  const line = seen(
    [
      { expiresAt: 7 },
      { id: 'key_2', successorOf: 'key_old', state: 'revoked' },
      { id: 'key_3', successorOf: 'key_2', state: 'disabled' },
    ],
    [{}],
  );
  expect(revokeLine(line, 'key_old')).toEqual({
    keys: [
      { id: 'key_old', state: 'revoked', expiresAt: 7 },
      { id: 'key_3', state: 'revoked', expiresAt: null },
    ],
    event: { action: 'revoke', account: 'acme', keyId: 'key_old', detail: 'with key_3' },
    result: ['key_3'],
  });
  const alone = revokeLine(seen([{ state: 'revoked' }], [{}]), 'key_old');
  expect(alone).toMatchObject({ keys: [{ id: 'key_old' }], result: [] });
  expect(alone.event).not.toHaveProperty('detail');
});

test('the successor of a key with a deadline for first use has the same deadline', () => {
  const unused = rotateKey(seen([{ unusedUntil: NOW + 1 }], [{}]), 'key_old', 1, MADE);
  expect(unused.newKey?.unusedUntil).toBe(NOW + 7 * 86_400_000);
  expect(rotateKey(seen([{}], [{}]), 'key_old', 1, MADE).newKey?.unusedUntil).toBeNull();
});

test('an account one below the limit of keys gets one more', () => {
  const rows = seen([{}], [{ livingKeys: LIVING_KEYS_MAX - 1 }]);
  expect(createKey(rows, INPUT, MADE).result.id).toBe('key_new');
  expect(rotateKey(rows, 'key_old', 1, MADE).result.id).toBe('key_new');
});

const DISABLED = { state: 'disabled' } as const;
const refused: readonly [what: string, order: () => unknown, reason: RegExp][] = [
  [
    'a name no account may have',
    () => createKey(seen([], []), { ...INPUT, account: '../x' }, MADE),
    /account name/,
  ],
  [
    'another plan than the account has',
    () => createKey(seen([], [{}]), { ...INPUT, plan: 'free' }, MADE),
    /has plan pro/,
  ],
  [
    'a key of a disabled account',
    () => createKey(seen([], [DISABLED]), INPUT, MADE),
    /"acme" is disabled/,
  ],
  [
    'seeing an account that is not there',
    () => createKey(seen([], [{}]), { ...INPUT, adminOf: 'beta' }, MADE),
    /no account is named "beta"/,
  ],
  [
    'an id that is taken',
    () => createKey(seen([{ id: 'key_new' }], [{}]), INPUT, MADE),
    /order again/,
  ],
  [
    'a successor whose id is taken',
    () => rotateKey(seen([{}, { id: 'key_new' }], [{}]), 'key_old', 1, MADE),
    /again/,
  ],
  ['rotating no key', () => rotateKey(seen([], []), 'key_old', 1, MADE), /no key has this id/],
  [
    'rotating a disabled key',
    () => rotateKey(seen([{ state: 'disabled' }], []), 'key_old', 1, MADE),
    /key_old is disabled/,
  ],
  [
    'rotating a key of a disabled account',
    () => rotateKey(seen([{ accountState: 'disabled' }], []), 'key_old', 1, MADE),
    /enable-account acme/,
  ],
  [
    'exchanging a key twice',
    () => rotateKey(seen([{}, { id: 'key_2', successorOf: 'key_old' }], [{}]), 'key_old', 1, MADE),
    /exchanged for key_2 already/,
  ],
  [
    'exchanging a key of an account that has as many as it may',
    () => rotateKey(seen([{}], [{ livingKeys: LIVING_KEYS_MAX }]), 'key_old', 1, MADE),
    /"acme" has 100 keys/,
  ],
  [
    'one key more than an account may have',
    () => createKey(seen([], [{ livingKeys: LIVING_KEYS_MAX }]), INPUT, MADE),
    /"acme" has 100 keys/,
  ],
  ['revoking no key', () => revokeLine(seen([], []), 'key_old'), /no key has this id/],
  ['a state of no key', () => setKeyState(seen([], []), 'key_old', 'active'), /no key has this id/],
  [
    'another state after revoked',
    () => setKeyState(seen([{ state: 'revoked' }], []), 'key_old', 'disabled'),
    /which is final/,
  ],
  ['a state of no account', () => setAccountState(seen([], []), 'acme', 'active'), /no account/],
  [
    'a plan of no account',
    () => setPlan(seen([], []), 'acme', 'pro'),
    /no account is named "acme"/,
  ],
];

test.each(refused)('refused with a helpful message: %s', (_, order, reason) => {
  expect(order).toThrow(KeyAdminError);
  expect(order).toThrow(reason);
});
