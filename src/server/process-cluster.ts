import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TroubleLog } from './trouble-log.ts';

/** What a process tells its parent when it serves. */
export interface ReadyMessage {
  readonly url: string;
  readonly dataVersion: string;
}

/** The first process could not start: its own message is on stderr already. */
export class WorkerRefusedError extends Error {
  override readonly name = 'WorkerRefusedError';
  readonly exitCode: number;

  constructor(exitCode: number) {
    super('the server could not start');
    this.exitCode = exitCode;
  }
}

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));
/** A process that dies at once is not replaced faster than this. */
const REPLACE_AFTER_MILLIS = 1_000;

/**
 * Serves one address with several processes; the parent hands connections out in turn.
 * SO_REUSEPORT was measured too: equal throughput, but the kernel spreads few connections
 * unevenly, and resets those that wait for a process that dies.
 * A process that dies is replaced; SIGTERM and SIGINT drain all of them.
 * @throws WorkerRefusedError when the first one does not start.
 */
export async function runCluster(count: number, log: TroubleLog): Promise<ReadyMessage> {
  cluster.setupPrimary({ exec: PROGRAM, args: [] });
  // Alone: what stops one of them would stop all, and is to be said once.
  const ready = await startWorker();
  let leaving = false;
  const leave = () => {
    leaving = true;
    for (const worker of workers()) worker.process.kill('SIGTERM');
  };
  cluster.on('exit', (worker, code, signal) => {
    if (leaving) {
      // One that had not yet begun to serve knows no SIGTERM, and dies of it.
      if (code !== 0 && signal !== 'SIGTERM') process.exitCode = 1;
      if (workers().length === 0) process.exit();
      return;
    }
    log.trouble('process_died', new Error(`process ${worker.process.pid}: ${signal ?? code}`));
    setTimeout(() => {
      if (!leaving) cluster.fork();
    }, REPLACE_AFTER_MILLIS);
  });
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  await Promise.all(Array.from({ length: count - 1 }, startWorker));
  return ready;
}

/** Whether this process is one of several, whose parent speaks for them. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

/** Tells the parent that this process serves, and calls `onOrphaned` when the parent is gone. */
export function reportReady(message: ReadyMessage, onOrphaned: () => void): void {
  process.send?.(message);
  process.on('disconnect', onOrphaned);
}

async function startWorker(): Promise<ReadyMessage> {
  const worker = cluster.fork();
  const [first] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  if (typeof first === 'object') return first as ReadyMessage;
  throw new WorkerRefusedError(typeof first === 'number' ? first : 1);
}

/** Those that live: the list keeps a dead one until its channel is closed as well. */
function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker === undefined || worker.isDead() ? [] : [worker],
  );
}
