import { expect, test } from 'vitest';
import { sayEvents, sayKey, sayKeys, sayMoved } from '../../../src/access/admin/keys-report.ts';
import type { MonthUse } from '../../../src/access/limits/use-by-day.ts';
import type { KeyDetails } from '../../../src/access/store.ts';

const NEW: KeyDetails = {
  id: 'key_1',
  hint: 'abcd',
  account: 'acme',
  plan: 'starter',
  state: 'active',
  expiresAt: null,
  lastUsed: null,
  monthUsed: 0,
  monthLimit: null,
  accountState: 'active',
  createdAt: null,
  adminOf: null,
  successorOf: null,
  descendants: [],
};
const USED: KeyDetails = {
  ...NEW,
  id: 'key_22',
  state: 'revoked',
  expiresAt: Date.UTC(2027, 0, 31),
  lastUsed: '2026-11-20',
  monthUsed: 12,
  monthLimit: 100_000,
  accountState: 'disabled',
  createdAt: Date.UTC(2026, 10, 1),
  adminOf: 'acme',
  successorOf: 'key_0',
  descendants: [{ id: 'key_3', hint: 'wxyz', state: 'active', expiresAt: null }],
};
/** Use in November and October 2026. */
const USE: readonly MonthUse[] = [
  {
    month: 682,
    units: 12,
    days: [
      { day: 20_776, units: 5 },
      { day: 20_777, units: 7 },
    ],
    undated: 0,
  },
  { month: 681, units: 4, days: [{ day: 20_757, units: 1 }], undated: 3 },
];

test('keys are a table whose columns fit their content', () => {
  expect(sayKeys([NEW, USED]).text.split('\n')).toEqual([
    'ID      ENDS IN  ACCOUNT  PLAN     STATE    EXPIRES                   LAST USED   THIS MONTH',
    'key_1   abcd     acme     starter  active   never                     never       0 of unlimited',
    'key_22  abcd     acme     starter  revoked  2027-01-31T00:00:00.000Z  2026-11-20  12 of 100000',
  ]);
  expect(sayKeys([]).text).toBe('No keys yet; npm run keys -- create --account NAME makes one.');
});

test('a single key is shown in lines', () => {
  expect(sayKey(NEW, []).text.split('\n')).toEqual([
    'Key         key_1',
    'Ends in     abcd',
    'Account     acme (active)',
    'Plan        starter',
    'State       active',
    'Created     not recorded',
    'Expires     never',
    'Last used   never',
    'This month  0 of unlimited',
  ]);
  expect(sayKey(USED, USE).text.split('\n').slice(4)).toEqual([
    'State             revoked',
    'Created           2026-11-01T00:00:00.000Z',
    'Expires           2027-01-31T00:00:00.000Z',
    'Last used         2026-11-20',
    'Came from         key_0',
    'Exchanged for     key_3 (active, expires never)',
    'Sees the keys of  acme',
    'This month        12 of 100000',
    '2026-11-19        5',
    '2026-11-20        7',
    'In 2026-10        3 on days that were not recorded',
    '2026-10-31        1',
  ]);
  expect(sayKey(USED, USE).json).toMatchObject({
    admin_of: 'acme',
    successor_of: 'key_0',
    descendants: [{ id: 'key_3', hint: 'wxyz', state: 'active', expires_at: null }],
    use: [
      { month: '2026-11', units: 12, days: [{ date: '2026-11-19', units: 5 }, { units: 7 }] },
      { month: '2026-10', units: 4, undated: 3 },
    ],
  });
});

test('the history is a table, and says when it is empty', () => {
  const at = Date.UTC(2026, 10, 20);
  const rest = { at, by: 'anna', account: null, keyId: null, detail: null };
  expect(sayEvents([{ ...rest, action: 'restore', detail: 'a.db' }]).text.split('\n')).toEqual([
    'AT                        BY    ORDER    ACCOUNT  KEY  MORE',
    '2026-11-20T00:00:00.000Z  anna  restore                a.db',
  ]);
  expect(sayEvents([]).text).toBe('Nothing has been changed yet.');
});

test('moved use is shown with its months', () => {
  const moved = [{ account: 'acme', from: 720, units: 7 }];
  expect(sayMoved(moved, 682).text).toBe('acme: 7 of 2030-01 now count in 2026-11');
  expect(sayMoved([], 682).text).toBe('There is no use after 2026-11; nothing was changed.');
});
