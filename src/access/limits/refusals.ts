import type { Limits, Spent } from '../../api/message.ts';
import type { Plan } from './plans.ts';

/** How far an account is in its month, `used` units of which are given out. */
export function monthLimits(plan: Plan, used: number, secondsToMonthEnd: number): Limits {
  const limit = plan.monthlyQuota;
  // A plan may have become a smaller one within the month.
  return { limit, remaining: Math.max(0, limit - used), resetSeconds: secondsToMonthEnd };
}

/** Contract 10.4: the RateLimit fields then describe the month. */
export function monthlyLimitReached(month: Limits): Spent {
  return {
    ok: false,
    code: 'monthly_limit_reached',
    limits: month,
    month,
    retryAfterSeconds: month.resetSeconds,
  };
}

export function rateLimited(limits: Limits, month: Limits): Spent {
  return {
    ok: false,
    code: 'rate_limited',
    limits,
    month,
    retryAfterSeconds: limits.resetSeconds,
  };
}
