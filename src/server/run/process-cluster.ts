import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TroubleLog } from '../watch/trouble-log.ts';

/** What SIGHUP did: one line for whoever sent it. Contract 16.7. */
export interface Reload {
  readonly text: string;
  /** Whether something could not be used, and the old one stays. */
  readonly isRefused: boolean;
}

/** The results of several things, or of several processes: each reported once. */
export function combine(parts: readonly Reload[]): Reload {
  return {
    text: [...new Set(parts.map(({ text }) => text))].join('; '),
    isRefused: parts.some(({ isRefused }) => isRefused),
  };
}

/** A server, of one or several processes. */
export interface Served {
  readonly url: string;
  readonly dataVersion: string;
  /** Takes what is on disk. */
  reload(): Promise<Reload>;
}

/** What a process says when it serves. */
type ReadyMessage = Pick<Served, 'url' | 'dataVersion'>;
/** What the parent asks of its processes, and a process's reply. */
const RELOAD = 'reload';
type ReloadMessage = Reload & Pick<Served, 'dataVersion'>;

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
/** A process that dies at once is replaced no faster than this. */
const REPLACE_AFTER_MILLIS = 1_000;

/**
 * Whether this process shares one port with others (SO_REUSEPORT), so that the kernel distributes
 * connections. Where the parent does it, as outside Linux, a connection handed to a process just
 * killed hangs until its client gives up. Decision 13.
 */
export function sharesPort(): boolean {
  return cluster.isWorker && process.platform === 'linux';
}

/** Tells the parent that this process serves, and reloads when the parent asks for it. */
export function reportReady(server: Served): void {
  const { url, dataVersion } = server;
  process.send?.({ url, dataVersion } satisfies ReadyMessage);
  process.on('message', async (asked) => {
    if (asked !== RELOAD) return;
    const said = await server.reload();
    process.send?.({ ...said, dataVersion: server.dataVersion } satisfies ReloadMessage);
  });
}

/**
 * Serves one address with several processes. A dead one is replaced; signals drain all of them.
 * @param adminPort the first process's, 0 or null for all; each further one listens one port
 * above.
 * @throws WorkerRefusedError when the first one does not start.
 */
export async function runCluster(
  processes: number,
  adminPort: number | null,
  log: TroubleLog,
): Promise<Served> {
  const portOf = (place: number) => adminPort && { ADMIN_PORT: String(adminPort + place) };
  cluster.setupPrimary({ exec: PROGRAM, args: [] });
  // The first one starts alone: its failure is reported once, and it chooses the port for all.
  const first = cluster.fork({ ...portOf(0) });
  const ready = await whenReady(first);
  const { port } = new URL(ready.url);
  cluster.setupPrimary({ args: [ready.dataVersion] });
  let leaving = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      leaving = true;
      for (const worker of living()) worker.process.kill('SIGTERM');
      if (living().length === 0) process.exit();
    });
  }
  const fork = (place: number) => keep(cluster.fork({ PORT: port, ...portOf(place) }), place);
  const keep = (worker: Worker, place: number) =>
    worker.on('exit', (code: number, signal: string | null) => {
      if (leaving) {
        // A process that does not serve yet has no handler for SIGTERM, and dies of it.
        if (code !== 0 && signal !== 'SIGTERM') process.exitCode = 1;
        if (living().length === 0) process.exit();
        return;
      }
      log.trouble('process_died', `process ${worker.process.pid} ended: ${signal ?? code}`);
      setTimeout(() => leaving || fork(place), REPLACE_AFTER_MILLIS);
    });
  keep(first, 0);
  const others = Array.from({ length: processes - 1 }, (_, index) => fork(index + 1));
  await Promise.all(others.map(whenReady));
  return { ...ready, reload: reloadAll };
}

async function reloadAll(): Promise<Reload> {
  const answers = living().map((worker) => {
    const answer = nextMessage<ReloadMessage>(worker);
    worker.send(RELOAD);
    return answer;
  });
  // One that ends before replying is left out: its replacement reads what is on disk.
  const said = (await Promise.all(answers)).filter(
    (each) => typeof each === 'object' && each !== null,
  );
  const version = said[0]?.dataVersion;
  if (version !== undefined) cluster.setupPrimary({ args: [version] });
  return combine(said);
}

async function whenReady(worker: Worker): Promise<ReadyMessage> {
  const said = await nextMessage<ReadyMessage>(worker);
  if (typeof said === 'object' && said !== null) return said;
  throw new WorkerRefusedError(said ?? 1);
}

/** The next message of a process; when it ends first, its exit code, null after a signal. */
async function nextMessage<Message>(worker: Worker): Promise<Message | number | null> {
  const [first] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  return first;
}

/** The living ones: the list keeps a dead one until its channel is closed too. */
function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker === undefined || worker.isDead() ? [] : [worker],
  );
}
