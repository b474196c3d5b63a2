import type { Limits, Spent } from '../../api/message.ts';
import type { KnownCaller } from './account.ts';
import { BoundedMap } from './bounded-map.ts';
import { type BucketAnswer, takeToken, tatAt } from './bucket.ts';
import { type Month, monthAt, monthEndMillis } from './month.ts';
import type { Plan } from './plans.ts';
import { monthlyLimitReached, rateLimited } from './refusals.ts';

/** Buckets are swept when this many are held; a full one need not be remembered. */
const SWEEP_AT = 100_000;

/** Units of an account that somebody else has counted. */
export type UsedBefore = (accountId: number, month: Month) => number;

/**
 * The rule for spending, in the memory of one process: a bucket for each key and one for each
 * account, and the account's units of this month. The embedded store always goes by it, and an instance on
 * Redis while Redis is away, so that failing open stays bounded.
 */
export class Spending {
  readonly #usedBefore: UsedBefore;
  readonly #buckets = new BucketTable();
  readonly #uses: BoundedMap<number, { units: number }>;
  #month: Month;
  #monthEnd: number;

  /**
   * @param newest the newest month that anything was counted in, as far as is known.
   * @param usedBefore asked for each account that is not remembered.
   * @param accountsMax accounts whose use is remembered; the one heard of longest ago is forgotten first.
   */
  constructor(newest: Month, usedBefore: UsedBefore, accountsMax = 100_000) {
    this.#uses = new BoundedMap(accountsMax);
    this.#usedBefore = usedBefore;
    this.#month = newest;
    this.#monthEnd = monthEndMillis(newest);
  }

  /** The month in which a unit counts now; it never goes back, whatever the clock does (Contract 14.2). */
  month(nowMillis: number): Month {
    if (nowMillis >= this.#monthEnd) this.#begin(monthAt(nowMillis));
    return this.#month;
  }

  /** Takes what somebody who counts for all instances says an account has used in a month. */
  learn(accountId: number, month: Month, units: number): void {
    if (month > this.#month) this.#begin(month);
    if (month < this.#month) return;
    this.#uses.delete(accountId);
    this.#uses.set(accountId, { units });
  }

  /**
   * As `Gate.spend`, for a key that is valid; `nowMillis` is milliseconds since 1970.
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
    // Contract 11: the month comes before the bucket in the order of checks.
    if (use.units >= plan.monthlyQuota) {
      return monthlyLimitReached(monthLimits(plan, use.units, millisLeft));
    }
    const { allowed, limits } = this.#buckets.take(caller, nowMillis * 1_000);
    if (!allowed) return rateLimited(limits, monthLimits(plan, use.units, millisLeft));
    if (countsForMonth) use.units += 1;
    return { ok: true, limits, month: monthLimits(plan, use.units, millisLeft) };
  }

  /** Units of an account in the month that is counted in. @throws what `usedBefore` throws. */
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

/**
 * How far an account is in its month.
 * @param used units of it that are given out.
 * @param millisLeft until the end of the month in use, which a clock that goes back leaves as it is.
 */
export function monthLimits(
  { monthlyQuota }: Pick<Plan, 'monthlyQuota'>,
  used: number,
  millisLeft: number,
): Limits {
  return {
    limit: monthlyQuota,
    // A plan may have become a smaller one within the month.
    remaining: Math.max(0, monthlyQuota - used),
    resetSeconds: Math.max(1, Math.ceil(millisLeft / 1_000)),
  };
}

/** The buckets of every key and account seen lately, in memory. */
export class BucketTable {
  readonly #keys = new Map<string, number>();
  readonly #accounts = new Map<number, number>();
  #sweepAt = SWEEP_AT;

  /** How many buckets are held. */
  get size(): number {
    return this.#keys.size + this.#accounts.size;
  }

  /**
   * Takes one token of a key's bucket and of its account's, or none; `nowMicros` is microseconds
   * since 1970.
   * @returns the key's bucket; the account's where that one is empty.
   */
  take({ keyId, accountId, plan }: KnownCaller, nowMicros: number): BucketAnswer {
    const own = takeToken(plan.bucket, this.#keys.get(keyId) ?? 0, nowMicros);
    const stored = this.#accounts.get(accountId) ?? 0;
    const all = tatAt(plan.accountBucket, stored, nowMicros);
    const taken = all + plan.accountBucket.tokenMicros;
    const isEmpty = taken - nowMicros > plan.accountBucket.fullMicros;
    // Where the clock has jumped back, both begin to fill at the same moment.
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
