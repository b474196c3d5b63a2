import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { digestOfKey, generateKey, hintOfKey } from '../../src/access/keys/key-format.ts';
import { openEmbeddedAdmin } from '../../src/access/sqlite/embedded-store.ts';

/**
 * Makes this many keys of unlimited accounts in VAR_DIR and prints them, one a line. It writes
 * the tables directly, because separate commands would each wait for the disk.
 */
const count = Number(process.argv[2] ?? 0);
const varDir = process.env.VAR_DIR ?? '';
// Makes the store.
await openEmbeddedAdmin(varDir, Date.now).close();
const database = new DatabaseSync(join(varDir, 'access.db'));
const accounts = Math.min(count, 1_000);
const addAccount = database.prepare(
  "INSERT INTO accounts (id, name, plan, unlimited) VALUES (?, ?, 'business', 1)",
);
const addKey = database.prepare(
  'INSERT INTO keys (id, digest, hint, account_id) VALUES (?, ?, ?, ?)',
);
const lines: string[] = [];
database.exec('BEGIN');
for (let id = 1; id <= accounts; id += 1) addAccount.run(id, `bench-${id}`);
for (let index = 0; index < count; index += 1) {
  const key = generateKey(randomBytes);
  const digest = Buffer.from(digestOfKey(key), 'hex');
  addKey.run(`key_${index}`, digest, hintOfKey(key), (index % accounts) + 1);
  lines.push(key);
}
database.exec('COMMIT');
database.close();
process.stdout.write(`${lines.join('\n')}\n`);
