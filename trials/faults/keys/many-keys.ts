import { hash, randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { generateKey } from '../../../src/access/keys/key-format.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';

const ACCOUNTS = 100_000;

/** Adds keys to a store's file and returns an evenly spread sample. */
export function addKeys(file: string, count: number, sample: number): string[] {
  const database = new DatabaseSync(file);
  database.exec('BEGIN');
  const account = database.prepare(
    "INSERT INTO accounts (name, plan, unlimited) VALUES (?, 'pro', 1) RETURNING id",
  );
  const accounts = Math.min(count, ACCOUNTS);
  const ids = Array.from({ length: accounts }, (_, index) => Number(account.get(`a${index}`)?.id));
  const insert = database.prepare(
    'INSERT INTO keys (id, digest, hint, account_id) VALUES (?, ?, ?, ?)',
  );
  const taken: string[] = [];
  const every = Math.floor(count / sample);
  for (let index = 0; index < count; index += 1) {
    const key = generateKey(randomBytes);
    insert.run(
      `key_${index}`,
      hash('sha256', key, 'buffer'),
      key.slice(-4),
      ids[index % accounts] as number,
    );
    if (index % every === 0) taken.push(key);
  }
  database.exec('COMMIT');
  database.close();
  return taken;
}

/** Microseconds of each look-up in a separate store. */
export function timeLookups(varDir: string, keys: readonly string[]): number[] {
  const store = openEmbeddedStore({ varDir, now: Date.now, onTrouble: () => undefined });
  const times = keys.map((key) => {
    const digest = hash('sha256', key, 'hex');
    const begun = process.hrtime.bigint();
    const caller = store.callers.find(digest);
    const micros = Number(process.hrtime.bigint() - begun) / 1_000;
    if (caller === null) throw new Error('a key that was added is unknown');
    return micros;
  });
  store.close();
  return times;
}
