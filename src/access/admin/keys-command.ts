import { parseArgs } from 'node:util';
import type { Month } from '../limits/month.ts';
import { isPlanName, PLAN_NAMES, type PlanName } from '../limits/plans.ts';
import type { NewKey } from '../store.ts';

/** One order of `npm run keys`, as plain values. */
export type KeysCommand = Readonly<Order> & {
  readonly json: boolean;
  /** The name for the history; null = whoever is logged in. */
  readonly by: string | null;
};

type Order =
  | { name: 'create'; input: NewKey }
  | { name: 'list' | 'events'; account: string | null }
  | { name: 'show'; id: string }
  | { name: 'disable' | 'enable'; id: string }
  | { name: 'disable-account' | 'enable-account'; account: string }
  /** The key itself, or `-` to read it from standard input, so that no list of processes shows it. */
  | { name: 'whois'; key: string }
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string }
  | { name: 'mend-month'; month: Month }
  | { name: 'rotate-signing'; overlapMillis: number }
  | { name: 'rotate'; id: string; overlapMillis: number }
  /** With `only`, the keys it was exchanged for are left unchanged. */
  | { name: 'revoke'; id: string; only: boolean }
  | { name: 'plan'; account: string; plan: PlanName };

/** An order that makes no sense; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const KEYS_USAGE = `npm run keys -- create --account NAME [--plan ${PLAN_NAMES.join('|')}] [--expires ISO] [--unlimited]
                       [--admin-of ACCOUNT]     (this key sees the account's keys and may revoke them)
npm run keys -- list [--account NAME]
npm run keys -- show ID                         (one key, and its account's use by day)
npm run keys -- rotate ID [--overlap-hours N]   (24 by default)
npm run keys -- revoke ID [--only]              (without --only, also every key that it was exchanged for)
npm run keys -- disable ID | enable ID
npm run keys -- plan ACCOUNT PLAN               (also ends --unlimited)
npm run keys -- disable-account ACCOUNT | enable-account ACCOUNT   (all its keys at once)
npm run keys -- whois KEY                       (- reads the key from standard input)
npm run keys -- events [--account NAME]         (who changed what, and when)
npm run keys -- rotate-signing [--overlap-hours N]   (another key signs replies; 0 by default)
npm run keys -- backup FILE                     (while servers run)
npm run keys -- restore FILE                    (while none runs)
npm run keys -- mend-month YYYY-MM              (after a clock that ran ahead: the current month)
Every command takes --json: one JSON value on stdout and nothing else.
Commands that change something take --by NAME, for the history; the default is the login name.`;

const HOUR_MILLIS = 3_600_000;
const ISO_INSTANT =
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const OPTIONS = {
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

/** The options, and the number of words, that each command takes. */
const SHAPES: Readonly<
  Record<KeysCommand['name'], { words: number; options: readonly OptionName[] }>
> = {
  create: { words: 0, options: ['account', 'plan', 'expires', 'unlimited', 'admin-of', 'by'] },
  list: { words: 0, options: ['account'] },
  show: { words: 1, options: [] },
  rotate: { words: 1, options: ['overlap-hours', 'by'] },
  revoke: { words: 1, options: ['only', 'by'] },
  disable: { words: 1, options: ['by'] },
  enable: { words: 1, options: ['by'] },
  plan: { words: 2, options: ['by'] },
  'disable-account': { words: 1, options: ['by'] },
  'enable-account': { words: 1, options: ['by'] },
  whois: { words: 1, options: [] },
  events: { words: 0, options: ['account'] },
  backup: { words: 1, options: [] },
  restore: { words: 1, options: ['by'] },
  'mend-month': { words: 1, options: ['by'] },
  'rotate-signing': { words: 0, options: ['overlap-hours', 'by'] },
};

/**
 * Reads the words after `npm run keys --`.
 * @throws UsageError when they are not a valid order.
 */
export function parseKeysCommand(args: readonly string[]): KeysCommand {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name === undefined || !isCommandName(name)) {
    const problem = name === undefined ? 'a command is missing' : 'there is no such command';
    throw new UsageError(`${problem}; write one of ${Object.keys(SHAPES).join(', ')}`);
  }
  const shape = SHAPES[name];
  const stray = Object.keys(values).find(
    (option) => option !== 'json' && !(shape.options as readonly string[]).includes(option),
  );
  if (stray !== undefined) throw new UsageError(`${name} does not take --${stray}`);
  const [first = '', second = ''] = words;
  if (words.length !== shape.words) {
    throw new UsageError(`${name} takes ${shape.words} word(s), got ${words.length}`);
  }
  const common = {
    json: values.json ?? false,
    by: values.by === undefined ? null : who(values.by),
  };
  switch (name) {
    case 'create':
      return { ...common, name, input: newKey(values) };
    case 'rotate':
      return { ...common, name, id: first, overlapMillis: overlap(values['overlap-hours'], 24) };
    case 'revoke':
      return { ...common, name, id: first, only: values.only ?? false };
    case 'rotate-signing':
      return { ...common, name, overlapMillis: overlap(values['overlap-hours'], 0) };
    case 'plan':
      return { ...common, name, account: first, plan: planName(second) };
    case 'disable-account':
    case 'enable-account':
      return { ...common, name, account: first };
    case 'whois':
      return { ...common, name, key: first };
    case 'list':
    case 'events':
      return { ...common, name, account: values.account ?? null };
    case 'backup':
    case 'restore':
      return { ...common, name, file: first };
    case 'mend-month':
      return { ...common, name, month: monthOf(first) };
    default:
      return { ...common, name, id: first };
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parse>['values'];

function newKey(values: Values): NewKey {
  if (values.account === undefined) {
    throw new UsageError('create needs an account, for example --account acme');
  }
  return {
    account: values.account,
    plan: values.plan === undefined ? null : planName(values.plan),
    unlimited: values.unlimited ?? false,
    expiresAt: values.expires === undefined ? null : instant(values.expires),
    adminOf: values['admin-of'] ?? null,
  };
}

function planName(text: string): PlanName {
  if (!isPlanName(text)) throw new UsageError(`a plan is one of ${PLAN_NAMES.join(', ')}`);
  return text;
}

/** A date alone means its start in UTC; a time needs its zone. */
function instant(text: string): number {
  const millis = ISO_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  // `Date.parse` turns 30 February into 2 March: the day must come out as written.
  const day = Date.parse(text.slice(0, 10));
  if (Number.isNaN(millis) || new Date(day).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    throw new UsageError('--expires takes 2027-01-31 or 2027-01-31T12:00:00Z');
  }
  return millis;
}

function who(text: string): string {
  if (!/^[^\p{C}]{1,64}$/u.test(text) || text.trim() === '') {
    throw new UsageError('--by takes a name of up to 64 characters, for example --by anna');
  }
  return text;
}

function monthOf(text: string): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  if (year === undefined) {
    throw new UsageError('mend-month takes the current month, for example 2026-11');
  }
  return (Number(year) - 1970) * 12 + Number(month) - 1;
}

function overlap(text: string | undefined, usualHours: number): number {
  if (text === undefined) return usualHours * HOUR_MILLIS;
  if (!/^\d{1,4}$/.test(text)) throw new UsageError('--overlap-hours takes 0 to 9999');
  return Number(text) * HOUR_MILLIS;
}

function isCommandName(text: string): text is KeysCommand['name'] {
  return Object.hasOwn(SHAPES, text);
}
