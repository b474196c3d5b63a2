import type { Caller, Refusal } from '../../api/message.ts';
import { PLANS, type Plan, type PlanName } from './plans.ts';

/** `revoked` is final; `disabled` can be enabled again. Contract 13.3. */
export type KeyState = 'active' | 'disabled' | 'revoked';

export type AccountState = 'active' | 'disabled';

/** The state of a key as a request meets it. */
export function effectiveState(key: KeyState, account: AccountState): KeyState {
  return key === 'active' ? account : key;
}

/** Why a key in this state is refused; an active one has expired. */
export function refusalOf(state: unknown): Refusal {
  return state === 'revoked' || state === 'disabled' ? state : 'expired';
}

/** A valid key and its account, as a store holds them. */
export type KeyRecord = Omit<KnownCaller, 'plan' | 'regions' | 'expiresAt'> & {
  readonly plan: PlanName;
  /** Milliseconds since 1970; null = never. */
  readonly expiresAt: number | null;
};

/** A caller with a valid key: `identify` returns it and `spend` takes it. */
export class KnownCaller implements Caller {
  readonly keyId: string;
  readonly accountId: number;
  readonly account: string;
  readonly plan: Plan;
  /** No bucket and no quota, for internal callers and load tests. */
  readonly unlimited: boolean;
  readonly regions: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Days since 1970, null = never used; noted once a day, not on every request. */
  lastUsedDay: number | null;

  constructor(record: KeyRecord) {
    this.keyId = record.keyId;
    this.accountId = record.accountId;
    this.account = record.account;
    this.plan = PLANS[record.plan];
    this.unlimited = record.unlimited;
    this.regions = this.plan.regions;
    this.expiresAt = record.expiresAt ?? Number.POSITIVE_INFINITY;
    this.lastUsedDay = record.lastUsedDay;
  }
}
