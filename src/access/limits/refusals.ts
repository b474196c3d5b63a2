import type { Limits, Spent } from '../../api/message.ts';
import type { Plan } from './plans.ts';

/** Contract 10.4: the RateLimit fields then describe the month. */
export function monthlyLimitReached(plan: Plan, secondsToMonthEnd: number): Spent {
  return {
    ok: false,
    code: 'monthly_limit_reached',
    limits: { limit: plan.monthlyQuota, remaining: 0, resetSeconds: secondsToMonthEnd },
    retryAfterSeconds: secondsToMonthEnd,
  };
}

export function rateLimited(limits: Limits): Spent {
  return { ok: false, code: 'rate_limited', limits, retryAfterSeconds: limits.resetSeconds };
}
