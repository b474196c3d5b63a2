import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedAdmin } from '../embedded-store.ts';
import type { ThreadOrder } from './orders-thread.ts';

/** The thread of `OrdersThread`: administers the store of a folder beside the server, as `npm run keys` does. */
let moment = 0;
const admin = openEmbeddedAdmin(workerData as string, () => moment, 'server');

parentPort?.on('message', async ({ method, args, now }: ThreadOrder) => {
  moment = now;
  try {
    const carryOut = admin[method] as (...args: unknown[]) => Promise<unknown>;
    parentPort?.postMessage({ result: await carryOut(...args) });
  } catch (error) {
    const { name, message } = error as Error;
    parentPort?.postMessage({ error: name, message });
  }
});
