import { expect, test } from 'vitest';
import type { ShownKey } from '../../../src/server/account/account-desk.ts';
import { shownWords } from '../../../src/server/account/account-words.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
/** Days since 1970. */
const TODAY = Math.floor(NOON / 86_400_000);
/** November 2026, as months are counted. */
const NOVEMBER = 682;

const SHOWN: ShownKey = {
  id: 'key_0123456789ab',
  hint: 'wxyz',
  account: 'a <b> & co',
  plan: 'starter',
  state: 'active',
  accountState: 'active',
  adminOf: null,
  successorOf: null,
  descendants: [],
  createdAt: NOON,
  expiresAt: null,
  lastUsed: null,
  monthUsed: 1,
  monthLimit: 50_000,
  use: [
    { month: NOVEMBER, units: 1, days: [{ day: TODAY, units: 1 }], undated: 0 },
    { month: NOVEMBER - 1, units: 0, days: [], undated: 0 },
  ],
  others: null,
};

test('a month with answers is shown by day; an unused month is not', () => {
  const words = shownWords(SHOWN, 'rl_key');
  expect(words.match(/by day \(UTC\)/g)).toHaveLength(1);
  expect(words).toContain('in 2026-11, by day');
  expect(words).toContain('<time>2026-11-20</time></th><td>1</td>');
  expect(words).toContain('a &lt;b&gt; &amp; co');
  expect(words).toContain('60 requests at once, 10 more each second');
  expect(words).toContain('starter, with regions');
});
