import { setTimeout as pause } from 'node:timers/promises';
import { apiRequest, RawLoad } from '../../../test/support/raw/raw-load.ts';
import { makeServedFolder, startServed } from '../../../test/support/server/served-process.ts';

const CONNECTIONS = 40;
const PER_SECOND = 2_000;
const LOAD_MILLIS = 300;

/** The result of one SIGTERM under load. */
export interface DrainResult {
  readonly acknowledged: number;
  readonly failed: number;
  readonly exitCode: number | null;
  readonly exitMillis: number;
}

/** Ends the server (SIGTERM) this many times under 2,000 requests a second over 40 connections. */
export async function drainUnderLoad(
  times: number,
  say: (progress: string) => void,
): Promise<DrainResult[]> {
  const folder = await makeServedFolder();
  const results: DrainResult[] = [];
  try {
    for (let count = 1; count <= times; count += 1) {
      const server = await startServed(folder.path);
      const load = new RawLoad({
        port: server.port,
        request: apiRequest(folder.key),
        connections: CONNECTIONS,
        perSecond: PER_SECOND,
      });
      load.start();
      // Every connection in use: one not yet accepted could not be drained.
      while (load.acknowledged < CONNECTIONS * 4) await pause(5);
      await pause(LOAD_MILLIS);
      const begun = performance.now();
      const exitCode = await server.stop();
      const exitMillis = performance.now() - begun;
      await load.whenAllClosed();
      const { acknowledged, failed, refused } = load;
      results.push({ acknowledged, failed: failed + refused, exitCode, exitMillis });
      if (count % 20 === 0) say(`ended ${count} times`);
    }
  } finally {
    folder.remove();
  }
  return results;
}
