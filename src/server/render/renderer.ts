import { Worker } from 'node:worker_threads';
import type { SitePack } from '../files/site-pack.ts';
import { FairLine } from '../wire/fair-line.ts';
import type { PageProgram } from './astro-build.ts';
import type { Page, PageOrder } from './make-page.ts';

export interface RenderWorkerData {
  /** Null when nothing is rendered: all there is was built ahead. */
  readonly program: PageProgram | null;
  readonly pack: SitePack;
  /** The origin that pages believe they are asked at. */
  readonly siteUrl: string;
}

/** Of the thread, where they differ from the process's: which release its pages show. */
export interface RenderSettings extends Readonly<Record<string, string>> {
  readonly ARTIFACTS_DIR: string;
}

export type RenderAnswer = { readonly page: Page } | { readonly failure: string };

/** Who is to go first. */
export interface RenderPace {
  /** Callers with a key are being answered. */
  readonly isBusy: boolean;
}

/** Where an order waits: of what a release has, or of what queries invent. */
export type Line = 'own' | 'invented';

/** An order, and for whom. */
export interface PageRequest extends PageOrder {
  readonly line: Line;
  /** The network that it is for. */
  readonly who: string;
  /** Whether it lets the pages of its own network go first: pictures and feeds do. */
  readonly isPatient: boolean;
}

/** Makes pages, elsewhere. */
export interface Renderer {
  /**
   * The page; null when too many wait already.
   * @throws when the page fails, or with the thread that was making it.
   */
  render(request: PageRequest): Promise<Page> | null;
  /** Ends the thread once the pages that were asked for are made; none is asked for after. */
  retire(): Promise<void>;
  /** Ends the thread at once. */
  close(): Promise<void>;
}

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
/**
 * Of a thread that needs more old space something has gone wrong: it is ended, and the next begins
 * anew. The young is as small as it may be without growing old too soon (decision 46).
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 } as const;

/** While callers are about, the thread rests after a page for three times as long as that took, */
const REST_FACTOR = 3;
/** and at most for this. */
const REST_MILLIS_MAX = 200;

/** How many may wait in a line, and how many of them for one network. */
const WAITING_MAX = {
  // Forty connections with sixteen requests each, for three networks.
  own: [2_048, 640],
  invented: [64, 4],
} as const;

interface Order extends PageRequest, PromiseWithResolvers<Page> {}

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
 * A thread of its own that makes pages (Decision 46), one at a time, of the two lines by turns. It
 * is started by the first page, since the API needs neither its time nor its memory, and again after
 * it has died: with it goes the page that it was at, and no other.
 * @param now milliseconds of a clock that only goes forward.
 */
export function createRenderer(
  startThread: () => RenderThread,
  pace: RenderPace,
  now: () => number,
): Renderer {
  const lines: Readonly<Record<Line, FairLine<Order>>> = {
    own: new FairLine(...WAITING_MAX.own),
    invented: new FairLine(...WAITING_MAX.invented),
  };
  const waiting = () => [...lines.own.items, ...lines.invented.items];
  let lastLine: Line = 'own';
  let worker: RenderThread | null = null;
  let current: Order | null = null;
  let begunAt = 0;
  let rest: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): RenderThread {
    const started = startThread();
    started.on('message', (answer: RenderAnswer) => {
      if ('page' in answer) current?.resolve(received(answer.page));
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
    const other = lastLine === 'own' ? 'invented' : 'own';
    const order = lines[other].next() ?? lines[lastLine].next();
    if (order === undefined) return;
    lastLine = order.line;
    current = order;
    begunAt = now();
    worker ??= start();
    worker.ref();
    worker.postMessage({ target: order.target, coding: order.coding } satisfies PageOrder);
  }

  return {
    render(request) {
      const { line, who, isPatient } = request;
      const order = { ...request, ...Promise.withResolvers<Page>() };
      if (!lines[line].add(who, order, isPatient)) return null;
      if (rest === undefined) next();
      return order.promise;
    },
    async retire() {
      const due = current === null ? waiting() : [current, ...waiting()];
      await Promise.allSettled(due.map(({ promise }) => promise));
      await worker?.terminate();
    },
    async close() {
      isClosed = true;
      clearTimeout(rest);
      for (const { reject } of waiting()) reject(new Error('the server is leaving'));
      await worker?.terminate();
    },
  };
}

/** A buffer arrives from another thread as plain bytes: it is made one here, and not for every reply. */
function received(page: Page): Page {
  const { body } = page;
  return body instanceof Uint8Array ? { ...page, body: Buffer.from(body.buffer) } : page;
}
