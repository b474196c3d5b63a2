import { parseArgs } from 'node:util';
import { PLAN_NAMES } from '../limits/plans.ts';
import type { Said } from './keys-report.ts';
import { OPTIONS, ORDERS, type OrderContext, UsageError } from './order-table.ts';

/** One order of `npm run keys`, read and not yet carried out. */
export interface KeysCommand {
  readonly name: string;
  readonly json: boolean;
  /** The name for the history; null = whoever is logged in. */
  readonly by: string | null;
  /** What the words and options say, as plain values. */
  readonly input: unknown;
  readonly run: (context: OrderContext) => Promise<Said>;
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

/**
 * Reads the words after `npm run keys --`.
 * @throws UsageError when they are not a valid order.
 */
export function parseKeysCommand(args: readonly string[]): KeysCommand {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  const order = name !== undefined && Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined;
  if (name === undefined || order === undefined) {
    const problem = name === undefined ? 'a command is missing' : 'there is no such command';
    throw new UsageError(`${problem}; write one of ${Object.keys(ORDERS).join(', ')}`);
  }
  const known: readonly string[] = [...order.options, 'json'];
  const stray = Object.keys(values).find((option) => !known.includes(option));
  if (stray !== undefined) throw new UsageError(`${name} does not take --${stray}`);
  if (words.length !== order.words) {
    throw new UsageError(`${name} takes ${order.words} word(s), got ${words.length}`);
  }
  const { json = false, by = null } = values;
  if (by !== null && (!/^[^\p{C}]{1,64}$/u.test(by) || by.trim() === '')) {
    throw new UsageError('--by takes a name of up to 64 characters, for example --by anna');
  }
  const [first = '', second = ''] = words;
  return { name, json, by, ...order.read({ words: [first, second], values }) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
