import type { CreatedKey, ListedKey } from '../store.ts';

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
  };
}

/** A created key for a person. */
export function createdKeyText(created: CreatedKey): string {
  const expiry =
    created.expiresAt === null ? 'no expiry' : `until ${isoInstant(created.expiresAt)}`;
  return [
    `${created.key}`,
    `${created.id}, account ${created.account}, plan ${created.plan}, ${expiry}.`,
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
  const table = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) =>
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
