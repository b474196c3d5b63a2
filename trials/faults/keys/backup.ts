import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { restoreFolder } from '../../../src/access/sqlite/restore.ts';
import type { ListedKey } from '../../../src/access/store.ts';
import { Random } from '../../../test/support/random.ts';
import { apiRequest, RawLoad } from '../../../test/support/raw/raw-load.ts';
import { makeServedFolder, startServed } from '../../../test/support/server/served-process.ts';
import { exactly, type Finding } from '../suite.ts';

/** The default of the long form: 50. */
const TIMES = Number(process.env.KEYS_BACKUPS ?? '6');
const LOAD_ACCOUNT = 'faults';

type States = ReadonlyMap<string, string>;

/**
 * Backs a store up while it is under load and its keys change, kills every other backup at a
 * random moment, and restores the result; then kills restores.
 */
export async function measureBackups(say: (progress: string) => void): Promise<Finding[]> {
  const folder = await makeServedFolder();
  const scratch = mkdtempSync(join(tmpdir(), 'redletter-backup-'));
  const varDir = join(folder.path, 'var');
  const file = join(scratch, 'keys.backup');
  const random = new Random(28);
  const server = await startServed(folder.path);
  const load = new RawLoad({
    port: server.port,
    request: apiRequest(folder.key),
    connections: 8,
    perSecond: null,
  });
  const changes = changeKeys(varDir);
  const wrong: string[] = [];
  let whole = 0;
  try {
    load.start();
    let before = { states: changes.states(), used: 0 };
    let millis = 0;
    for (let time = 1; time <= TIMES; time += 1) {
      say(`backup ${time} of ${TIMES}`);
      const now = { states: changes.states(), used: load.acknowledged };
      const begun = performance.now();
      const child = keys(varDir, 'backup', file);
      // The first one completes, so that there is always a complete file to return to.
      if (time % 2 === 0) await killAfter(child, random.below(Math.ceil(millis * 1.1)));
      const code = await ended(child);
      if (code === 0) {
        millis = performance.now() - begun;
        whole += 1;
      }
      const usedMax = load.acknowledged + load.inFlight;
      // A killed backup leaves the last complete one, or is complete itself.
      if (code === 0) before = now;
      const problem = await checkBackup(file, join(scratch, `var-${time}`), before, usedMax);
      if (problem !== null) wrong.push(problem);
    }
    await changes.stop();
    await load.stop();
    await ended(keys(varDir, 'backup', file));
    const exact = await restoredFrom(file, join(scratch, 'var-exact'));
    await server.stop();
    say('killing restores');
    const kills = await killRestores(varDir, file, scratch);
    return [
      exactly(
        `backups under load, ${whole} of ${TIMES} complete: incomplete restores`,
        wrong.length,
        0,
      ),
      exactly('use in a backup minus acknowledged use', usedOf(exact) - load.acknowledged, 0),
      exactly(
        `kills of ${kills.killed} restores that left neither the old store nor the new`,
        kills.wrong,
        0,
      ),
      {
        what: 'restores were killed before and after the store had changed',
        measured: kills.sawBoth ? 'both' : 'not both',
        bar: 'both',
        met: kills.sawBoth,
      },
    ];
  } finally {
    await changes.stop();
    server.child.kill('SIGKILL');
    await server.exited;
    folder.remove();
    rmSync(scratch, { recursive: true });
  }
}

/** Makes and revokes keys until it is stopped; `states` holds what has been acknowledged so far. */
function changeKeys(varDir: string) {
  const states = new Map<string, string>();
  const admin = openEmbeddedAdmin(varDir, Date.now, 'trial');
  let isStopping = false;
  const run = async () => {
    const input = { account: 'acme', plan: null, unlimited: false, expiresAt: null };
    while (!isStopping) {
      const { id } = await admin.create(input);
      states.set(id, 'active');
      await pause(5);
      await admin.setState(id, 'revoked');
      states.set(id, 'revoked');
      await pause(5);
    }
    await admin.close();
  };
  const running = run();
  return {
    states: (): States => new Map(states),
    stop: () => {
      isStopping = true;
      return running;
    },
  };
}

async function checkBackup(
  file: string,
  varDir: string,
  before: { readonly states: States; readonly used: number },
  usedMax: number,
): Promise<string | null> {
  let listed: readonly ListedKey[];
  try {
    listed = await restoredFrom(file, varDir);
  } catch (error) {
    return String(error);
  } finally {
    rmSync(varDir, { recursive: true, force: true });
  }
  const found = new Map(listed.map(({ id, state }) => [id, state]));
  for (const [id, state] of before.states) {
    // A key that was active may have been revoked since.
    const is = found.get(id);
    if (is === undefined || (state === 'revoked' && is !== state))
      return `${id}: ${state}, is ${is}`;
  }
  const used = usedOf(listed);
  return used < before.used || used > usedMax ? `${used} used, ${before.used} to ${usedMax}` : null;
}

function restoredFrom(file: string, varDir: string): Promise<readonly ListedKey[]> {
  restoreFolder({ varDir, now: Date.now, by: 'trial' }, file);
  return listedIn(varDir);
}

async function listedIn(varDir: string): Promise<readonly ListedKey[]> {
  const admin = openEmbeddedAdmin(varDir, Date.now);
  const listed = await admin.list();
  await admin.close();
  return listed;
}

function usedOf(listed: readonly ListedKey[]): number {
  return listed.find(({ account }) => account === LOAD_ACCOUNT)?.monthUsed ?? 0;
}

/** Calls by which a restore changes the disk. */
const WRITES = ['pwrite64', 'fsync', 'fdatasync', 'ftruncate', 'rename', 'unlink'];
/** The long form kills at each write, the short one at every seventh; both at each other call. */
const WRITES_BETWEEN_KILLS = TIMES >= 50 ? 1 : 7;

/**
 * Kills a restore at its first write, at a later one, and so on, until one completes, and
 * likewise at each of the other calls. After each, the store is either the old one or the new
 * one.
 */
async function killRestores(varDir: string, file: string, scratch: string) {
  const old = openEmbeddedAdmin(varDir, Date.now);
  await old.create({ account: 'only-in-the-old', plan: null, unlimited: false, expiresAt: null });
  await old.close();
  const oldCount = (await listedIn(varDir)).length;
  const counts = [oldCount, (await restoredFrom(file, join(scratch, 'new'))).length];
  const seen = new Set<number>();
  let wrong = 0;
  let killed = 0;
  for (const name of WRITES) {
    const step = name === 'pwrite64' ? WRITES_BETWEEN_KILLS : 1;
    for (let call = 1; ; call += step) {
      const place = join(scratch, `killed-at-${name}-${call}`);
      cpSync(varDir, place, { recursive: true });
      const code = await ended(restoreKilledAt(name, call, place, file));
      if (code === 0) break;
      killed += 1;
      try {
        const count = (await listedIn(place)).length;
        seen.add(count);
        if (!counts.includes(count)) wrong += 1;
      } catch {
        wrong += 1;
      }
      rmSync(place, { recursive: true });
    }
  }
  return { killed, wrong, sawBoth: seen.size === 2 };
}

function restoreKilledAt(name: string, call: number, varDir: string, file: string): ChildProcess {
  const inject = `inject=${name}:signal=SIGKILL:when=${call}`;
  const program = [process.execPath, 'src/access/admin/keys-cli.ts', 'restore', file];
  const words = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${name}`, '-e', inject, ...program];
  const env = { ...process.env, VAR_DIR: varDir };
  return spawn('strace', words, { env, stdio: 'ignore' });
}

function keys(varDir: string, ...order: string[]): ChildProcess {
  const env = { ...process.env, VAR_DIR: varDir };
  return spawn(process.execPath, ['src/access/admin/keys-cli.ts', ...order], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function killAfter(child: ChildProcess, millis: number): Promise<void> {
  await pause(millis);
  child.kill('SIGKILL');
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
