/**
 * The thread that renders pages: Astro takes several milliseconds a page, and no caller of
 * `/v1` waits for them. One page at a time, in the order of the messages.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { holdModules, loadAstroHandler } from './astro-build.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import type { RenderAnswer, RenderOrder, RenderWorkerData } from './renderer.ts';

const { program, siteUrl } = workerData as RenderWorkerData;
holdModules(program);
const loading = loadAstroHandler(program.base);

async function answer({ id, target }: RenderOrder): Promise<RenderAnswer> {
  try {
    return { id, page: await renderPage(await loading, siteUrl, target) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** They are handed over, and leave this thread. */
function buffersOf({ plain, br, gzip }: RenderedPage): ArrayBuffer[] {
  return [plain, br, gzip].flatMap((bytes) => bytes?.buffer ?? []);
}

let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (order: RenderOrder) => {
  last = last.then(async () => {
    const said = await answer(order);
    parentPort?.postMessage(said, 'page' in said ? buffersOf(said.page) : []);
  });
});
