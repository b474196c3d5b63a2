/**
 * The thread that makes pages, so no caller of `/v1` waits for that. It gets the next page when
 * it has reported on the one before.
 */
import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { openCollector } from '../watch/spare-memory.ts';
import { holdModules, loadPageProgram } from './astro-build.ts';
import { makePage, type PageOrder } from './make-page.ts';
import type { RenderAnswer, RenderWorkerData } from './renderer.ts';

/** Niceness: beside it, callers of the API get ten times the processor. */
const PRIORITY = 10;
/** Only Linux gives a thread a priority, and a sandbox may refuse it. */
if (process.platform === 'linux') {
  try {
    setPriority(PRIORITY);
  } catch {
    // Pages are then made at the priority of the process.
  }
}

/**
 * V8 fills its allowance with garbage first. This thread collects whenever a fifth more is used
 * than the last collection left, and 30 MiB at least (decision 46).
 */
const USED_LEAST = 30 * 2 ** 20;
const GROWTH_MAX = 1.2;
const collect = openCollector();
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

/** After this long without a page, what is kept for the next one is given back too. */
const IDLE_MILLIS = 1_000;
let idle: NodeJS.Timeout | undefined;

parentPort?.on('message', async (order: PageOrder) => {
  clearTimeout(idle);
  const said = await answer(order);
  const isWhole = 'page' in said && said.page.body instanceof Uint8Array;
  // The bytes are handed over, and leave this thread.
  parentPort?.postMessage(said, isWhole ? [said.page.body.buffer] : []);
  collectGarbage();
  idle = setTimeout(collect, IDLE_MILLIS, { flavor: 'last-resort' });
});
