import type { DatabaseSync } from 'node:sqlite';
import type { EventSubject } from '../store.ts';

/** Records a change, in the transaction that makes it. */
export function addEvent(database: DatabaseSync, event: EventSubject & { at: number; by: string }) {
  const { at, by, action, account = null, keyId = null, detail = null } = event;
  database
    .prepare(
      'INSERT INTO events (at, done_by, action, account, key_id, detail) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(at, by, action, account, keyId, detail);
}
