import { Worker } from 'node:worker_threads';
import type { RenderedPage } from './render-page.ts';

export interface RenderWorkerData {
  readonly distDir: string;
  /** The one that pages believe they are asked at. */
  readonly host: string;
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
  close(): Promise<void>;
}

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
/** A page takes a tenth of it; a thread that needs more is ended, and the next one begins anew. */
const HEAP_MIB_MAX = 192;

interface Waiting {
  readonly resolve: (page: RenderedPage) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A thread of its own for rendering (decision 27). It is started by the first page, since the
 * API needs neither its 0.3 s nor its memory, and again after it has died.
 */
export function createRenderer(data: RenderWorkerData): Renderer {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let orders = 0;

  function start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: HEAP_MIB_MAX };
    const started = new Worker(PROGRAM, { workerData: data, resourceLimits });
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
    async close() {
      await worker?.terminate();
    },
  };
}
