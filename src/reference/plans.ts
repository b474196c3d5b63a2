import type { Block } from './blocks.ts';

/** A plan as the reference shows it. The caller passes in the figures. */
export interface PublishedPlan {
  readonly name: string;
  /** Whether the `region` parameter is allowed. */
  readonly regions: boolean;
  /** Requests that a full bucket holds. */
  readonly capacity: number;
  /** Requests that the bucket regains each second. */
  readonly refillPerSecond: number;
  /** Answers with status 200 in a calendar month, UTC. */
  readonly monthlyQuota: number;
}

/** The plans as a table. */
export function planTable(plans: readonly PublishedPlan[]): Block {
  const head = ['Plan', 'Regions', 'Bucket', 'Refill', 'Answers a month'];
  return { kind: 'table', caption: 'Plans', head, rows: plans.map(planCells) };
}

/** The cells of a plan: name, regions, bucket, refill and answers a month. */
export function planCells(plan: PublishedPlan): readonly [string, string, string, string, string] {
  return [
    `${plan.name.charAt(0).toUpperCase()}${plan.name.slice(1)}`,
    plan.regions ? 'yes' : 'no',
    plan.capacity.toLocaleString('en-US'),
    `${plan.refillPerSecond}/s`,
    plan.monthlyQuota.toLocaleString('en-US'),
  ];
}
