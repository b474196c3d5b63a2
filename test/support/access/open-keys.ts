import { runKeys } from '../../../src/access/admin/run-keys.ts';
import { openKeyAdmin } from '../../../src/access/open-store.ts';
import type { KeyAdmin, NewKey } from '../../../src/access/store.ts';
import { tempFolder } from '../temp-folder.ts';

/** The exit code of a command and its output, without the last line end. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the program in this process, on its own store.
 * @param settings of the program, besides the folder.
 */
export function openKeys(settings: Readonly<Record<string, string>> = {}) {
  const varDir = tempFolder();
  const env = { ...process.env, VAR_DIR: varDir, ...settings };
  const runWith = async (input: string, ...args: string[]): Promise<Ended> => {
    const { exitCode, out, err } = await runKeys(args, { env, input: () => input });
    const line = (text: string | null) => (text === null ? '' : `${text}\n`);
    return { code: exitCode, out: line(out), err: line(err) };
  };
  const run = (...args: string[]) => runWith('', ...args);
  const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).out);
  /** Reads or changes the same store where no command is under test. */
  const within = async <T>(use: (admin: KeyAdmin) => T | Promise<T>): Promise<T> => {
    const admin = await openKeyAdmin({ redisUrl: settings.REDIS_URL ?? null, varDir }, 'test');
    try {
      return await use(admin);
    } finally {
      await admin.close();
    }
  };
  const create = (more: Partial<NewKey> = {}) => {
    const usual = { account: 'acme', plan: null, unlimited: false, expiresAt: null };
    return within((admin) => admin.create({ ...usual, ...more }));
  };
  const list = () => within((admin) => admin.list());
  return { run, runWith, json, within, create, list, varDir };
}
