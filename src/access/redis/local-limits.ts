import type { Spent } from '../../api/message.ts';
import type { KnownCaller } from '../limits/account.ts';
import { BucketTable } from '../limits/bucket-table.ts';
import { type Month, monthAt, secondsToMonthEnd } from '../limits/month.ts';
import { monthlyLimitReached, rateLimited } from '../limits/refusals.ts';

/** Accounts whose use is remembered; the one heard of longest ago is forgotten first. */
const ACCOUNTS_MAX = 100_000;

/**
 * The limits of one instance while Redis is away: a bucket of its own for each key, and
 * the months as Redis last told them, so that failing open stays bounded.
 */
export class LocalLimits {
  readonly #buckets = new BucketTable();
  readonly #used = new Map<number, { month: Month; used: number }>();
  #newest: Month = 0;

  /** Notes what Redis says an account has used in a month. */
  learn(accountId: number, month: Month, used: number): void {
    this.#newest = Math.max(this.#newest, month);
    this.#used.delete(accountId);
    if (this.#used.size >= ACCOUNTS_MAX) {
      const oldest = this.#used.keys().next();
      if (!oldest.done) this.#used.delete(oldest.value);
    }
    this.#used.set(accountId, { month, used });
  }

  /** The month in which a unit counts now; a month never goes back. */
  month(nowMillis: number): Month {
    return Math.max(this.#newest, monthAt(nowMillis));
  }

  /** As `Gate.spend`, without Redis; `nowMillis` is milliseconds since 1970. */
  spend(caller: KnownCaller, countsForMonth: boolean, nowMillis: number): Spent {
    const { accountId, plan, unlimited } = caller;
    const month = this.month(nowMillis);
    const known = this.#used.get(accountId);
    const used = known?.month === month ? known.used : 0;
    if (!unlimited && used >= plan.monthlyQuota) {
      return monthlyLimitReached(plan, secondsToMonthEnd(month, nowMillis));
    }
    const answer = unlimited ? null : this.#buckets.take(caller, nowMillis * 1_000);
    if (answer !== null && !answer.allowed) return rateLimited(answer.limits);
    if (countsForMonth) this.learn(accountId, month, used + 1);
    return { ok: true, limits: answer === null ? null : answer.limits };
  }
}
