import { resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import { digestOfKey, isWellFormedKey } from '../keys/key-format.ts';
import { type Month, monthAt } from '../limits/month.ts';
import { isPlanName, PLAN_NAMES, type PlanName } from '../limits/plans.ts';
import { mendMonth, openKeyAdmin, restoreStore, type StorePlace } from '../open-store.ts';
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
  sayRotatedSigning,
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
type OptionName = keyof typeof OPTIONS;

/** What follows the name of an order: two words, empty where they are missing, and its options. */
export interface Given {
  readonly words: readonly [string, string];
  readonly values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
}

/** Where an order is carried out. */
export interface OrderContext {
  readonly place: StorePlace & SigningPlace;
  /** The name for the history. */
  readonly by: string;
  /** All of standard input; only orders that need it read it. */
  readonly input: () => string;
}

interface Order {
  readonly words: number;
  readonly options: readonly OptionName[];
  /** @throws UsageError when a word or an option is not valid. */
  readonly read: (given: Given) => {
    readonly input: unknown;
    readonly run: (context: OrderContext) => Promise<Said>;
  };
}

function order<Input>(
  words: number,
  options: readonly OptionName[],
  read: (given: Given) => Input,
  run: (context: OrderContext, input: Input) => Promise<Said>,
): Order {
  return {
    words,
    options,
    read: (given) => {
      const input = read(given);
      return { input, run: (context) => run(context, input) };
    },
  };
}

/** An order to the open store. */
function storeOrder<Input>(
  words: number,
  options: readonly OptionName[],
  read: (given: Given) => Input,
  run: (admin: KeyAdmin, input: Input, context: OrderContext) => Promise<Said>,
): Order {
  return order(words, options, read, async (context, input) => {
    const admin = await openKeyAdmin(context.place, context.by);
    try {
      return await run(admin, input, context);
    } finally {
      await admin.close();
    }
  });
}

const firstWord = ({ words: [first] }: Given): string => first;
const accountOption = ({ values }: Given): string | null => values.account ?? null;

function keyState(state: 'active' | 'disabled'): Order {
  return storeOrder(1, ['by'], firstWord, async (admin, id) => {
    await admin.setState(id, state);
    return { json: { id, state }, text: `Key ${id} is now ${state}.` };
  });
}

function accountState(state: 'active' | 'disabled'): Order {
  return storeOrder(1, ['by'], firstWord, async (admin, account) => {
    await admin.setAccountState(account, state);
    return { json: { account, state }, text: `Account ${account} is now ${state}.` };
  });
}

/** The orders of `npm run keys`, by name. */
export const ORDERS: Readonly<Record<string, Order>> = {
  create: storeOrder(
    0,
    ['account', 'plan', 'expires', 'unlimited', 'admin-of', 'by'],
    readNewKey,
    async (admin, input) => sayCreated(await admin.create(input)),
  ),
  list: storeOrder(0, ['account'], accountOption, async (admin, account) =>
    sayKeys(await admin.list(account)),
  ),
  show: storeOrder(1, [], firstWord, async (admin, id) => {
    const key = await admin.show(id);
    return sayKey(key, await admin.use(key.account));
  }),
  rotate: storeOrder(
    1,
    ['overlap-hours', 'by'],
    ({ words: [id], values }) => ({ id, overlapMillis: readOverlap(values, 24) }),
    async (admin, { id, overlapMillis }) => sayCreated(await admin.rotate(id, overlapMillis)),
  ),
  // With `only`, the keys it was exchanged for are left unchanged.
  revoke: storeOrder(
    1,
    ['only', 'by'],
    ({ words: [id], values: { only = false } }) => ({ id, only }),
    async (admin, { id, only }) => {
      const descendants = only ? [] : await admin.revokeLine(id);
      if (only) await admin.setState(id, 'revoked');
      return sayRevoked(id, descendants);
    },
  ),
  disable: keyState('disabled'),
  enable: keyState('active'),
  plan: storeOrder(
    2,
    ['by'],
    ({ words: [account, plan] }) => ({ account, plan: readPlan(plan) }),
    async (admin, { account, plan }) => {
      await admin.setPlan(account, plan);
      return { json: { account, plan }, text: `Account ${account} now has plan ${plan}.` };
    },
  ),
  'disable-account': accountState('disabled'),
  'enable-account': accountState('active'),
  whois: storeOrder(1, [], firstWord, async (admin, word, { input }) => {
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
  events: storeOrder(0, ['account'], accountOption, async (admin, account) =>
    sayEvents(await admin.events(account)),
  ),
  backup: storeOrder(1, [], firstWord, async (admin, file) => {
    const { storeId: store, keys, bytes } = await admin.backUp(file);
    return {
      json: { file: resolve(file), store, keys, bytes },
      text: `Backed up ${keys} key(s) to ${file} (${bytes} bytes).`,
    };
  }),
  restore: order(1, ['by'], firstWord, async ({ place, by }, file) => {
    const { keptAside } = restoreStore(place, by, file);
    const kept = keptAside === null ? '' : ` What was there is in ${keptAside}.`;
    return { json: { restored: file, kept_aside: keptAside }, text: `Restored ${file}.${kept}` };
  }),
  'mend-month': order(
    1,
    ['by'],
    ({ words: [month] }) => readMonth(month),
    async ({ place, by }, month) => sayMoved(await mendMonth(place, by, month), month),
  ),
  // Contract 21.4. The store is open, so every rotation can be recorded in the history.
  'rotate-signing': storeOrder(
    0,
    ['overlap-hours', 'by'],
    ({ values }) => readOverlap(values, 0),
    async (admin, overlapMillis, { place }) => {
      const nowSeconds = Math.floor(Date.now() / 1_000);
      const rotated = rotateSigningKey(place, nowSeconds, overlapMillis / 1_000);
      await admin.noteSigningKey(rotated.present);
      return sayRotatedSigning(rotated);
    },
  ),
};

function readNewKey({ values }: Given): NewKey {
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
