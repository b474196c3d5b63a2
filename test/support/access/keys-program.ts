import { spawnSync } from 'node:child_process';
import { openKeyAdmin } from '../../../src/access/open-store.ts';
import type { KeyAdmin, NewKey } from '../../../src/access/store.ts';
import { tempFolder } from '../temp-folder.ts';

/** The program as `npm run keys` runs it, on a store of its own. */
export function openCli() {
  const varDir = tempFolder();
  const runWith = (input: string, ...args: string[]) => {
    const done = spawnSync(process.execPath, ['src/access/admin/keys-cli.ts', ...args], {
      env: { ...process.env, VAR_DIR: varDir },
      encoding: 'utf8',
      input,
    });
    return { code: done.status, out: done.stdout, err: done.stderr };
  };
  const run = (...args: string[]) => runWith('', ...args);
  const json = (...args: string[]) => JSON.parse(run(...args, '--json').out);
  /** Changes or reads the same store in this process, where the program is not what is tested. */
  const within = async <T>(use: (admin: KeyAdmin) => T | Promise<T>): Promise<T> => {
    const admin = await openKeyAdmin({ redisUrl: null, varDir }, 'test');
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
