import { effectiveState, type KeyState } from '../limits/account.ts';
import { isoDay } from '../limits/month.ts';
import { PLANS } from '../limits/plans.ts';
import type { AdminEvent, KeyDetails } from '../store.ts';
import { readPlan } from './read-plan.ts';

/** What a script of administration replies. */
export type Row = readonly (string | null)[];

/** A line of the history. */
export function readEvent(line: string): AdminEvent {
  const { at, by, action, account = null, keyId = null, detail = null } = JSON.parse(line);
  return { at, by, action, account, keyId, detail };
}

/** A key as the scripts `list`, `show` and `whois` tell it. */
export function readRow(row: Row): KeyDetails {
  const [
    id,
    hint,
    account,
    planName,
    unlimited,
    state,
    expiresAt,
    day,
    used,
    accountSays,
    created,
    adminOf,
  ] = row;
  const plan = readPlan(planName);
  const accountState = accountSays === 'disabled' ? accountSays : 'active';
  return {
    id: `key_${id}`,
    hint: hint ?? '',
    account: account ?? '',
    plan,
    state: effectiveState(state as KeyState, accountState),
    accountState,
    createdAt: created ? Number(created) : null,
    adminOf: adminOf ?? null,
    expiresAt: expiresAt ? Number(expiresAt) : null,
    lastUsed: day ? isoDay(Number(day)) : null,
    monthUsed: Number(used),
    monthLimit: unlimited === '1' ? null : PLANS[plan].monthlyQuota,
  };
}
