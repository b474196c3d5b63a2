import { isoDay, isoMonth, type Month } from '../limits/month.ts';
import { PLANS } from '../limits/plans.ts';
import type { MonthUse } from '../limits/use-by-day.ts';
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

/** The fields of a listed key. */
function listedKey(key: ListedKey) {
  const { id, hint, account, plan, state } = key;
  return {
    ...{ id, hint, account, plan, state },
    expires_at: isoInstant(key.expiresAt),
    last_used: key.lastUsed,
    month_used: key.monthUsed,
    month_limit: key.monthLimit,
    created_at: isoInstant(key.createdAt),
  };
}

/** What `list` prints. */
export function sayKeys(keys: readonly ListedKey[]): Said {
  const head = ['ID', 'ENDS IN', 'ACCOUNT', 'PLAN', 'STATE', 'EXPIRES', 'LAST USED', 'THIS MONTH'];
  const json = keys.map(listedKey);
  const rows = json.map(({ id, hint, account, plan, state, ...key }) => [
    ...[id, hint, account, plan, state, key.expires_at ?? 'never', key.last_used ?? 'never'],
    `${key.month_used} of ${key.month_limit ?? 'unlimited'}`,
  ]);
  const none = 'No keys yet; npm run keys -- create --account NAME makes one.';
  return { json, text: rows.length === 0 ? none : layOut([head, ...rows]) };
}

/** What `show` and `whois` print: a key, its owner, and the use of its account. */
export function sayKey(key: KeyDetails, use: readonly MonthUse[]): Said {
  const { accountState, adminOf, successorOf } = key;
  const json = {
    ...listedKey(key),
    account_state: accountState,
    admin_of: adminOf,
    successor_of: successorOf,
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
  const rows = [
    ['Key', key.id],
    ['Ends in', key.hint],
    ['Account', `${key.account} (${accountState})`],
    ['Plan', key.plan],
    ['State', key.state],
    ['Created', json.created_at ?? 'not recorded'],
    ['Expires', json.expires_at ?? 'never'],
    ['Last used', key.lastUsed ?? 'never'],
    ['Came from', successorOf],
    ...json.descendants.map(({ id, state, expires_at }) => [
      'Exchanged for',
      `${id} (${state}, expires ${expires_at ?? 'never'})`,
    ]),
    ['Sees the keys of', adminOf],
    ['This month', `${key.monthUsed} of ${key.monthLimit ?? 'unlimited'}`],
    ...json.use.flatMap(({ month, days, undated }) => [
      [`In ${month}`, undated === 0 ? null : `${undated} on days that were not recorded`],
      ...days.map(({ date, units }) => [date, String(units)]),
    ]),
  ];
  return { json, text: layOut(rows.filter((row) => row.every((cell) => cell !== null))) };
}

/** What `events` prints: the history. */
export function sayEvents(events: readonly AdminEvent[]): Said {
  const head = ['AT', 'BY', 'ORDER', 'ACCOUNT', 'KEY', 'MORE'];
  const json = events.map(({ at, by, action, account, keyId, detail }) => {
    return { at: isoInstant(at), by, action, account, key_id: keyId, detail };
  });
  const rows = json.map((event) => Object.values(event).map((cell) => cell ?? ''));
  return {
    json,
    text: rows.length === 0 ? 'Nothing has been changed yet.' : layOut([head, ...rows]),
  };
}

/** What `mend-month` prints. */
export function sayMoved(moved: readonly MovedUse[], month: Month): Said {
  const to = isoMonth(month);
  const json = moved.map(({ account, from, units }) => ({
    account,
    from: isoMonth(from),
    to,
    units,
  }));
  const lines = json.map(({ account, from, units }) => {
    return `${account}: ${units} of ${from} now count in ${to}`;
  });
  const none = `There is no use after ${to}; nothing was changed.`;
  return { json, text: lines.length === 0 ? none : lines.join('\n') };
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
