import type { Limits, Spent } from '../../api/message.ts';
import type { KnownCaller } from './account.ts';
import { BoundedMap } from './bounded-map.ts';
import { type BucketAnswer, takeToken, tatAt } from './bucket.ts';
import { type Month, monthAt, monthEndMillis } from './month.ts';
import type { Plan } from './plans.ts';

/** The number of buckets that triggers a sweep of the full ones. */
const SWEEP_AT = 100_000;

/**
 * The spending rule in the memory of one process: buckets of keys and accounts, and the accounts'
 * units of this month. The embedded store always uses it; an instance on Redis only while Redis
 * is down, so that failing open stays bounded.
 */
export class Spending {
  readonly #usedBefore: (accountId: number, month: Month) => number;
  readonly #buckets = new BucketTable();
  readonly #uses: BoundedMap<number, { units: number }>;
  #month: Month;
  #monthEnd: number;

  /**
   * @param newest the newest month with any known use.
   * @param usedBefore an account's counted units; called for each that is not remembered.
   * @param accountsMax accounts whose use is remembered; the oldest is evicted first.
   */
  constructor(
    newest: Month,
    usedBefore: (accountId: number, month: Month) => number,
    accountsMax = 100_000,
  ) {
    this.#uses = new BoundedMap(accountsMax);
    this.#usedBefore = usedBefore;
    this.#month = newest;
    this.#monthEnd = monthEndMillis(newest);
  }

  /** The current month; it never goes back, whatever the clock does (Contract 14.2). */
  month(nowMillis: number): Month {
    if (nowMillis >= this.#monthEnd) this.#begin(monthAt(nowMillis));
    return this.#month;
  }

  /** Takes over an account's use of a month from the store that counts for all instances. */
  learn(accountId: number, month: Month, units: number): void {
    if (month > this.#month) this.#begin(month);
    if (month < this.#month) return;
    this.#uses.delete(accountId);
    this.#uses.set(accountId, { units });
  }

  /**
   * As `Gate.spend`, for a valid key; `nowMillis` is milliseconds since 1970.
   * @throws what `usedBefore` throws; nothing is spent then.
   */
  spend(caller: KnownCaller, countsForMonth: boolean, nowMillis: number): Spent {
    const { accountId, plan, unlimited } = caller;
    this.month(nowMillis);
    const use = this.#uses.get(accountId) ?? this.#remember(accountId);
    if (unlimited) {
      if (countsForMonth) use.units += 1;
      return { ok: true, limits: null, month: null };
    }
    const millisLeft = this.#monthEnd - nowMillis;
    // Contract 11 checks the month before the bucket.
    if (use.units >= plan.monthlyQuota) {
      const month = monthLimits(plan, use.units, millisLeft);
      return refused('monthly_limit_reached', month, month);
    }
    const { allowed, limits } = this.#buckets.take(caller, nowMillis * 1_000);
    if (!allowed) {
      return refused('rate_limited', limits, monthLimits(plan, use.units, millisLeft));
    }
    if (countsForMonth) use.units += 1;
    return { ok: true, limits, month: monthLimits(plan, use.units, millisLeft) };
  }

  /** An account's units in the current month. @throws what `usedBefore` throws. */
  used(accountId: number): number {
    return (this.#uses.get(accountId) ?? this.#remember(accountId)).units;
  }

  #remember(accountId: number): { units: number } {
    const use = { units: this.#usedBefore(accountId, this.#month) };
    this.#uses.set(accountId, use);
    return use;
  }

  #begin(month: Month): void {
    this.#month = month;
    this.#monthEnd = monthEndMillis(month);
    this.#uses.clear();
  }
}

/** @param limits what the RateLimit fields describe: a bucket, or the month (Contract 10.4). */
export function refused(
  code: 'monthly_limit_reached' | 'rate_limited',
  limits: Limits,
  month: Limits,
): Spent {
  return { ok: false, code, limits, month, retryAfterSeconds: limits.resetSeconds };
}

/**
 * An account's state in its month.
 * @param used units already given out.
 * @param millisLeft until the end of the month in use, even if the clock goes back.
 */
export function monthLimits(
  { monthlyQuota }: Pick<Plan, 'monthlyQuota'>,
  used: number,
  millisLeft: number,
): Limits {
  return {
    limit: monthlyQuota,
    // The plan may have shrunk within the month.
    remaining: Math.max(0, monthlyQuota - used),
    resetSeconds: Math.max(1, Math.ceil(millisLeft / 1_000)),
  };
}

/** The buckets of recent keys and accounts, in memory. */
export class BucketTable {
  readonly #keys = new Map<string, number>();
  readonly #accounts = new Map<number, number>();
  #sweepAt = SWEEP_AT;

  get size(): number {
    return this.#keys.size + this.#accounts.size;
  }

  /**
   * Takes one token from a key's bucket and from its account's, or none; `nowMicros` is
   * microseconds since 1970.
   * @returns the key's bucket, or the account's when that one is empty.
   */
  take({ keyId, accountId, plan }: KnownCaller, nowMicros: number): BucketAnswer {
    const own = takeToken(plan.bucket, this.#keys.get(keyId) ?? 0, nowMicros);
    const stored = this.#accounts.get(accountId) ?? 0;
    const all = tatAt(plan.accountBucket, stored, nowMicros);
    const taken = all + plan.accountBucket.tokenMicros;
    const isEmpty = taken - nowMicros > plan.accountBucket.fullMicros;
    // After a clock jumped back, both begin to fill at the same moment.
    this.#accounts.set(accountId, own.allowed && !isEmpty ? taken : all);
    if (own.allowed && isEmpty) return takeToken(plan.accountBucket, all, nowMicros);
    this.#keys.set(keyId, own.tat);
    if (this.size >= this.#sweepAt) this.#sweep(nowMicros);
    return own;
  }

  #sweep(nowMicros: number): void {
    for (const tats of [this.#keys, this.#accounts]) {
      for (const [of, tat] of tats) {
        if (tat <= nowMicros) (tats as Map<unknown, number>).delete(of);
      }
    }
    this.#sweepAt = Math.max(SWEEP_AT, this.size * 2);
  }
}
