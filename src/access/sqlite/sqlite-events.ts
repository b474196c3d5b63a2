import type { DatabaseSync } from 'node:sqlite';
import type { AdminEvent, EventSubject } from '../store.ts';

/** Records a change, in the transaction that makes it. */
export function addEvent(database: DatabaseSync, event: EventSubject & { at: number; by: string }) {
  const { at, by, action, account = null, keyId = null, detail = null } = event;
  database
    .prepare(
      'INSERT INTO events (at, done_by, action, account, key_id, detail) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(at, by, action, account, keyId, detail);
}

/** The changes of one account, or of all, oldest first. */
export function listEvents(database: DatabaseSync, account: string | null): AdminEvent[] {
  return database
    .prepare(
      `SELECT at, done_by AS "by", action, account, key_id AS keyId, detail FROM events
       WHERE account = ?1 OR ?1 IS NULL ORDER BY number`,
    )
    .all(account) as unknown as AdminEvent[];
}
