import { dayAt, isoMonth, type Month, monthAt } from '../limits/month.ts';
import { otherMonth } from '../orders/key-rules.ts';
import type { MovedUse, StoreOptions } from '../store.ts';
import { openFolder } from './embedded-folder.ts';
import { addEvent, changeSynced } from './sqlite-database.ts';

/** A change to a folder in which no server may run. */
export interface AloneOptions extends Omit<StoreOptions, 'onTrouble'> {
  /** The name for the history. */
  readonly by: string;
}

/**
 * Moves use that a wrong clock recorded in the future to the present month: a month never goes
 * back by itself (Contract 14.2). No server may run, because it holds its month in memory.
 * @throws KeyAdminError when the clock says another month, StoreError when a server runs.
 */
export function mendEmbeddedMonth({ varDir, now, by }: AloneOptions, month: Month): MovedUse[] {
  const at = now();
  if (monthAt(at) !== month) throw otherMonth(monthAt(at));
  const { database, usage, journals, close } = openFolder(varDir, 'alone');
  try {
    usage.mergeLeft(journals);
    return changeSynced(database, () => {
      const moved = database
        .prepare(
          `SELECT u.account_id AS accountId, a.name AS account, u.month AS "from", u.used AS units
           FROM usage AS u JOIN accounts AS a ON a.id = u.account_id
           WHERE u.month > ? ORDER BY a.name, u.month`,
        )
        .all(month) as unknown as (MovedUse & { readonly accountId: number })[];
      database.prepare('DELETE FROM usage WHERE month > ?').run(month);
      database.prepare('DELETE FROM day_starts WHERE month > ?').run(month);
      return moved.map(({ accountId, account, from, units }) => {
        // Moved use counts on the day of the move.
        usage.startDay({ accountId, month, day: dayAt(at), before: usage.used(accountId, month) });
        usage.add({ accountId, month, units });
        const detail = `${units} units of ${isoMonth(from)}`;
        addEvent(database, { at, by, action: 'mend-month', account, detail });
        return { account, from, units };
      });
    });
  } finally {
    close();
  }
}
