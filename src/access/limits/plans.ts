import { type BucketSize, bucketSize } from './bucket.ts';

export const PLAN_NAMES = ['free', 'starter', 'pro', 'business'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export interface Plan {
  readonly name: PlanName;
  /** Whether the `region` parameter is allowed. Contract 5.7: Starter or above. */
  readonly regions: boolean;
  /** The bucket of each key. */
  readonly bucket: BucketSize;
  /** The bucket of all the account's keys together. */
  readonly accountBucket: BucketSize;
  /** Answers with status 200 in a calendar month (UTC), for the whole account. */
  readonly monthlyQuota: number;
}

/** An account may ask as fast as this many of its keys together: Contract 14.1. */
const KEYS_AT_FULL_RATE = 4;

/** Contract 13.5. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: plan('free', false, { capacity: 10, refillPerSecond: 1 }, 1_000),
  starter: plan('starter', true, { capacity: 60, refillPerSecond: 10 }, 50_000),
  pro: plan('pro', true, { capacity: 240, refillPerSecond: 60 }, 1_000_000),
  business: plan('business', true, { capacity: 1_200, refillPerSecond: 300 }, 10_000_000),
};

export function isPlanName(text: string): text is PlanName {
  return (PLAN_NAMES as readonly string[]).includes(text);
}

function plan(
  name: PlanName,
  regions: boolean,
  rate: { capacity: number; refillPerSecond: number },
  monthlyQuota: number,
): Plan {
  const times = (keys: number) => bucketSize(rate.capacity * keys, rate.refillPerSecond * keys);
  return { name, regions, bucket: times(1), accountBucket: times(KEYS_AT_FULL_RATE), monthlyQuota };
}
