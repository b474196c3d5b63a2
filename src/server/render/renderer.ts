import { Worker } from 'node:worker_threads';
import type { PageProgram } from './astro-build.ts';
import type { RenderedPage } from './render-page.ts';

export interface RenderWorkerData {
  readonly program: PageProgram;
  /** The origin that pages believe they are asked at. */
  readonly siteUrl: string;
}

/** Of the thread, where they differ from the process's: which release its pages show. */
export interface RenderSettings extends Readonly<Record<string, string>> {
  readonly ARTIFACTS_DIR: string;
}

export interface RenderOrder {
  readonly id: number;
  /** Path and query. */
  readonly target: string;
}

export type RenderAnswer =
  | { readonly id: number; readonly page: RenderedPage }
  | { readonly id: number; readonly failure: string };

/** Renders pages, elsewhere. */
export interface Renderer {
  /** @throws when the page fails, or with the thread that was rendering it. */
  render(target: string): Promise<RenderedPage>;
  /** Ends the thread once the pages that were asked for are rendered; none is asked for after. */
  retire(): Promise<void>;
  /** Ends the thread at once. */
  close(): Promise<void>;
}

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
/** Of a thread that needs more something has gone wrong: it is ended, and the next begins anew. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 2 } as const;

type Waiting = PromiseWithResolvers<RenderedPage>;

/**
 * A thread of its own for rendering (decision 27). It is started by the first page, since the
 * API needs neither its 0.3 s nor its memory, and again after it has died.
 */
export function createRenderer(data: RenderWorkerData, env: RenderSettings): Renderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let orders = 0;

  function start(): Worker {
    const started = new Worker(PROGRAM, {
      workerData: data,
      resourceLimits: RESOURCE_LIMITS,
      env: { ...process.env, ...env },
    });
    started.on('message', (answer: RenderAnswer) => {
      const order = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('page' in answer) order?.resolve(answer.page);
      else order?.reject(new Error(answer.failure));
      // A thread without work keeps no process alive.
      if (waiting.size === 0) started.unref();
    });
    started.on('error', (error) => end(started, error as Error));
    started.on('exit', () => end(started, new Error('the rendering thread has ended')));
    return started;
  }

  function end(ended: Worker, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    render(target) {
      worker ??= start();
      worker.ref();
      orders += 1;
      const order: RenderOrder = { id: orders, target };
      const answer = Promise.withResolvers<RenderedPage>();
      waiting.set(order.id, answer);
      worker.postMessage(order);
      return answer.promise;
    },
    async retire() {
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      await worker?.terminate();
    },
    async close() {
      await worker?.terminate();
    },
  };
}
