import { userInfo } from 'node:os';
import { SettingError } from '../../settings/setting-error.ts';
import { readSettings } from '../../settings/settings.ts';
import { KeyAdminError, StoreError } from '../store.ts';
import { KEYS_USAGE, parseKeysCommand } from './keys-command.ts';
import { type OrderContext, UsageError } from './order-table.ts';

/** The input of the process besides its arguments. */
interface KeysSurroundings extends Pick<OrderContext, 'input'> {
  readonly env: NodeJS.ProcessEnv;
}

/** The outcome of an order. Null fields print nothing. */
interface KeysOutcome {
  readonly exitCode: number;
  /** For standard output, without the last line break. */
  readonly out: string | null;
  /** One line for standard error, without its line break. */
  readonly err: string | null;
}

/**
 * Carries out an order: exit 0 = done, 1 = refused, 64 = not understood, 78 = a setting or the
 * store cannot be used. Contract 14.9.
 * @throws any fault of the program itself, with its stack.
 */
export async function runKeys(
  args: readonly string[],
  { env, input }: KeysSurroundings,
): Promise<KeysOutcome> {
  if (args.includes('--help') || args.length === 0) {
    return { exitCode: 0, out: KEYS_USAGE, err: null };
  }
  try {
    const { json, by, run } = parseKeysCommand(args);
    const said = await run({ place: readSettings(env), by: by ?? loginName(), input });
    return { exitCode: 0, out: json ? JSON.stringify(said.json) : said.text, err: null };
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (exitCode === null || !(error instanceof Error)) throw error;
    return { exitCode, out: null, err: error.message.replaceAll('\n', ' ') };
  }
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
  if (error instanceof UsageError) return 64;
  if (error instanceof KeyAdminError) return 1;
  if (error instanceof StoreError || error instanceof SettingError) return 78;
  return null;
}
