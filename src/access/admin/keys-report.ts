import { isoDay, isoMonth, type Month } from '../limits/month.ts';
import { PLANS } from '../limits/plans.ts';
import type { MonthUse } from '../limits/use-by-day.ts';
import type { RotatedSigning } from '../signing/signing-key-file.ts';
import type { AdminEvent, CreatedKey, KeyDetails, ListedKey, MovedUse } from '../store.ts';

/** The JSON of a created key; the field names are a contract. */
export function createdKeyJson(created: CreatedKey) {
  return {
    id: created.id,
    key: created.key,
    account: created.account,
    plan: created.plan,
    expires_at: isoInstant(created.expiresAt),
  };
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

/** The JSON of a revoked key; the field names are a contract. */
export function revokedJson(id: string, descendants: readonly string[]) {
  return { id, state: 'revoked', descendants };
}

/** A revoked key, for a person. */
export function revokedText(id: string, descendants: readonly string[]): string {
  return [
    `Key ${id} is now revoked.`,
    ...descendants.map(
      (each) => `Key ${each}, which it was exchanged for, is now revoked as well.`,
    ),
  ].join('\n');
}

/** The JSON of moved use; the field names are a contract. */
export function movedUseJson({ account, from, units }: MovedUse, to: Month) {
  return { account, from: isoMonth(from), to: isoMonth(to), units };
}

/** Moved use, for a person. */
export function movedUseText(moved: readonly MovedUse[], to: Month): string {
  if (moved.length === 0) return `No use lies after ${isoMonth(to)}; nothing was changed.`;
  return moved
    .map(
      ({ account, from, units }) =>
        `${account}: ${units} of ${isoMonth(from)} now count in ${isoMonth(to)}`,
    )
    .join('\n');
}

/** The JSON of a replaced signing key; the field names are a contract. */
export function rotatedSigningJson({ present, retired }: RotatedSigning) {
  return { kid: present, retired };
}

/** A replaced signing key, for a person. */
export function rotatedSigningText({ present, retired }: RotatedSigning): string {
  const before = retired === null ? '' : ` ${retired} is retired, and stays published.`;
  return `Replies are signed with key ${present} from now on.${before}`;
}

/** A created key for a person. */
export function createdKeyText(created: CreatedKey): string {
  const expiry =
    created.expiresAt === null ? 'no expiry' : `until ${isoInstant(created.expiresAt)}`;
  return [
    `${created.key}`,
    `${created.id}, account ${created.account}, plan ${created.plan}, ${expiry}.`,
    ...(PLANS[created.plan].regions
      ? []
      : [
          `Plan ${created.plan} has no regions: npm run keys -- plan ${created.account} starter adds them.`,
        ]),
    'Keep the key now: it is stored as a hash and cannot be shown again.',
  ].join('\n');
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
    ...(undated === 0 ? [] : [[`In ${isoMonth(month)}`, `${undated} on days that were not kept`]]),
    ...days.map(({ day, units }) => [isoDay(day), String(units)]),
  ]);
  return layOut([
    ['Key', key.id],
    ['Ends in', key.hint],
    ['Account', `${key.account} (${key.accountState})`],
    ['Plan', key.plan],
    ['State', key.state],
    ['Created', isoInstant(key.createdAt) ?? 'before this was kept'],
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

/** Columns as wide as their widest cell. */
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
