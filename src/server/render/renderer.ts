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

export type RenderAnswer = { readonly page: RenderedPage } | { readonly failure: string };

/** Who is to go first. */
export interface RenderPace {
  /** Callers with a key are being answered. */
  readonly isBusy: boolean;
}

/** Where an order waits: of what a release has, or of what queries invent. */
export type Line = 'own' | 'invented';

/** Renders pages, elsewhere. */
export interface Renderer {
  /** @throws when the page fails, or with the thread that was rendering it. */
  render(target: string, line: Line): Promise<RenderedPage>;
  /** Ends the thread once the pages that were asked for are rendered; none is asked for after. */
  retire(): Promise<void>;
  /** Ends the thread at once. */
  close(): Promise<void>;
}

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
/**
 * Of a thread that needs more old space something has gone wrong: it is ended, and the next begins
 * anew. The young is as small as it may be without growing old too soon (decision 27).
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 } as const;

/** While callers are about, the thread rests after a page for twice as long as that took, */
const REST_FACTOR = 2;
/** and at most for this. */
const REST_MILLIS_MAX = 200;

interface Order extends PromiseWithResolvers<RenderedPage> {
  /** Path and query. */
  readonly target: string;
}

/** What is needed of a thread. */
export type RenderThread = Pick<Worker, 'on' | 'ref' | 'unref' | 'postMessage' | 'terminate'>;

/** Starts a thread that renders the pages of a build. */
export function startRenderThread(data: RenderWorkerData, env: RenderSettings): RenderThread {
  return new Worker(PROGRAM, {
    workerData: data,
    resourceLimits: RESOURCE_LIMITS,
    env: { ...process.env, ...env },
  });
}

/**
 * A thread of its own for rendering (decision 27), one page at a time, of the two lines by turns. It is started by the first
 * page, since the API needs neither its 0.3 s nor its memory, and again after it has died: with it
 * goes the page that it was at, and no other.
 * @param now milliseconds of a clock that only goes forward.
 */
export function createRenderer(
  startThread: () => RenderThread,
  pace: RenderPace,
  now: () => number,
): Renderer {
  const lines: Readonly<Record<Line, Order[]>> = { own: [], invented: [] };
  let lastLine: Line = 'own';
  let worker: RenderThread | null = null;
  let current: Order | null = null;
  let begunAt = 0;
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): RenderThread {
    const started = startThread();
    started.on('message', (answer: RenderAnswer) => {
      if ('page' in answer) current?.resolve(answer.page);
      else current?.reject(new Error(answer.failure));
      current = null;
      // A thread without work keeps no process alive.
      started.unref();
      if (!pace.isBusy) next();
      else rest = setTimeout(next, Math.min(REST_FACTOR * (now() - begunAt), REST_MILLIS_MAX));
    });
    started.on('error', (error) => end(started, error as Error));
    started.on('exit', () => end(started, new Error('the rendering thread has ended')));
    return started;
  }

  function end(ended: RenderThread, error: Error): void {
    if (worker !== ended) return;
    worker = null;
    current?.reject(error);
    current = null;
    next();
  }

  function next(): void {
    rest = undefined;
    if (current !== null || isClosed) return;
    // Who fills one line does not keep the other waiting.
    const turn = lastLine === 'own' ? 'invented' : 'own';
    lastLine = lines[turn].length > 0 ? turn : lastLine;
    const order = lines[lastLine].shift();
    if (order === undefined) return;
    current = order;
    begunAt = now();
    worker ??= start();
    worker.ref();
    worker.postMessage(order.target);
  }

  return {
    render(target, line) {
      const order = { target, ...Promise.withResolvers<RenderedPage>() };
      lines[line].push(order);
      if (rest === undefined) next();
      return order.promise;
    },
    async retire() {
      const due = [...(current === null ? [] : [current]), ...lines.own, ...lines.invented];
      await Promise.allSettled(due.map(({ promise }) => promise));
      await worker?.terminate();
    },
    async close() {
      isClosed = true;
      clearTimeout(rest);
      for (const line of Object.values(lines)) {
        for (const { reject } of line.splice(0)) reject(new Error('the server is leaving'));
      }
      await worker?.terminate();
    },
  };
}
