import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { RedisProcess } from '../../../test/support/redis/redis-process.ts';
import {
  fillServedFolder,
  NotReadyError,
  startServed,
} from '../../../test/support/server/served-process.ts';
import { exactly, type Finding } from '../suite.ts';

const KILLS = 5;

type Env = Readonly<Record<string, string>>;

/** Starts a second server on one folder, kills the first, and starts again, on both stores. */
export async function measureTwoServers(say: (progress: string) => void): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-two-'));
  const redis = new RedisProcess(folder);
  try {
    fillServedFolder(folder);
    await redis.start();
    const findings: Finding[] = [];
    const stores: readonly (readonly [string, Env])[] = [
      ['embedded', { VAR_DIR: join(folder, 'var') }],
      [
        'Redis, two processes',
        { VAR_DIR: join(folder, 'var-redis'), REDIS_URL: redis.url, PROCESSES: '2' },
      ],
    ];
    for (const [store, env] of stores) findings.push(...(await tryBoth(store, folder, env, say)));
    return findings;
  } finally {
    await redis.stop();
    rmSync(folder, { recursive: true });
  }
}

async function tryBoth(
  store: string,
  folder: string,
  env: Env,
  say: (progress: string) => void,
): Promise<Finding[]> {
  let refused = 0;
  let administered = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    say(`${store}: start and kill ${kill}`);
    // Throws when the killed server has left its lock behind.
    const first = await startServed(folder, env);
    if (await isRefused(folder, env)) refused += 1;
    const order = ['create', '--account', 'acme'];
    const { status } = spawnSync(
      process.execPath,
      [resolve('src/access/admin/keys-cli.ts'), ...order],
      { cwd: folder, env: { ...process.env, ...env } },
    );
    if (status === 0) administered += 1;
    first.child.kill('SIGKILL');
    await first.exited;
  }
  return [
    exactly(
      `${store}: second servers refused (one line, exit 78), each first one killed -9`,
      refused,
      KILLS,
    ),
    exactly(`${store}: commands carried out beside the first`, administered, KILLS),
  ];
}

async function isRefused(folder: string, env: Env): Promise<boolean> {
  try {
    const second = await startServed(folder, env);
    second.child.kill('SIGKILL');
    await second.exited;
    return false;
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    return error.exitCode === 78 && /^VAR_DIR: another server runs on .*\n$/.test(error.said);
  }
}
