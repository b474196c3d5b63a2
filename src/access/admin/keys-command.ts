import { parseArgs } from 'node:util';
import { isPlanName, PLAN_NAMES, type PlanName } from '../limits/plans.ts';
import type { NewKey } from '../store.ts';

/** One order of `npm run keys`, as plain values. */
export type KeysCommand =
  | { readonly name: 'create'; readonly json: boolean; readonly input: NewKey }
  | { readonly name: 'list'; readonly json: boolean }
  | {
      readonly name: 'rotate';
      readonly json: boolean;
      readonly id: string;
      readonly overlapMillis: number;
    }
  | { readonly name: 'revoke' | 'disable' | 'enable'; readonly json: boolean; readonly id: string }
  | {
      readonly name: 'plan';
      readonly json: boolean;
      readonly account: string;
      readonly plan: PlanName;
    };

/** An order that cannot be understood: the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const KEYS_USAGE = `npm run keys -- create --account NAME [--plan ${PLAN_NAMES.join('|')}] [--expires ISO] [--unlimited]
npm run keys -- list
npm run keys -- rotate ID [--overlap-hours N]   (24 by default)
npm run keys -- revoke ID | disable ID | enable ID
npm run keys -- plan ACCOUNT PLAN               (also ends --unlimited)
Each takes --json: one JSON value on stdout and nothing else.`;

const HOUR_MILLIS = 3_600_000;
const ISO_INSTANT =
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const OPTIONS = {
  account: { type: 'string' },
  plan: { type: 'string' },
  expires: { type: 'string' },
  unlimited: { type: 'boolean' },
  'overlap-hours': { type: 'string' },
  json: { type: 'boolean' },
} as const;
type OptionName = keyof typeof OPTIONS;

/** Which options and how many words each order takes. */
const SHAPES: Readonly<
  Record<KeysCommand['name'], { words: number; options: readonly OptionName[] }>
> = {
  create: { words: 0, options: ['account', 'plan', 'expires', 'unlimited'] },
  list: { words: 0, options: [] },
  rotate: { words: 1, options: ['overlap-hours'] },
  revoke: { words: 1, options: [] },
  disable: { words: 1, options: [] },
  enable: { words: 1, options: [] },
  plan: { words: 2, options: [] },
};

/**
 * Reads the words after `npm run keys --`.
 * @throws UsageError when they are no order.
 */
export function parseKeysCommand(args: readonly string[]): KeysCommand {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (name === undefined || !isCommandName(name)) {
    const problem = name === undefined ? 'an order is missing' : 'there is no such order';
    throw new UsageError(`${problem}; write one of ${Object.keys(SHAPES).join(', ')}`);
  }
  const shape = SHAPES[name];
  const stray = Object.keys(values).find(
    (option) => option !== 'json' && !(shape.options as readonly string[]).includes(option),
  );
  if (stray !== undefined) throw new UsageError(`${name} does not take --${stray}`);
  const json = values.json ?? false;
  const [first = '', second = ''] = words;
  if (words.length !== shape.words) {
    throw new UsageError(`${name} takes ${shape.words} word(s), got ${words.length}`);
  }
  switch (name) {
    case 'create':
      return { name, json, input: newKey(values) };
    case 'list':
      return { name, json };
    case 'rotate':
      return { name, json, id: first, overlapMillis: overlap(values['overlap-hours']) };
    case 'plan':
      return { name, json, account: first, plan: planName(second) };
    default:
      return { name, json, id: first };
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
  };
}

function planName(text: string): PlanName {
  if (!isPlanName(text)) throw new UsageError(`a plan is one of ${PLAN_NAMES.join(', ')}`);
  return text;
}

/** A date alone is its beginning in UTC; a time needs its zone. */
function instant(text: string): number {
  const millis = ISO_INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  // `Date.parse` moves 30 February to March: the day must still be the one written.
  const day = Date.parse(text.slice(0, 10));
  if (Number.isNaN(millis) || new Date(day).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    throw new UsageError('--expires takes 2027-01-31 or 2027-01-31T12:00:00Z');
  }
  return millis;
}

function overlap(text: string | undefined): number {
  if (text === undefined) return 24 * HOUR_MILLIS;
  if (!/^\d{1,4}$/.test(text)) throw new UsageError('--overlap-hours takes 0 to 9999');
  return Number(text) * HOUR_MILLIS;
}

function isCommandName(text: string): text is KeysCommand['name'] {
  return Object.hasOwn(SHAPES, text);
}
