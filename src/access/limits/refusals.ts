import type { Limits, Spent } from '../../api/message.ts';

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
