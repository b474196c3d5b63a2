import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { Random } from '../../../test/support/random.ts';
import { apiRequest, RawLoad } from '../../../test/support/raw/raw-load.ts';
import { makeServedFolder, startServed } from '../../../test/support/server/served-process.ts';

export const CONNECTIONS = 32;
/** Warm, and at its full rate. */
const WARM_REQUESTS = 1_000;

/** The result of one kill. */
export interface Kill {
  readonly acknowledged: number;
  readonly inFlight: number;
  /** Requests acknowledged but missing from the store afterwards. */
  readonly uncounted: number;
  readonly perSecond: number;
  readonly isIntact: boolean;
  /** From the start of the next process to its readiness. */
  readonly readyMillis: number;
}

/** Kills the server (SIGKILL) this many times under load, each time at another moment. */
export async function killUnderLoad(
  times: number,
  say: (progress: string) => void,
): Promise<Kill[]> {
  const folder = await makeServedFolder();
  const random = new Random(9);
  const kills: Kill[] = [];
  const file = join(folder.path, 'var', 'access.db');
  let server = await startServed(folder.path);
  try {
    for (let count = 1; count <= times; count += 1) {
      const before = await usedBy(folder.path);
      const request = apiRequest(folder.key);
      const load = new RawLoad({
        port: server.port,
        request,
        connections: CONNECTIONS,
        perSecond: null,
      });
      load.start();
      while (load.acknowledged < WARM_REQUESTS) await pause(5);
      const begun = performance.now();
      const warm = load.acknowledged;
      await pause(50 + random.below(200));
      const { inFlight } = load;
      const perSecond = ((load.acknowledged - warm) * 1_000) / (performance.now() - begun);
      server.child.kill('SIGKILL');
      await server.exited;
      await load.whenAllClosed();
      server = await startServed(folder.path);
      const counted = (await usedBy(folder.path)) - before;
      kills.push({
        acknowledged: load.acknowledged,
        inFlight,
        uncounted: load.acknowledged - counted,
        perSecond,
        isIntact: isIntact(file),
        readyMillis: server.readyMillis,
      });
      if (count % 20 === 0) say(`killed ${count} times`);
    }
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
    folder.remove();
  }
  return kills;
}

async function usedBy(folder: string): Promise<number> {
  const admin = openEmbeddedAdmin(join(folder, 'var'), Date.now);
  const [listed] = await admin.list();
  await admin.close();
  return listed?.monthUsed ?? Number.NaN;
}

function isIntact(file: string): boolean {
  const database = new DatabaseSync(file);
  const row = database.prepare('PRAGMA integrity_check').get();
  database.close();
  return row?.integrity_check === 'ok';
}
