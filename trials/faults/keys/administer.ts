/**
 * Administers a new store in the folder named, one command after another, each in a process of
 * its own beside a store in use: strace follows this program.
 */
import { execFileSync } from 'node:child_process';
import { createGate } from '../../../src/access/gate.ts';
import { KnownCaller } from '../../../src/access/limits/account.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';

const varDir = process.argv[2] ?? '';
const env = { ...process.env, VAR_DIR: varDir };

function keys(...words: string[]): { id: string; key: string } {
  const args = ['src/access/admin/keys-cli.ts', ...words, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

// The first command makes the store.
const { id, key } = keys('create', '--account', 'acme', '--unlimited');
const onTrouble = (error: unknown) => {
  throw error;
};
const { callers, close } = openEmbeddedStore({ varDir, now: Date.now, onTrouble });
const gate = createGate(callers);

/** Use is recorded between the commands: a log written without being synced. */
async function use(): Promise<void> {
  const caller = await gate.identify([`Bearer ${key}`]);
  if (!(caller instanceof KnownCaller)) return;
  for (let count = 0; count < 50; count += 1) await gate.spend(caller, true);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

await use();
const other = keys('rotate', id);
await use();
keys('plan', 'acme', 'business');
await use();
keys('disable', other.id);
await use();
keys('disable-account', 'acme');
keys('enable-account', 'acme');
await use();
keys('revoke', id);
await close();
keys('revoke', other.id);
