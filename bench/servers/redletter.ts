import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startProcess } from './process.ts';

/** Our server as shipped, with keys of its own. */
export interface Redletter {
  readonly server: ServerProcess;
  /** The `Authorization` of an unlimited account. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * A folder for a store, or a store in Redis, with one unlimited account, and that account's key.
 */
export function newStore(redisUrl?: string): { varDir: string; key: string } {
  const varDir = mkdtempSync(join(tmpdir(), 'redletter-bench-'));
  const run = spawnSync(
    process.execPath,
    [
      'src/access/admin/keys-cli.ts',
      'create',
      '--account',
      'bench',
      '--plan',
      'business',
      '--unlimited',
      '--json',
    ],
    { encoding: 'utf8', env: { ...process.env, VAR_DIR: varDir, REDIS_URL: redisUrl ?? '' } },
  );
  const created: unknown = JSON.parse(run.stdout || 'null');
  if (typeof created !== 'object' || created === null || !('key' in created)) {
    throw new Error(`no key could be made: ${run.stderr}`);
  }
  return { varDir, key: String(created.key) };
}

/**
 * Starts the service as `npm run serve` does.
 * @param program the path of another one to start.
 */
export async function startRedletter(
  store: { varDir: string; key: string },
  env: Readonly<Record<string, string>> = {},
  cores?: string,
  program = 'src/server/run/main.ts',
): Promise<Redletter> {
  const headers = { Authorization: `Bearer ${store.key}` };
  const server = await startProcess(
    'redletter',
    // As in `npm run serve`: a small nursery saves 13 MiB, a single malloc arena 4 MiB, and a
    // compile cache that includes the first file saves the 15 MiB of Node's type stripper.
    ['--max-semi-space-size=4', '--v8-pool-size=1', '--heap-growing-percent=50', program],
    {
      NODE_COMPILE_CACHE: 'node_modules/.cache/redletter',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '32768',
      VAR_DIR: store.varDir,
      ...env,
    },
    { path: '/v1/countries', headers },
    cores,
  );
  return { server, headers };
}
