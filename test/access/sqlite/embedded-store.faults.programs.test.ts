import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createGate } from '../../../src/access/gate.ts';
import { openEmbeddedAdmin, openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import type { Caller, Spent } from '../../../src/api/message.ts';
import { addKeys, timeLookups } from '../../support/faults/many-keys.ts';
import { makeServedFolder, startServed } from '../../support/server/served-process.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function open() {
  const folder = await makeServedFolder();
  onTestFinished(() => folder.remove());
  const server = await startServed(folder.path);
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

test('a full disk: answers go on, and their use is written when there is room again', async () => {
  const { folder, server, ask } = await open();
  expect(await ask()).toBe(200);
  await pause(100);
  // Room for a few records of the journal, and for none of the database's.
  limitFiles(server.pid, 100);
  for (let count = 0; count < 50; count += 1) expect(await ask()).toBe(200);
  expect(server.errors()).toMatch(/"event":"store"/);
  expect(await usedBy(folder.path)).toBeLessThan(51);
  limitFiles(server.pid, null);
  while ((await usedBy(folder.path)) < 51) await pause(100);
  expect(await usedBy(folder.path)).toBe(51);
  expect(await server.stop()).toBe(0);
}, 60_000);

test('a file that somebody else has locked: answers go on, and their use is written after it', async () => {
  const { folder, ask } = await open();
  const other = new DatabaseSync(join(folder.path, 'var', 'access.db'));
  other.exec('BEGIN IMMEDIATE');
  for (let count = 0; count < 3; count += 1) expect(await ask()).toBe(200);
  other.exec('ROLLBACK');
  other.close();
  while ((await usedBy(folder.path)) < 3) await pause(100);
  expect(await usedBy(folder.path)).toBe(3);
}, 60_000);

test('a file that is locked for good stops the start, with a line that names it: exit 78', async () => {
  const folder = await makeServedFolder();
  onTestFinished(() => folder.remove());
  const other = new DatabaseSync(join(folder.path, 'var', 'access.db'));
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  await expect(startServed(folder.path)).rejects.toThrow(/access\.db: cannot be opened .*locked/);
  other.close();
}, 60_000);

test('a clock that goes over the end of a month and back counts on, and refuses nobody for long', async () => {
  const clock = { now: Date.parse('2026-11-30T23:59:58Z') };
  const varDir = tempFolder();
  const store = openEmbeddedStore({ varDir, now: () => clock.now, onTrouble: () => undefined });
  const gate = createGate(store.callers);
  const { key } = await store.admin.create({
    account: 'acme',
    plan: 'free',
    unlimited: false,
    expiresAt: null,
  });
  const spend = () => {
    const caller = gate.identify([`Bearer ${key}`]) as Caller;
    return gate.spend(caller, true) as Spent;
  };
  for (const minute of [0, 1, 0, 44_640, -44_640, 0, 1]) {
    clock.now += minute * 60_000;
    let spent = spend();
    // A clock that has gone back leaves the bucket empty at worst: for one refill.
    if (!spent.ok) {
      expect(spent).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
      clock.now += 1_000;
      spent = spend();
    }
    expect(spent.ok).toBe(true);
  }
  await store.callers.close();
  const database = new DatabaseSync(join(varDir, 'access.db'));
  const rows = database.prepare('SELECT month, used FROM usage ORDER BY month').all();
  database.close();
  // November had one; December has what came until the clock showed January; nothing went back.
  expect(rows.map(({ used }) => used)).toEqual([1, 2, 4]);
});

test('any of many keys is found by look-up', async () => {
  const varDir = tempFolder();
  const { callers } = openEmbeddedStore({ varDir, now: Date.now, onTrouble: () => undefined });
  await callers.close();
  const keys = addKeys(join(varDir, 'access.db'), 5_000, 50);
  expect(timeLookups(varDir, keys)).toHaveLength(50);
});
