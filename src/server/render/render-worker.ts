/**
 * The thread that makes pages: it reads, puts the address in, renders and compresses, and no caller
 * of `/v1` waits for any of that. It is given the next page when it has said what became of the one before.
 */
import { setPriority } from 'node:os';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { holdModules, loadPageProgram } from './astro-build.ts';
import { makePage, type PageOrder } from './make-page.ts';
import type { RenderAnswer, RenderWorkerData } from './renderer.ts';

/** Niceness: beside it, callers of the API get ten times the processor. */
const PRIORITY = 10;
/** Linux alone gives a thread a priority of its own, and a sandbox may refuse it. */
if (process.platform === 'linux') {
  try {
    setPriority(PRIORITY);
  } catch {
    // Pages are then made at the priority of the process.
  }
}

/**
 * What V8 may have it fills with garbage before it looks. Here it looks whenever a fifth more
 * is used than what was left the last time, and 30 MiB at least (decision 46).
 */
const USED_LEAST = 30 * 2 ** 20;
const GROWTH_MAX = 1.2;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (how?: { flavor: 'last-resort' }) => void;
// With another set of flags, V8 refuses the code that is kept compiled, in every thread.
setFlagsFromString('--no-expose-gc');
let collectedAt = USED_LEAST;

function collectGarbage(): void {
  if (getHeapStatistics().used_heap_size <= collectedAt) return;
  collect();
  collectedAt = Math.max(USED_LEAST, GROWTH_MAX * getHeapStatistics().used_heap_size);
}

const { program, pack, siteUrl } = workerData as RenderWorkerData;
if (program !== null) holdModules(program, siteUrl);
let loading: ReturnType<typeof loadPageProgram> | undefined;
const load = () => (loading ??= loadPageProgram(program?.base ?? ''));

async function answer(order: PageOrder): Promise<RenderAnswer> {
  try {
    return { page: await makePage({ pack, program: load, siteUrl }, order) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Nobody has asked for a page for so long: what is kept for the next ones goes as well. */
const IDLE_MILLIS = 1_000;
let idle: NodeJS.Timeout | undefined;

parentPort?.on('message', async (order: PageOrder) => {
  clearTimeout(idle);
  const said = await answer(order);
  const isWhole = 'page' in said && said.page.body instanceof Uint8Array;
  // Bytes are handed over, and leave this thread.
  parentPort?.postMessage(said, isWhole ? [said.page.body.buffer] : []);
  collectGarbage();
  idle = setTimeout(collect, IDLE_MILLIS, { flavor: 'last-resort' });
});
