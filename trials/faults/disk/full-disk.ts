import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { freePort } from '../../../test/support/server/free-port.ts';
import {
  makeServedFolder,
  type ServedFolder,
  startServed,
} from '../../../test/support/server/served-process.ts';
import { exactly, type Finding } from '../suite.ts';

const DISK = 'size=16m,mode=0700';
/** More than a block of the journal: a file with room in its last block is not full. */
const ASKED = 500;
const REVOKED = 5;

/**
 * Fills the disk of `VAR_DIR`, a tmpfs of its own, under a server: it must keep answering, report
 * the fault, and still revoke keys; once there is room again, all use counts.
 */
export async function measureFullDisk(say: (progress: string) => void): Promise<Finding[]> {
  const folder = await makeServedFolder();
  const varDir = join(folder.path, 'full');
  mkdirSync(varDir);
  try {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', varDir]);
    if (mounted.status !== 0) {
      const what = 'left out: a small disk of its own takes a root that may mount a tmpfs';
      return [{ what, measured: '-', bar: '-', met: true }];
    }
    try {
      return await measureOn(folder, varDir, say);
    } finally {
      spawnSync('umount', ['--lazy', varDir]);
    }
  } finally {
    folder.remove();
  }
}

async function measureOn(
  folder: ServedFolder,
  varDir: string,
  say: (progress: string) => void,
): Promise<Finding[]> {
  const { asked, others } = await makeKeys(varDir);
  const adminPort = await freePort();
  const env = { VAR_DIR: varDir, ADMIN_PORT: String(adminPort) };
  const server = await startServed(folder.path, env);
  const ask = async (key: string) => {
    const headers = { Authorization: `Bearer ${key}` };
    return (await fetch(`${server.url}/v1/countries`, { headers })).status;
  };
  const look = async (path: string) => (await fetch(`http://127.0.0.1:${adminPort}${path}`)).text();
  const keys = (...words: string[]) =>
    spawnSync(process.execPath, [resolve('src/access/admin/keys-cli.ts'), ...words], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  try {
    for (const { key } of others) await ask(key);
    say('the disk is full');
    const filler = join(varDir, 'filler');
    fillUp(filler);
    let answered = 0;
    for (let count = 0; count < ASKED; count += 1) if ((await ask(asked)) === 200) answered += 1;
    const isUnready = async () => (await look('/readyz')).includes('VAR_DIR (ENOSPC)');
    const toldUnready = await within(isUnready);
    const metrics = await look('/metrics');
    say('keys are revoked');
    const created = keys('create', '--account', 'late').status;
    const revoked = others.filter(({ id }) => keys('revoke', id).status === 0);
    const refused = await within(async () => {
      const statuses = await Promise.all(revoked.map(({ key }) => ask(key)));
      return statuses.every((status) => status === 401);
    }, 5_000);
    say('there is room again');
    rmSync(filler);
    const ready = await within(async () => (await look('/readyz')).includes('"ready"'));
    await server.stop();
    const counted = await useOf(varDir, 'asked');
    return [
      exactly(`of ${ASKED} requests answered on a full disk`, answered, ASKED),
      isTrue('/readyz says that use cannot be written', toldUnready),
      isTrue('redletter_journal_writable is 0', /^redletter_journal_writable 0$/m.test(metrics)),
      isTrue('a key cannot be made', created !== 0),
      exactly(`of ${REVOKED} revocations carried out`, revoked.length, REVOKED),
      isTrue('the server refuses each of them within five seconds', refused),
      isTrue('/readyz says ready, with room again', ready),
      exactly('units counted at the end', counted, ASKED),
    ];
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
  }
}

const LIMITLESS = { plan: 'business', unlimited: true, expiresAt: null } as const;

async function makeKeys(varDir: string) {
  const admin = openEmbeddedAdmin(varDir, Date.now, 'trial');
  const { key: asked } = await admin.create({ account: 'asked', ...LIMITLESS });
  const others = [];
  for (let count = 0; count < REVOKED; count += 1) {
    others.push(await admin.create({ account: 'others', ...LIMITLESS }));
  }
  await admin.close();
  return { asked, others };
}

async function useOf(varDir: string, account: string): Promise<number> {
  const admin = openEmbeddedAdmin(varDir, Date.now, 'trial');
  const [listed] = await admin.list(account);
  await admin.close();
  return listed?.monthUsed ?? Number.NaN;
}

/** Writes until the disk is full, at the end page by page. */
function fillUp(file: string): void {
  for (const bytes of [1_048_576, 4_096]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes));
    } catch {
      // It is full.
    }
  }
}

/** Whether the condition becomes true in time. */
async function within(isSo: () => Promise<boolean>, millis = 10_000): Promise<boolean> {
  const end = performance.now() + millis;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await pause(50);
  }
  return true;
}

function isTrue(what: string, met: boolean): Finding {
  return { what, measured: met ? 'yes' : 'no', bar: 'yes', met };
}
