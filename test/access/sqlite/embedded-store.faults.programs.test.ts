import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { freePort } from '../../support/server/free-port.ts';
import { makeServedFolder, startServed } from '../../support/server/served-process.ts';
import { until } from '../../support/until.ts';

async function open(env: Readonly<Record<string, string>> = {}) {
  const folder = await makeServedFolder();
  onTestFinished(() => folder.remove());
  const server = await startServed(folder.path, env);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  const headers = { Authorization: `Bearer ${folder.key}` };
  const ask = async () => (await fetch(`${server.url}/v1/countries`, { headers })).status;
  return { folder, server, ask };
}

async function usedBy(folder: string): Promise<number> {
  const admin = openEmbeddedAdmin(join(folder, 'var'), Date.now);
  const [listed] = await admin.list();
  await admin.close();
  return listed?.monthUsed ?? Number.NaN;
}

/** The largest size that the files of a running process may grow to; null lifts the limit. */
function limitFiles(pid: number, bytes: number | null): void {
  const limit = `--fsize=${bytes ?? 'unlimited'}:`;
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), limit], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

test('on a full disk answers continue, /readyz reports it, and use is written once there is room', {
  tags: ['prlimit'],
}, async () => {
  const adminPort = await freePort();
  const { folder, server, ask } = await open({ ADMIN_PORT: String(adminPort) });
  const look = async (path: string) => (await fetch(`http://127.0.0.1:${adminPort}${path}`)).text();
  expect(await ask()).toBe(200);
  await until(async () => (await usedBy(folder.path)) === 1);
  // Room for a few journal records, but for no page of the database.
  limitFiles(server.pid, 100);
  for (let count = 0; count < 50; count += 1) expect(await ask()).toBe(200);
  await until(() => server.errors().includes('"event":"store"'));
  expect(await usedBy(folder.path)).toBeLessThan(51);
  await until(async () => (await look('/readyz')).includes('counted'));
  expect(JSON.parse(await look('/readyz'))).toEqual({
    status: 'unready',
    causes: ['use cannot be counted in the key store', 'use cannot be written to VAR_DIR (ENOSPC)'],
  });
  const metrics = await look('/metrics');
  expect(metrics).toMatch(/^redletter_store_up 0$/m);
  expect(metrics).toMatch(/^redletter_journal_writable 0$/m);
  limitFiles(server.pid, null);
  await until(async () => (await usedBy(folder.path)) === 51);
  expect(await usedBy(folder.path)).toBe(51);
  await until(async () => (await look('/readyz')) === '{"status":"ready"}\n');
  expect(await look('/metrics')).toMatch(/^redletter_journal_writable 1$/m);
  expect(await server.stop()).toBe(0);
});

test('while another process locks the file answers continue, and use is written afterwards', async () => {
  const { folder, ask } = await open();
  const other = new DatabaseSync(join(folder.path, 'var', 'access.db'));
  other.exec('BEGIN IMMEDIATE');
  for (let count = 0; count < 3; count += 1) expect(await ask()).toBe(200);
  other.exec('ROLLBACK');
  other.close();
  await until(async () => (await usedBy(folder.path)) === 3);
});

test('a permanently locked file stops the start, with a line that names it: exit 78', async () => {
  const folder = await makeServedFolder();
  onTestFinished(() => folder.remove());
  const other = new DatabaseSync(join(folder.path, 'var', 'access.db'));
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  await expect(startServed(folder.path)).rejects.toThrow(/access\.db: cannot be opened .*locked/);
  other.close();
});
