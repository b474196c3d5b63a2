import { describe, expect, test } from 'vitest';
import { createGate } from '../../src/access/gate.ts';
import { digestOfKey } from '../../src/access/keys/key-format.ts';
import { PLANS } from '../../src/access/limits/plans.ts';
import {
  type CallerStore,
  type KeyAdmin,
  KeyAdminError,
  type NewKey,
} from '../../src/access/store.ts';
import type { Caller, Spent } from '../../src/api/message.ts';

export const START = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const DECEMBER = Date.parse('2026-12-01T00:00:00Z');

/** A store whose clock stands still until a test moves it. */
export interface StoreUnderTest {
  readonly callers: CallerStore;
  readonly admin: KeyAdmin;
  /** Milliseconds since 1970. */
  now(): number;
  setNow(millis: number): Promise<void> | void;
  /** Administration by another process; the caller closes it. */
  elsewhere(): KeyAdmin;
  /** Closes this instance and opens the same store again. */
  reopen(): Promise<StoreUnderTest>;
}

/** The calls that tests make to a store, identified by key. */
export function openWorld(store: StoreUnderTest) {
  const gate = createGate(store.callers);
  const identify = async (key: string) => {
    const found = await gate.identify([`Bearer ${key}`]);
    return typeof found === 'string' ? null : (found as Caller);
  };
  const spend = async (key: string, counts = true) =>
    (await gate.spend((await identify(key)) as Caller, counts)) as Spent;
  const create = async (input: Partial<NewKey> = {}) =>
    await store.admin.create({
      account: 'acme',
      plan: null,
      unlimited: false,
      expiresAt: null,
      ...input,
    });
  const used = async () => {
    // Usage is written at the end of a turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    return (await store.admin.list())[0]?.monthUsed;
  };
  return { ...store, gate, identify, spend, create, used };
}

/** The month of a free account in November, after `used` units. */
function monthAfter(used: number, now: number) {
  const limit = PLANS.free.monthlyQuota;
  return { limit, remaining: limit - used, resetSeconds: Math.ceil((DECEMBER - now) / 1_000) };
}

/** What every kind of store must do. */
export function testStore(name: string, open: () => Promise<StoreUnderTest> | StoreUnderTest) {
  const begin = async () => openWorld(await open());

  describe(name, () => {
    test('a new key identifies its account and plan; a free one may not ask for regions', async () => {
      const world = await begin();
      const paid = await world.create({ account: 'paying', plan: 'starter' });
      const free = await world.create({ account: 'trying' });
      expect(await world.identify(paid.key)).toMatchObject({
        keyId: paid.id,
        account: 'paying',
        regions: true,
      });
      expect(await world.identify(free.key)).toMatchObject({ keyId: free.id, regions: false });
    });

    test('the operator is told why a key is not valid', async () => {
      const stranger = await (await begin()).create();
      const world = await begin();
      const disabled = await world.create();
      const revoked = await world.create();
      const expired = await world.create({ expiresAt: START });
      await world.admin.setState(disabled.id, 'disabled');
      await world.admin.setState(revoked.id, 'revoked');
      const causes: unknown[] = [];
      for (const { key } of [disabled, revoked, expired, stranger]) {
        causes.push(await world.gate.identify([`Bearer ${key}`]));
      }
      expect(causes).toEqual(['disabled', 'revoked', 'expired', 'unknown']);
      expect(await world.gate.identify([])).toBe('missing');
      expect(await world.gate.identify([`Bearer ${stranger.key}x`])).toBe('malformed');
    });

    test('a change takes effect at once in the process that makes it', async () => {
      const world = await begin();
      const { id, key } = await world.create();
      expect(await world.identify(key)).not.toBeNull();
      await world.admin.setState(id, 'disabled');
      expect(await world.identify(key)).toBeNull();
      await world.admin.setState(id, 'active');
      expect(await world.identify(key)).not.toBeNull();
      await world.admin.setPlan('acme', 'pro');
      expect(await world.identify(key)).toMatchObject({ regions: true });
    });

    test('a revocation by another process is seen within five seconds', async () => {
      const world = await begin();
      const { id, key } = await world.create();
      expect(await world.identify(key)).not.toBeNull();
      const other = world.elsewhere();
      await other.setState(id, 'revoked');
      await other.close();
      await world.setNow(START + 5_000);
      expect(await world.identify(key)).toBeNull();
    });

    test('a key expires on time even when cached before', async () => {
      const world = await begin();
      const { key } = await world.create({ expiresAt: START + HOUR });
      await world.setNow(START + HOUR - 1);
      expect(await world.identify(key)).not.toBeNull();
      await world.setNow(START + HOUR);
      expect(await world.identify(key)).toBeNull();
    });

    test.each([null, START + 999 * HOUR])(
      'after rotation both keys work until the overlap is over (expiry before: %s)',
      async (expiresAt) => {
        const world = await begin();
        const old = await world.create({ plan: 'pro', expiresAt });
        const successor = await world.admin.rotate(old.id, 24 * HOUR);
        expect(successor).toMatchObject({ account: 'acme', plan: 'pro', expiresAt: null });
        expect(await world.identify(old.key)).not.toBeNull();
        await world.setNow(START + 24 * HOUR);
        expect(await world.identify(old.key)).toBeNull();
        expect(await world.identify(successor.key)).not.toBeNull();
      },
    );

    test('rotation never prolongs the old key', async () => {
      const world = await begin();
      const old = await world.create({ expiresAt: START + HOUR });
      await world.admin.rotate(old.id, 24 * HOUR);
      await world.setNow(START + HOUR);
      expect(await world.identify(old.key)).toBeNull();
    });

    test('a disabled account is disabled with all its keys, here at once and elsewhere in five seconds', async () => {
      const world = await begin();
      const keys = [await world.create(), await world.create()] as const;
      const other = await world.create({ account: 'beta' });
      const callers = await Promise.all(keys.map(({ key }) => world.identify(key)));
      await world.admin.setAccountState('acme', 'disabled');
      for (const { key } of keys) {
        expect(await world.gate.identify([`Bearer ${key}`])).toBe('disabled');
      }
      expect(callers).not.toContain(null);
      expect(await world.identify(other.key)).not.toBeNull();
      expect((await world.admin.list()).map(({ state }) => state)).toEqual([
        'disabled',
        'disabled',
        'active',
      ]);
      await expect((async () => world.create())()).rejects.toThrow(/enable-account acme/);
      const rotate = async () => world.admin.rotate(keys[0].id, HOUR);
      await expect(rotate()).rejects.toThrow(/enable-account acme/);
      await world.admin.setState(keys[0].id, 'revoked');
      const elsewhere = world.elsewhere();
      await elsewhere.setAccountState('acme', 'active');
      await elsewhere.close();
      await world.setNow(START + 5_000);
      expect(await world.identify(keys[0].key)).toBeNull();
      expect(await world.identify(keys[1].key)).not.toBeNull();
    });

    test('a key says whose it is, and one that is not of this store says nothing', async () => {
      const stranger = await (await begin()).create();
      const world = await begin();
      const { id, key } = await world.create({ plan: 'pro', expiresAt: START + HOUR });
      await world.spend(key);
      await new Promise((resolve) => setImmediate(resolve));
      expect(await world.admin.whois(digestOfKey(key))).toEqual({
        id,
        hint: key.slice(-4),
        account: 'acme',
        plan: 'pro',
        state: 'active',
        accountState: 'active',
        createdAt: START,
        expiresAt: START + HOUR,
        lastUsed: '2026-11-20',
        monthUsed: 1,
        monthLimit: PLANS.pro.monthlyQuota,
        adminOf: null,
        successorOf: null,
        descendants: [],
      });
      expect(await world.admin.show(id)).toEqual(await world.admin.whois(digestOfKey(key)));
      await expect((async () => world.admin.show('key_nobody'))()).rejects.toThrow(KeyAdminError);
      const ask = async () => world.admin.whois(digestOfKey(stranger.key));
      await expect(ask()).rejects.toThrow(KeyAdminError);
    });

    test('the history has every change and who made it, but no refused change', async () => {
      const world = await begin();
      const first = await world.create();
      await world.setNow(START + HOUR);
      const elsewhere = world.elsewhere();
      const second = await elsewhere.rotate(first.id, HOUR);
      await elsewhere.setState(first.id, 'revoked');
      await elsewhere.setPlan('acme', 'pro');
      await elsewhere.setAccountState('acme', 'disabled');
      await elsewhere.setAccountState('acme', 'active');
      await elsewhere.create({ account: 'beta', plan: 'pro', unlimited: true, expiresAt: null });
      const refused = async () => elsewhere.setState(first.id, 'active');
      await expect(refused()).rejects.toThrow(KeyAdminError);
      const later = { at: START + HOUR, by: 'anna', account: 'acme', keyId: null, detail: null };
      expect(await elsewhere.events('acme')).toEqual([
        {
          at: START,
          by: 'server',
          action: 'create',
          account: 'acme',
          keyId: first.id,
          detail: 'free',
        },
        { ...later, action: 'rotate', keyId: first.id, detail: `successor ${second.id}` },
        { ...later, action: 'revoke', keyId: first.id },
        { ...later, action: 'plan', detail: 'free to pro' },
        { ...later, action: 'disable-account' },
        { ...later, action: 'enable-account' },
      ]);
      expect((await elsewhere.events(null)).at(-1)).toMatchObject({
        account: 'beta',
        detail: 'pro, unlimited',
      });
      await elsewhere.noteSigningKey('a-thumbprint');
      expect((await elsewhere.events(null)).at(-1)).toEqual({
        ...later,
        action: 'rotate-signing',
        account: null,
        detail: 'a-thumbprint',
      });
      await expect((async () => elsewhere.events('nobody'))()).rejects.toThrow(KeyAdminError);
      await elsewhere.close();
    });

    test('a revoked key stays revoked, and what does not exist cannot be changed', async () => {
      const { admin, create } = await begin();
      const { id } = await create();
      await admin.setState(id, 'revoked');
      const refused = [
        async () => admin.setState(id, 'active'),
        async () => admin.rotate(id, HOUR),
        async () => admin.setState('key_nobody', 'disabled'),
        async () => admin.rotate('key_nobody', HOUR),
        async () => admin.setPlan('nobody', 'pro'),
        async () => admin.setAccountState('nobody', 'disabled'),
        async () => create({ plan: 'business' }),
        async () => create({ account: '../x' }),
      ];
      for (const order of refused) await expect(order()).rejects.toThrow(KeyAdminError);
    });

    test('when administrators create one account at once, the first sets its plan and other plans are refused', async () => {
      const world = await begin();
      const admins = Array.from({ length: 6 }, () => world.elsewhere());
      // Each administrator connects before the first order begins.
      for (const admin of admins) await admin.list();
      const orders = await Promise.allSettled(
        admins.map((admin, index) =>
          admin.create({
            account: 'acme',
            plan: index % 2 === 0 ? 'pro' : 'starter',
            unlimited: false,
            expiresAt: null,
          }),
        ),
      );
      const made = orders.flatMap((order) => (order.status === 'fulfilled' ? [order.value] : []));
      const reasons = orders.flatMap((order) =>
        order.status === 'rejected' ? [order.reason] : [],
      );
      expect([made.length, reasons.length]).toEqual([3, 3]);
      for (const reason of reasons) expect(reason).toBeInstanceOf(KeyAdminError);
      const listed = await world.admin.list();
      const plan = listed[0]?.plan;
      expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(made.map(({ id }) => id)));
      expect(new Set(made.map((key) => key.plan))).toEqual(new Set([plan]));
      const events = await world.admin.events(null);
      expect(events.map(({ action, detail }) => [action, detail])).toEqual(
        made.map(() => ['create', plan]),
      );
      for (const admin of admins) await admin.close();
    });

    test('a key revoked while others change it stays revoked, and gets no successor afterwards', async () => {
      const world = await begin();
      const others = [world.elsewhere(), world.elsewhere()] as const;
      for (const admin of others) await admin.list();
      for (let time = 0; time < 10; time += 1) {
        const { id } = await world.create({ account: `account-${time}` });
        const [rotated] = await Promise.allSettled([
          others[0].rotate(id, HOUR),
          others[1].setState(id, 'revoked'),
          world.admin.setState(id, 'disabled'),
        ]);
        const keys = await world.admin.list(`account-${time}`);
        expect(keys).toHaveLength(rotated.status === 'fulfilled' ? 2 : 1);
        expect(keys.find((key) => key.id === id)?.state).toBe('revoked');
        const actions = (await world.admin.events(`account-${time}`)).map(({ action }) => action);
        expect(actions.slice(actions.indexOf('revoke') + 1)).toEqual([]);
        if (actions.includes('disable')) expect(actions.at(-2)).not.toBe('rotate');
      }
      for (const admin of others) await admin.close();
    });

    test('keys are listed by account, then in the order of creation', async () => {
      const world = await begin();
      const made = [];
      for (const account of ['zeta', 'Äsop', 'acme', 'zeta']) {
        made.push((await world.create({ account })).id);
      }
      const listed = (await world.admin.list()).map(({ id, account }) => [account, id]);
      expect(listed).toEqual([
        ['acme', made[2]],
        ['zeta', made[0]],
        ['zeta', made[3]],
        ['Äsop', made[1]],
      ]);
    });

    test('each key has its own bucket; the refusal says when a token is back', async () => {
      const world = await begin();
      const first = await world.create();
      const second = await world.create();
      const { capacity } = PLANS.free.bucket;
      for (let count = 1; count <= capacity; count += 1) {
        expect(await world.spend(first.key)).toMatchObject({
          ok: true,
          limits: { remaining: capacity - count },
          month: { limit: PLANS.free.monthlyQuota, remaining: PLANS.free.monthlyQuota - count },
        });
      }
      expect(await world.spend(first.key)).toEqual({
        ok: false,
        code: 'rate_limited',
        limits: {
          limit: capacity,
          remaining: 0,
          resetSeconds: 1,
          policy: PLANS.free.bucket.policy,
        },
        month: monthAfter(capacity, world.now()),
        retryAfterSeconds: 1,
      });
      expect(await world.spend(second.key)).toMatchObject({ ok: true });
      await world.setNow(START + 1_000);
      expect(await world.spend(first.key)).toMatchObject({ ok: true });
    });

    test('however many keys an account has, it asks no faster than four of them', async () => {
      const world = await begin();
      const keys: string[] = [];
      for (let count = 0; count < 6; count += 1) keys.push((await world.create()).key);
      const spendAll = async () => {
        let allowed = 0;
        for (const key of keys) {
          while ((await world.spend(key, false)).ok) allowed += 1;
        }
        return allowed;
      };
      const { capacity } = PLANS.free.bucket;
      expect(await spendAll()).toBe(4 * capacity);
      // The first key's bucket is now empty as well; the last key's is full.
      expect(await world.spend(keys[0] as string)).toMatchObject({ limits: { limit: capacity } });
      expect(await world.spend(keys[5] as string)).toMatchObject({
        code: 'rate_limited',
        limits: {
          limit: 4 * capacity,
          remaining: 0,
          resetSeconds: 1,
          policy: PLANS.free.accountBucket.policy,
        },
        retryAfterSeconds: 1,
      });
      await world.setNow(START + 1_000);
      expect(await spendAll()).toBe(4);
      // A refusal takes nothing from the last key's own bucket.
      await world.setNow(START + 60_000);
      expect(await world.spend(keys[5] as string)).toMatchObject({
        limits: { limit: capacity, remaining: capacity - 1 },
      });
      const other = await world.create({ account: 'beta' });
      expect(await world.spend(other.key)).toMatchObject({ ok: true });
      // After the clock has jumped back, the account's bucket is empty and fills again.
      await world.setNow(START - HOUR);
      expect(await world.spend(keys[5] as string)).toMatchObject({ ok: false });
      await world.setNow(START - HOUR + 1_000);
      expect(await spendAll()).toBe(4);
    });

    test('a key is exchanged once, and is revoked together with all its successors', async () => {
      const world = await begin();
      const first = await world.create();
      const second = await world.admin.rotate(first.id, HOUR);
      const again = async () => world.admin.rotate(first.id, HOUR);
      await expect(again()).rejects.toThrow(`exchanged for ${second.id} already`);
      const third = await world.admin.rotate(second.id, HOUR);
      const other = await world.create();
      expect(await world.admin.show(first.id)).toMatchObject({
        successorOf: null,
        descendants: [
          { id: second.id, hint: second.key.slice(-4), state: 'active', expiresAt: START + HOUR },
          { id: third.id, hint: third.key.slice(-4), state: 'active', expiresAt: null },
        ],
      });
      expect(await world.admin.whois(digestOfKey(third.key))).toMatchObject({
        successorOf: second.id,
        descendants: [],
      });
      expect(await world.admin.revokeLine(second.id)).toEqual([third.id]);
      expect(await world.identify(second.key)).toBeNull();
      expect(await world.identify(third.key)).toBeNull();
      expect(await world.identify(first.key)).not.toBeNull();
      expect(await world.identify(other.key)).not.toBeNull();
      expect(await world.admin.revokeLine(first.id)).toEqual([]);
      expect((await world.admin.events(null)).slice(-2)).toMatchObject([
        { action: 'revoke', keyId: second.id, detail: `with ${third.id}` },
        { action: 'revoke', keyId: first.id, detail: null },
      ]);
      const revoke = async () => world.admin.revokeLine('key_nobody');
      await expect(revoke()).rejects.toThrow(KeyAdminError);
    });

    test('a key that must be used by a deadline expires then, unless it was used before', async () => {
      const world = await begin();
      const unusedUntil = START + HOUR;
      const [used, unused, both] = [
        await world.create({ unusedUntil }),
        await world.create({ unusedUntil }),
        await world.create({ unusedUntil, expiresAt: START + HOUR / 2 }),
      ];
      expect((await world.admin.show(unused.id)).expiresAt).toBe(unusedUntil);
      expect((await world.admin.show(both.id)).expiresAt).toBe(START + HOUR / 2);
      const late = await world.create({ unusedUntil, expiresAt: START + 2 * HOUR });
      expect((await world.admin.show(late.id)).expiresAt).toBe(unusedUntil);
      expect(await world.spend(used.key)).toMatchObject({ ok: true });
      await new Promise((resolve) => setImmediate(resolve));
      expect((await world.admin.show(used.id)).expiresAt).toBeNull();
      const store = await world.reopen();
      const later = openWorld(store);
      await later.setNow(START + HOUR - 1);
      expect(await later.identify(unused.key)).not.toBeNull();
      expect(await later.identify(used.key)).not.toBeNull();
      // The deadline holds at once, although the key was cached before.
      await later.setNow(START + HOUR);
      expect(await later.identify(used.key)).not.toBeNull();
      expect(await later.gate.identify([`Bearer ${unused.key}`])).toBe('expired');
      expect(await later.spend(used.key)).toMatchObject({ ok: true });
    });

    test('an account has 100 keys that may ask, and a revoked or expired one makes room', async () => {
      const world = await begin();
      const first = await world.create({ expiresAt: START + HOUR });
      const second = await world.create();
      await world.admin.setState(second.id, 'disabled');
      let last = await world.admin.rotate(first.id, 2 * HOUR);
      for (let count = 3; count < 100; count += 1) last = await world.create();
      const more = async () => world.create();
      await expect(more()).rejects.toThrow('has 100 keys that may ask');
      const exchange = async () => world.admin.rotate(last.id, HOUR);
      await expect(exchange()).rejects.toThrow('has 100 keys that may ask');
      await world.create({ account: 'beta' });
      await world.admin.setState(second.id, 'revoked');
      await more();
      await expect(more()).rejects.toThrow('has 100 keys that may ask');
      await world.setNow(START + HOUR);
      await more();
      await expect(more()).rejects.toThrow('has 100 keys that may ask');
    });

    test('a clock that jumped back leaves an empty bucket that fills again', async () => {
      const world = await begin();
      const { key } = await world.create();
      await world.spend(key);
      await world.setNow(START - HOUR);
      expect(await world.spend(key)).toMatchObject({ ok: false, code: 'rate_limited' });
      await world.setNow(START - HOUR + 1_000);
      expect(await world.spend(key)).toMatchObject({ ok: true });
    });

    test('the month belongs to the account, counts answers only, and is checked before the bucket', async () => {
      const world = await begin();
      const keys = [await world.create(), await world.create()] as const;
      const quota = PLANS.free.monthlyQuota;
      for (let used = 0; used < quota; used += 1) {
        await world.setNow(world.now() + 2_000);
        const [counted, other] = used % 2 === 0 ? keys : [keys[1], keys[0]];
        expect(await world.spend(other.key, false)).toMatchObject({ ok: true });
        expect(await world.spend(counted.key)).toMatchObject({ ok: true });
      }
      const seconds = Math.ceil((DECEMBER - world.now()) / 1_000);
      const refusal = {
        ok: false,
        code: 'monthly_limit_reached',
        limits: monthAfter(quota, world.now()),
        month: monthAfter(quota, world.now()),
        retryAfterSeconds: seconds,
      };
      for (const { key } of keys) expect(await world.spend(key, false)).toEqual(refusal);
      await world.setNow(DECEMBER);
      expect(await world.spend(keys[0].key)).toMatchObject({ ok: true });
      expect(await world.used()).toBe(1);
    });

    test('a clock that goes back does not bring the old month back', async () => {
      const world = await begin();
      const { key } = await world.create({ unlimited: true });
      await world.spend(key);
      await world.setNow(DECEMBER + 5_000);
      await world.spend(key);
      await world.setNow(START);
      await world.spend(key);
      await world.setNow(DECEMBER + 24 * HOUR);
      expect(await world.used()).toBe(2);
    });

    test('a restart with a clock in the old month does not bring it back', async () => {
      const world = await begin();
      const { key } = await world.create();
      await world.setNow(DECEMBER + 5_000);
      await world.spend(key);
      const later = openWorld(await world.reopen());
      await later.setNow(START);
      // The clock has jumped back, so the bucket is empty for a second.
      await later.setNow(START + 1_000);
      await later.spend(key, false);
      await later.setNow(START + 3_000);
      expect(await later.spend(key)).toMatchObject({ ok: true });
      expect(await later.used()).toBe(2);
    });

    test('use is listed by day for this month and the previous one, and survives a restart', async () => {
      const world = await begin();
      const keys = [await world.create({ unlimited: true }), await world.create()] as const;
      await (await world.create({ account: 'beta' })).id;
      const day = (date: string) => Date.parse(date) / (24 * HOUR);
      const use = async (moment: string, ...counts: readonly boolean[]) => {
        await world.setNow(Date.parse(moment));
        for (const [index, countsForMonth] of counts.entries()) {
          expect(
            await world.spend(keys[index % 2 === 0 ? 0 : 1].key, countsForMonth),
          ).toMatchObject({
            ok: true,
          });
        }
        await world.used();
      };
      await use('2026-11-20T23:59:58Z', true, false, true);
      await use('2026-11-21T00:00:00Z', false, true);
      await use('2026-11-24T09:00:00Z', true);
      const november = {
        month: 682,
        units: 4,
        days: [
          { day: day('2026-11-20'), units: 2 },
          { day: day('2026-11-21'), units: 1 },
          { day: day('2026-11-24'), units: 1 },
        ],
        undated: 0,
      };
      const october = { month: 681, units: 0, days: [], undated: 0 };
      expect(await world.admin.use('acme')).toEqual([november, october]);
      await use('2026-12-01T00:00:00Z', true, true, true);
      const later = await world.reopen();
      expect(await later.admin.use('acme')).toEqual([
        { month: 683, units: 3, days: [{ day: day('2026-12-01'), units: 3 }], undated: 0 },
        november,
      ]);
      expect(await later.admin.use('beta')).toMatchObject([{ units: 0 }, { units: 0 }]);
      await expect((async () => later.admin.use('nobody'))()).rejects.toThrow(KeyAdminError);
    });

    test('an account’s admin key is marked as one, as does its successor, and asks like any other key', async () => {
      const world = await begin();
      const plain = await world.create();
      const own = await world.create({ account: 'parent', adminOf: 'parent' });
      const seeing = await world.create({ account: 'parent', adminOf: 'acme' });
      const successor = await world.admin.rotate(seeing.id, HOUR);
      const sees = async (id: string) => (await world.admin.show(id)).adminOf;
      expect([await sees(plain.id), await sees(own.id)]).toEqual([null, 'parent']);
      expect([await sees(seeing.id), await sees(successor.id)]).toEqual(['acme', 'acme']);
      expect(await world.identify(seeing.key)).toMatchObject({ account: 'parent' });
      expect((await world.admin.list('acme')).map(({ id }) => id)).toEqual([plain.id]);
      expect(await world.admin.list('parent')).toHaveLength(3);
      const refused = [
        async () => world.create({ account: 'nobody-yet', adminOf: 'nobody' }),
        async () => world.admin.list('nobody'),
      ];
      for (const order of refused) await expect(order()).rejects.toThrow(/"nobody"/);
      expect((await world.admin.events('parent'))[0]?.detail).toBe('free, admin of parent');
      expect(await world.admin.list()).toHaveLength(4);
    });

    test('who ends a key is named in the history', async () => {
      const world = await begin();
      const { id } = await world.create();
      await world.admin.setState(id, 'revoked', 'key_of_somebody');
      expect((await world.admin.events('acme')).at(-1)).toMatchObject({ by: 'key_of_somebody' });
    });

    test('an unlimited account has neither bucket nor quota, and is still counted', async () => {
      const world = await begin();
      const { key } = await world.create({ unlimited: true });
      for (let count = 0; count < 2_000; count += 1) {
        expect(await world.spend(key)).toEqual({ ok: true, limits: null, month: null });
      }
      expect(await world.used()).toBe(2_000);
      expect((await world.admin.list())[0]).toMatchObject({
        monthLimit: null,
        lastUsed: '2026-11-20',
      });
    });
  });
}
