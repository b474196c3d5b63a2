import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { SettingError } from '../../settings/setting-error.ts';
import { readSettings } from '../../settings/settings.ts';
import { PLAN_NAMES } from '../limits/plans.ts';
import { openKeyAdmin } from '../open-store.ts';
import { KeyAdminError, StoreError } from '../store.ts';
import { systemCode } from '../var-dir/synced-files.ts';
import { OPTIONS, ORDERS, UsageError } from './order-table.ts';

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
 * Carries out an order: exit 0 = done, 1 = refused, 64 = not understood, 78 = a setting or the
 * store cannot be used. Contract 14.9.
 * @param input all of standard input; only orders that need it read it.
 * @returns text without its last line break for standard output, or a line for standard error.
 * @throws any fault of the program itself, with its stack.
 */
export async function runKeys(
  args: readonly string[],
  { env, input }: { readonly env: NodeJS.ProcessEnv; readonly input: () => string },
): Promise<{
  readonly exitCode: number;
  readonly out: string | null;
  readonly err: string | null;
}> {
  if (args.includes('--help') || args.length === 0) {
    return { exitCode: 0, out: KEYS_USAGE, err: null };
  }
  try {
    const { words, values, run } = parseOrder(args);
    const { json = false, by = loginName() } = values;
    const place = readSettings(env);
    await using opened = new AsyncDisposableStack();
    const open = async () => {
      const admin = await openKeyAdmin(place, by);
      opened.defer(async () => admin.close());
      return admin;
    };
    const said = await run({ words, values, place, by, open, input });
    return { exitCode: 0, out: json ? JSON.stringify(said.json) : said.text, err: null };
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (exitCode === null || !(error instanceof Error)) throw error;
    return { exitCode, out: null, err: error.message.replaceAll('\n', ' ') };
  }
}

/** The words and options of an order. @throws UsageError or the error of `parseArgs`. */
function parseOrder(args: readonly string[]) {
  const options = { args: [...args], options: OPTIONS, allowPositionals: true } as const;
  const { values, positionals } = parseArgs(options);
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
  const { by } = values;
  if (by !== undefined && (!/^[^\p{C}]{1,64}$/u.test(by) || by.trim() === '')) {
    throw new UsageError('--by takes a name of up to 64 characters, for example --by anna');
  }
  const [first = '', second = ''] = words;
  return { words: [first, second] as const, values, run: order.run };
}

/** A container may run as a user without a name. */
function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Null for a fault of the program. */
function exitCodeOf(error: unknown): number | null {
  if (error instanceof UsageError || systemCode(error).startsWith('ERR_PARSE_ARGS')) return 64;
  if (error instanceof KeyAdminError) return 1;
  if (error instanceof StoreError || error instanceof SettingError) return 78;
  return null;
}
