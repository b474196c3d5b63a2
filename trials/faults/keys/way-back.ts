import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  makeServedFolder,
  NotReadyError,
  type ServedFolder,
  startServed,
} from '../../../test/support/server/served-process.ts';
import { exactly, type Finding } from '../suite.ts';

const SCHEMA = 'src/access/sqlite/sqlite-schema.ts';
const STEPS = 'src/access/sqlite/schema';
const CLI = 'src/access/admin/keys-cli.ts';
const SERVER = 'src/server/run/main.ts';
/** Calls by which a schema change writes; after a kill at any of them the store must be whole. */
const WRITES = ['pwrite64', 'fsync', 'fdatasync', 'rename', 'unlink'];
const WRITES_BETWEEN_KILLS = 5;

/**
 * Makes a next version of this program with one more schema step, has it serve the folder, and
 * goes back: by starting this program where the step only adds, by the command that the refusal
 * names where it removes. Then kills the schema change at its calls.
 */
export async function measureWayBack(say: (progress: string) => void): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'redletter-way-back-'));
  try {
    const wider = nextProgram(
      join(scratch, 'wider'),
      'ALTER TABLE keys ADD COLUMN later TEXT;',
      false,
    );
    const narrower = nextProgram(join(scratch, 'narrower'), 'DROP TABLE day_starts;', true);
    say('a schema that only adds');
    const added = await onFolder((folder) => goBackAtOnce(folder, wider));
    say('a schema that removes');
    const taken = await onFolder((folder) => goBackByCopy(folder, narrower));
    say('killing the change');
    const killed = await onFolder((folder) => killChanges(folder, narrower, scratch));
    return [...added, ...taken, ...killed];
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/**
 * This program with one more schema step.
 * @returns its folder.
 */
function nextProgram(root: string, step: string, takesAway: boolean): string {
  cpSync('src', join(root, 'src'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  for (const shared of ['node_modules', 'sources', 'packages']) {
    symlinkSync(resolve(shared), join(root, shared));
  }
  const path = join(root, SCHEMA);
  const text = readFileSync(path, 'utf8');
  const version = Number(/^const SCHEMA_VERSION = (\d+);$/m.exec(text)?.[1]) + 1;
  let next = text.replace(/^const SCHEMA_VERSION = \d+;$/m, `const SCHEMA_VERSION = ${version};`);
  if (takesAway)
    next = next.replace(/^const USABLE_FROM = \d+;$/m, `const USABLE_FROM = ${version};`);
  writeFileSync(path, next);
  writeFileSync(join(root, STEPS, `${version}.sql`), step);
  return root;
}

async function onFolder(measure: (folder: ServedFolder) => Promise<Finding[]>): Promise<Finding[]> {
  const folder = await makeServedFolder();
  try {
    return await measure(folder);
  } finally {
    folder.remove();
  }
}

async function goBackAtOnce(folder: ServedFolder, next: string): Promise<Finding[]> {
  const before = keyOf(keys('.', folder, 'create', '--account', 'before'));
  await serveAnd(folder, join(next, SERVER), async (ask) => void (await ask(before)));
  const after = keyOf(keys(next, folder, 'create', '--account', 'after'));
  const statuses: number[] = [];
  await serveAnd(folder, SERVER, async (ask) => {
    for (const key of [before, after, folder.key]) statuses.push(await ask(key));
  });
  const forth = keys(next, folder, 'list').status;
  return [
    exactly(
      'only added: earlier and later keys that the older program serves, of 3',
      statuses.filter((status) => status === 200).length,
      3,
    ),
    exactly('only added: exit code of the newer program afterwards', forth ?? -1, 0),
  ];
}

async function goBackByCopy(folder: ServedFolder, next: string): Promise<Finding[]> {
  const before = keyOf(keys('.', folder, 'create', '--account', 'before'));
  const after = keyOf(keys(next, folder, 'create', '--account', 'after'));
  const refusal = await startServed(folder.path).catch((error: unknown) => error);
  if (!(refusal instanceof NotReadyError)) throw new Error('the older program took the store');
  const [, copy] = /npm run keys -- restore (\S+)\n$/.exec(refusal.said) ?? [];
  const back = keys('.', folder, 'restore', copy ?? '').status;
  const statuses: number[] = [];
  await serveAnd(folder, SERVER, async (ask) => {
    for (const key of [before, folder.key, after]) statuses.push(await ask(key));
  });
  return [
    exactly('removed: exit code of the older program', refusal.exitCode ?? -1, 78),
    exactly('removed: exit code of the command that it names', back ?? -1, 0),
    exactly(
      'removed: earlier keys still served, of 2',
      statuses.filter((status) => status === 200).length,
      2,
    ),
    exactly('removed: later keys then unknown, of 1', Number(statuses[2] === 401), 1),
  ];
}

async function killChanges(
  folder: ServedFolder,
  next: string,
  scratch: string,
): Promise<Finding[]> {
  let killed = 0;
  let lost = 0;
  for (const name of WRITES) {
    const step = name === 'pwrite64' ? WRITES_BETWEEN_KILLS : 1;
    for (let call = 1; ; call += step) {
      const varDir = join(scratch, `${name}-${call}`);
      cpSync(join(folder.path, 'var'), varDir, { recursive: true });
      const inject = `inject=${name}:signal=SIGKILL:when=${call}`;
      const words = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${name}`, '-e', inject];
      const program = [process.execPath, join(next, CLI), 'list'];
      const { status } = spawnSync('strace', [...words, ...program], { env: envOf(varDir) });
      if (status === 0) break;
      killed += 1;
      if (!isWhole(varDir, next)) lost += 1;
      rmSync(varDir, { recursive: true });
    }
  }
  return [exactly(`kills of ${killed} changes that lost a key or the copy`, lost, 0)];
}

/** Whether the newer program finds its key after a kill and has the copy for the older one. */
function isWhole(varDir: string, next: string): boolean {
  const { status, stdout } = run(next, varDir, varDir, ['list']);
  const hasCopy = readdirSync(varDir).some((name) => /^access\.db\.schema-\d+$/.test(name));
  return status === 0 && stdout.includes('faults') && hasCopy;
}

async function serveAnd(
  folder: ServedFolder,
  program: string,
  work: (ask: (key: string) => Promise<number>) => Promise<void>,
): Promise<void> {
  const server = await startServed(folder.path, {}, program);
  try {
    await work(async (key) => {
      const headers = { Authorization: `Bearer ${key}` };
      return (await fetch(`${server.url}/v1/countries`, { headers })).status;
    });
    await server.stop();
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
  }
}

/** Runs a command in the folder, as the operator types it. */
function keys(root: string, folder: ServedFolder, ...words: string[]): SpawnSyncReturns<string> {
  return run(root, folder.path, join(folder.path, 'var'), words);
}

function run(root: string, cwd: string, varDir: string, words: string[]): SpawnSyncReturns<string> {
  const env = envOf(varDir);
  return spawnSync(process.execPath, [resolve(root, CLI), ...words], {
    cwd,
    env,
    encoding: 'utf8',
  });
}

function envOf(varDir: string): NodeJS.ProcessEnv {
  return { ...process.env, VAR_DIR: varDir };
}

/** The key that `create` has shown. */
function keyOf({ stdout, stderr }: SpawnSyncReturns<string>): string {
  const [key] = /rl_\w+/.exec(stdout) ?? [];
  if (key === undefined) throw new Error(`no key was made: ${stderr}`);
  return key;
}
