import { isPlanName, type PlanName } from '../limits/plans.ts';
import { StoreError } from '../store.ts';

/**
 * The plan that Redis names.
 * @throws StoreError when it is unknown.
 */
export function readPlan(value: unknown): PlanName {
  if (typeof value === 'string' && isPlanName(value)) return value;
  throw new StoreError('REDIS_URL: this Redis holds an account without a plan of ours');
}
