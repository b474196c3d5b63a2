import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { digestOfKey, isWellFormedKey } from '../keys/key-format.ts';
import { type Month, monthAt } from '../limits/month.ts';
import { isPlanName, PLAN_NAMES, type PlanName } from '../limits/plans.ts';
import { mendMonth, restoreStore, type StorePlace } from '../open-store.ts';
import { rotateSigningKey, type SigningPlace } from '../signing/signing-key-file.ts';
import { type KeyAdmin, KeyAdminError, type NewKey } from '../store.ts';
import {
  type Said,
  sayCreated,
  sayEvents,
  sayKey,
  sayKeys,
  sayMoved,
  sayRevoked,
} from './keys-report.ts';

/** An order that makes no sense; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const OPTIONS = {
  account: { type: 'string' },
  plan: { type: 'string' },
  expires: { type: 'string' },
  unlimited: { type: 'boolean' },
  'admin-of': { type: 'string' },
  'overlap-hours': { type: 'string' },
  only: { type: 'boolean' },
  by: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** An order as given, and where it is carried out. */
interface Given {
  /** What follows its name; empty where it is missing. */
  readonly words: readonly [string, string];
  readonly values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  readonly place: StorePlace & SigningPlace;
  /** The name for the history. */
  readonly by: string;
  /** Opens the store, until the order is carried out. */
  readonly open: () => Promise<KeyAdmin>;
  /** All of standard input; only orders that need it read it. */
  readonly input: () => string;
}

/** `run` throws a UsageError before it opens a store. */
type Order = ReturnType<typeof order>;

function order(
  words: number,
  options: readonly (keyof typeof OPTIONS)[],
  run: (given: Given) => Promise<Said>,
) {
  return { words, options, run };
}

const keyState = (state: 'active' | 'disabled') =>
  order(1, ['by'], async ({ words: [id], open }) => {
    await (await open()).setState(id, state);
    return { json: { id, state }, text: `Key ${id} is now ${state}.` };
  });

const accountState = (state: 'active' | 'disabled') =>
  order(1, ['by'], async ({ words: [account], open }) => {
    await (await open()).setAccountState(account, state);
    return { json: { account, state }, text: `Account ${account} is now ${state}.` };
  });

/** The orders of `npm run keys`, by name. */
export const ORDERS: Readonly<Record<string, Order>> = {
  create: order(
    0,
    ['account', 'plan', 'expires', 'unlimited', 'admin-of', 'by'],
    async ({ values, open }) => {
      const input = readNewKey(values);
      return sayCreated(await (await open()).create(input));
    },
  ),
  list: order(0, ['account'], async ({ values, open }) =>
    sayKeys(await (await open()).list(values.account)),
  ),
  show: order(1, [], async ({ words: [id], open }) => {
    const admin = await open();
    const key = await admin.show(id);
    return sayKey(key, await admin.use(key.account));
  }),
  rotate: order(1, ['overlap-hours', 'by'], async ({ words: [id], values, open }) => {
    const overlapMillis = readOverlap(values, 24);
    return sayCreated(await (await open()).rotate(id, overlapMillis));
  }),
  revoke: order(1, ['only', 'by'], async ({ words: [id], values, open }) => {
    const admin = await open();
    if (!values.only) return sayRevoked(id, await admin.revokeLine(id));
    await admin.setState(id, 'revoked');
    return sayRevoked(id, []);
  }),
  disable: keyState('disabled'),
  enable: keyState('active'),
  plan: order(2, ['by'], async ({ words: [account, word], open }) => {
    const plan = readPlan(word);
    await (await open()).setPlan(account, plan);
    return { json: { account, plan }, text: `Account ${account} now has plan ${plan}.` };
  }),
  'disable-account': accountState('disabled'),
  'enable-account': accountState('active'),
  whois: order(1, [], async ({ words: [word], open, input }) => {
    const admin = await open();
    // `-` reads the key from standard input, so that no list of processes shows it.
    const text = (word === '-' ? input() : word).trim();
    // Never repeats the input: it may be most of a key.
    if (!isWellFormedKey(text)) {
      throw new KeyAdminError(
        'this is not a key: a key begins with rl_ and ends in a valid checksum; give all of it',
      );
    }
    const key = await admin.whois(digestOfKey(text));
    return sayKey(key, await admin.use(key.account));
  }),
  events: order(0, ['account'], async ({ values: { account = null }, open }) =>
    sayEvents(await (await open()).events(account)),
  ),
  backup: order(1, [], async ({ words: [file], open }) => {
    const { storeId: store, keys, bytes } = await (await open()).backUp(file);
    return {
      json: { file: resolve(file), store, keys, bytes },
      text: `Backed up ${keys} key(s) to ${file} (${bytes} bytes).`,
    };
  }),
  restore: order(1, ['by'], async ({ words: [file], place, by }) => {
    const { keptAside } = restoreStore(place, by, file);
    const kept = keptAside === null ? '' : ` What was there is in ${keptAside}.`;
    return { json: { restored: file, kept_aside: keptAside }, text: `Restored ${file}.${kept}` };
  }),
  'mend-month': order(1, ['by'], async ({ words: [word], place, by }) => {
    const month = readMonth(word);
    return sayMoved(await mendMonth(place, by, month), month);
  }),
  // Contract 21.4. The store is open, so every rotation can be recorded in the history.
  'rotate-signing': order(0, ['overlap-hours', 'by'], async ({ values, place, open }) => {
    const overlapSeconds = readOverlap(values, 0) / 1_000;
    const admin = await open();
    const nowSeconds = Math.floor(Date.now() / 1_000);
    const { present, retired } = rotateSigningKey(place, nowSeconds, overlapSeconds);
    await admin.noteSigningKey(present);
    const before = retired === null ? '' : ` ${retired} is retired, and stays published.`;
    const text = `Replies are signed with key ${present} from now on.${before}`;
    return { json: { kid: present, retired }, text };
  }),
};

function readNewKey(values: Given['values']): NewKey {
  const { account, plan, unlimited = false, expires } = values;
  if (account === undefined) {
    throw new UsageError('create needs an account, for example --account acme');
  }
  return {
    ...{ account, unlimited },
    adminOf: values['admin-of'] ?? null,
    plan: plan === undefined ? null : readPlan(plan),
    expiresAt: expires === undefined ? null : readInstant(expires),
  };
}

function readPlan(text: string): PlanName {
  if (!isPlanName(text)) throw new UsageError(`a plan is one of ${PLAN_NAMES.join(', ')}`);
  return text;
}

const ISO_INSTANT =
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** A date alone means its start in UTC; a time needs its zone. */
function readInstant(text: string): number {
  const millis = ISO_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  // `Date.parse` turns 30 February into 2 March: the day must come out as written.
  const day = Date.parse(text.slice(0, 10));
  if (Number.isNaN(millis) || new Date(day).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    throw new UsageError('--expires takes 2027-01-31 or 2027-01-31T12:00:00Z');
  }
  return millis;
}

function readMonth(text: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) {
    throw new UsageError('mend-month takes the current month, for example 2026-11');
  }
  return monthAt(Date.parse(text));
}

/** Milliseconds. */
function readOverlap({ 'overlap-hours': text }: Given['values'], usualHours: number): number {
  if (text !== undefined && !/^\d{1,4}$/.test(text)) {
    throw new UsageError('--overlap-hours takes 0 to 9999');
  }
  return Number(text ?? usualHours) * 3_600_000;
}
