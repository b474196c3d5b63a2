import { Worker } from 'node:worker_threads';
import { FairLine } from '../wire/fair-line.ts';
import type { PageProgram } from './astro-build.ts';
import type { Page, PageOrder, PageSources } from './make-page.ts';

export interface RenderWorkerData extends Omit<PageSources, 'program'> {
  /** Null when nothing is rendered: everything was built ahead. */
  readonly program: PageProgram | null;
}

export type RenderAnswer = { readonly page: Page } | { readonly failure: string };

export interface RenderPace {
  /** Callers with a key are being answered. */
  readonly isBusy: boolean;
}

/** The line an order waits in: for what a release has, or for what queries invent. */
export type Line = 'own' | 'invented';

export interface PageRequest extends PageOrder {
  readonly line: Line;
  /** The network that asks. */
  readonly who: string;
  /** Whether it lets the pages of its own network go first: pictures and feeds do. */
  readonly isPatient: boolean;
}

export interface Renderer {
  /**
   * The page; null when too many wait already.
   * @throws when the page fails, or with the thread that was making it.
   */
  render(request: PageRequest): Promise<Page> | null;
  /** Ends the thread once the requested pages are made; no page is requested afterwards. */
  retire(): Promise<void>;
  /** Ends the thread at once. */
  close(): Promise<void>;
}

const PROGRAM = new URL('./render-worker.ts', import.meta.url);
/**
 * A thread over its heap limit is faulty: it is ended, and the next one starts afresh. Young
 * space is as small as it can be without promoting objects too soon (decision 46).
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 } as const;

/** While callers are answered, the thread rests for three times as long as the page took, */
const REST_FACTOR = 3;
/** but at most for this. */
const REST_MILLIS_MAX = 200;

/** After this long without a page and without callers, the process gives memory back. */
const IDLE_MILLIS = 1_000;

/** How many may wait in a line, and how many of them for one network. */
const WAITING_MAX = {
  // Forty connections with sixteen requests each, for three networks.
  own: [2_048, 640],
  invented: [64, 4],
} as const;

interface Order extends PageRequest, PromiseWithResolvers<Page> {}

export type RenderThread = Pick<Worker, 'on' | 'ref' | 'unref' | 'postMessage' | 'terminate'>;

/** @param env settings that differ from the process's: which release the pages show. */
export function startRenderThread(
  data: RenderWorkerData,
  env: Readonly<Record<string, string>>,
): RenderThread {
  return new Worker(PROGRAM, {
    workerData: data,
    resourceLimits: RESOURCE_LIMITS,
    env: { ...process.env, ...env },
  });
}

/**
 * A thread that makes pages one at a time, alternating between the two lines (Decision 46). The
 * first page starts it, since the API needs neither its time nor its memory, and so does the next
 * page after it has died.
 * @param now milliseconds of a monotonic clock.
 * @param onIdle when no page was asked for lately, and no caller is being answered.
 */
export function createRenderer(
  startThread: () => RenderThread,
  pace: RenderPace,
  now: () => number,
  onIdle: () => void,
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
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): RenderThread {
    const started = startThread();
    started.on('message', (answer: RenderAnswer) => {
      if ('page' in answer) {
        const { body } = answer.page;
        // A buffer arrives from the other thread as plain bytes.
        const bytes = body instanceof Uint8Array ? Buffer.from(body.buffer) : body;
        current?.resolve({ ...answer.page, body: bytes });
      } else current?.reject(new Error(answer.failure));
      current = null;
      idle = setTimeout(() => pace.isBusy || onIdle(), IDLE_MILLIS).unref();
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
    // Filling one line does not delay the other.
    const other = lastLine === 'own' ? 'invented' : 'own';
    const order = lines[other].next() ?? lines[lastLine].next();
    if (order === undefined) return;
    lastLine = order.line;
    current = order;
    begunAt = now();
    clearTimeout(idle);
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
