import { accessSync, constants } from 'node:fs';
import { UNAVAILABLE } from '../../api/message.ts';
import { newId } from '../keys/base62.ts';
import { Spending } from '../limits/spending.ts';
import { createKeyAdmin } from '../orders/key-orders.ts';
import type { KeyAdmin, OpenStore, StoreOptions } from '../store.ts';
import { Journal } from '../usage/journal.ts';
import { Merger } from '../usage/merger.ts';
import { systemCode } from '../var-dir/synced-files.ts';
import { openFolder, placesIn } from './embedded-folder.ts';
import { KeyDays } from './key-days.ts';
import { SqliteCallers } from './sqlite-callers.ts';
import { sqliteKeyRows } from './sqlite-key-rows.ts';
import { OrdersThread } from './thread/orders-thread.ts';

export interface EmbeddedStoreOptions extends StoreOptions {
  /** Limits of the caches. */
  readonly held?: { readonly callers: number; readonly accounts: number };
}

/** Callers take 40 MB when full: enough that 100,000 busy keys need no look-up each. */
const HELD = { callers: 150_000, accounts: 100_000 };
const MERGE_EVERY_MILLIS = 5_000;
/** Has the form of a digest, but belongs to no key. */
const NO_DIGEST = '0'.repeat(64);

/**
 * Opens the embedded store for a server. Journals of dead processes are merged first.
 * @throws StoreError when a file is damaged or cannot be opened.
 */
export function openEmbeddedStore(options: EmbeddedStoreOptions): OpenStore {
  const { varDir, now, onTrouble, held = HELD } = options;
  const opened = openFolder(varDir, 'serve');
  const { database, storeId, usage, journals: folder, reserve } = opened;
  const journal = new Journal({ folder, newId, storeId: () => storeId, onTrouble });
  const merger = new Merger({ journal, store: usage, onTrouble });
  try {
    merger.runAtOnce();
  } catch (error) {
    opened.close();
    throw error;
  }
  const spending = new Spending(
    usage.newestMonth(),
    (accountId, month) => usage.used(accountId, month) + journal.pending(accountId, month),
    held.accounts,
  );
  const days = new KeyDays(database, usage, onTrouble);
  const callersMax = held.callers;
  const callers = new SqliteCallers({
    ...{ database, spending, journal, days, callersMax, now, onTrouble },
  });
  const onChange = () => callers.forget();
  const orders = new OrdersThread({ varDir, now, onChange });
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onTrouble(error);
    }
  };
  attempt(reserve.fill);
  const timer = setInterval(() => {
    // A locked database is waited for once.
    if (days.write()) void merger.run();
    attempt(reserve.fill);
  }, MERGE_EVERY_MILLIS).unref();
  return {
    ...{ callers, orders },
    admin: createKeyAdmin(sqliteKeyRows(opened, now, onChange), 'server'),
    async health() {
      const obstacle = whyNotWritten(placesIn(varDir).database);
      const ofJournal = journal.health;
      const unreadyBecause = [
        ...(callers.find(NO_DIGEST) === UNAVAILABLE ? ['the key store cannot be read'] : []),
        ...(obstacle === null ? [] : [`the key store cannot be written (${obstacle})`]),
        ...(merger.hasFailed || days.isBusy ? ['use cannot be counted in the key store'] : []),
        ...ofJournal.unreadyBecause,
      ];
      return { ...ofJournal, isUp: unreadyBecause.length === 0, unreadyBecause };
    },
    close() {
      clearInterval(timer);
      orders.close();
      merger.stop();
      days.write();
      // After a failure, the next start merges.
      attempt(() => merger.runAtOnce());
      journal.close();
      opened.close();
    },
  };
}

/**
 * The system's code for why a file cannot be written: EROFS on a file system that became read-only,
 * ENOENT for a file that was deleted while the connection keeps it open.
 */
function whyNotWritten(file: string): string | null {
  try {
    accessSync(file, constants.W_OK);
    return null;
  } catch (error) {
    return systemCode(error);
  }
}

/**
 * Opens the embedded store for administration beside a running server, which sees the
 * changes within a second.
 * @param by the name for the history.
 * @throws StoreError when the file is damaged or cannot be opened.
 */
export function openEmbeddedAdmin(varDir: string, now: () => number, by = 'nobody'): KeyAdmin {
  return createKeyAdmin(sqliteKeyRows(openFolder(varDir, 'administer'), now), by);
}
