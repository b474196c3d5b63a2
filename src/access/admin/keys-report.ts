import { isoDay, isoMonth, type Month } from '../limits/month.ts';
import { PLANS } from '../limits/plans.ts';
import type { MonthUse } from '../limits/use-by-day.ts';
import type { RotatedSigning } from '../signing/signing-key-file.ts';
import type { AdminEvent, CreatedKey, KeyDetails, ListedKey, MovedUse } from '../store.ts';

/** What a command prints: with `--json`, or for a person. The field names of the JSON are a contract. */
export interface Said {
  readonly json: unknown;
  readonly text: string;
}

/** A created key; the only time that it is shown. */
export function sayCreated({ id, key, account, plan, expiresAt }: CreatedKey): Said {
  const expires_at = isoInstant(expiresAt);
  const lines = [
    key,
    `${id}, account ${account}, plan ${plan}, ${expires_at === null ? 'no expiry' : `until ${expires_at}`}.`,
    ...(PLANS[plan].regions
      ? []
      : [`Plan ${plan} has no regions: npm run keys -- plan ${account} starter adds them.`]),
    'Save the key now: it is stored as a hash and cannot be shown again.',
  ];
  return { json: { id, key, account, plan, expires_at }, text: lines.join('\n') };
}

/** A revoked key, and the keys for which it was exchanged. */
export function sayRevoked(id: string, descendants: readonly string[]): Said {
  const lines = [
    `Key ${id} is now revoked.`,
    ...descendants.map(
      (each) => `Key ${each}, which it was exchanged for, is now revoked as well.`,
    ),
  ];
  return { json: { id, state: 'revoked', descendants }, text: lines.join('\n') };
}

/** A replaced signing key. */
export function sayRotatedSigning({ present, retired }: RotatedSigning): Said {
  const before = retired === null ? '' : ` ${retired} is retired, and stays published.`;
  const text = `Replies are signed with key ${present} from now on.${before}`;
  return { json: { kid: present, retired }, text };
}

/** The JSON of a listed key; the field names are a contract. */
export function listedKeyJson(key: ListedKey) {
  return {
    id: key.id,
    hint: key.hint,
    account: key.account,
    plan: key.plan,
    state: key.state,
    expires_at: isoInstant(key.expiresAt),
    last_used: key.lastUsed,
    month_used: key.monthUsed,
    month_limit: key.monthLimit,
    created_at: isoInstant(key.createdAt),
  };
}

/** The JSON of `show` and `whois`; the field names are a contract. */
export function keyDetailsJson(key: KeyDetails, use: readonly MonthUse[]) {
  return {
    ...listedKeyJson(key),
    account_state: key.accountState,
    admin_of: key.adminOf,
    successor_of: key.successorOf,
    descendants: key.descendants.map(({ id, hint, state, expiresAt }) => ({
      ...{ id, hint, state },
      expires_at: isoInstant(expiresAt),
    })),
    use: use.map(({ month, units, days, undated }) => ({
      month: isoMonth(month),
      units,
      days: days.map((each) => ({ date: isoDay(each.day), units: each.units })),
      undated,
    })),
  };
}

/** The JSON of a change; the field names are a contract. */
export function eventJson({ at, by, action, account, keyId, detail }: AdminEvent) {
  return { at: isoInstant(at), by, action, account, key_id: keyId, detail };
}

/** The JSON of moved use; the field names are a contract. */
export function movedUseJson({ account, from, units }: MovedUse, to: Month) {
  return { account, from: isoMonth(from), to: isoMonth(to), units };
}

/** Moved use, for a person. */
export function movedUseText(moved: readonly MovedUse[], to: Month): string {
  if (moved.length === 0) return `There is no use after ${isoMonth(to)}; nothing was changed.`;
  return moved
    .map(
      ({ account, from, units }) =>
        `${account}: ${units} of ${isoMonth(from)} now count in ${isoMonth(to)}`,
    )
    .join('\n');
}

const COLUMNS = ['ID', 'ENDS IN', 'ACCOUNT', 'PLAN', 'STATE', 'EXPIRES', 'LAST USED', 'THIS MONTH'];

/** All keys for a person, as a table. */
export function listedKeysText(keys: readonly ListedKey[]): string {
  if (keys.length === 0) return 'No keys yet; npm run keys -- create --account NAME makes one.';
  const rows = keys.map((key) => [
    key.id,
    key.hint,
    key.account,
    key.plan,
    key.state,
    isoInstant(key.expiresAt) ?? 'never',
    key.lastUsed ?? 'never',
    `${key.monthUsed} of ${key.monthLimit ?? 'unlimited'}`,
  ]);
  return layOut([COLUMNS, ...rows]);
}

/** A key's owner and the use of its account, for a person. */
export function keyDetailsText(key: KeyDetails, use: readonly MonthUse[]): string {
  const days = use.flatMap(({ month, days, undated }) => [
    ...(undated === 0
      ? []
      : [[`In ${isoMonth(month)}`, `${undated} on days that were not recorded`]]),
    ...days.map(({ day, units }) => [isoDay(day), String(units)]),
  ]);
  return layOut([
    ['Key', key.id],
    ['Ends in', key.hint],
    ['Account', `${key.account} (${key.accountState})`],
    ['Plan', key.plan],
    ['State', key.state],
    ['Created', isoInstant(key.createdAt) ?? 'not recorded'],
    ['Expires', isoInstant(key.expiresAt) ?? 'never'],
    ['Last used', key.lastUsed ?? 'never'],
    ...(key.successorOf === null ? [] : [['Came from', key.successorOf]]),
    ...key.descendants.map(({ id, state, expiresAt }) => [
      'Exchanged for',
      `${id} (${state}, expires ${isoInstant(expiresAt) ?? 'never'})`,
    ]),
    ...(key.adminOf === null ? [] : [['Sees the keys of', key.adminOf]]),
    ['This month', `${key.monthUsed} of ${key.monthLimit ?? 'unlimited'}`],
    ...days,
  ]);
}

/** The history for a person, as a table. */
export function eventsText(events: readonly AdminEvent[]): string {
  if (events.length === 0) return 'Nothing has been changed yet.';
  const rows = events.map(({ at, by, action, account, keyId, detail }) => [
    isoInstant(at) ?? '',
    by,
    action,
    account ?? '',
    keyId ?? '',
    detail ?? '',
  ]);
  return layOut([['AT', 'BY', 'ORDER', 'ACCOUNT', 'KEY', 'MORE'], ...rows]);
}

function layOut(table: readonly (readonly string[])[]): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function isoInstant(millis: number | null): string | null {
  return millis === null ? null : new Date(millis).toISOString();
}
