import { parentPort, workerData } from 'node:worker_threads';
import { openEmbeddedAdmin } from '../embedded-store.ts';
import type { ThreadOrder, ThreadReply } from './orders-thread.ts';

/** The thread of `OrdersThread`: administers the store of a folder beside the server, as `npm run keys` does. */
let moment = 0;
const admin = openEmbeddedAdmin(workerData as string, () => moment, 'server');

parentPort?.on('message', async ({ method, args, now }: ThreadOrder) => {
  moment = now;
  parentPort?.postMessage(await carriedOut(method, args));
});

async function carriedOut(
  method: ThreadOrder['method'],
  args: readonly unknown[],
): Promise<ThreadReply> {
  try {
    const carryOut = admin[method] as (...args: unknown[]) => Promise<unknown>;
    return { result: await carryOut.apply(admin, [...args]) };
  } catch (error) {
    const { name, message } = error as Error;
    return { error: name, message };
  }
}
