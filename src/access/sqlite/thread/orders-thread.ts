import { Worker } from 'node:worker_threads';
import { type HolderOrders, KeyAdminError, StoreError, type StoreOptions } from '../../store.ts';

/** An order for the thread: a method of `HolderOrders`, and the time of the order. */
export interface ThreadOrder {
  readonly method: keyof HolderOrders;
  readonly args: readonly unknown[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The outcome of an order: its result, or the error's class and message. */
export type ThreadReply =
  | { readonly result: unknown }
  | { readonly error: string; readonly message: string };

export interface OrdersThreadOptions extends Omit<StoreOptions, 'onTrouble'> {
  /** Called after each order that may have changed something, so that this process drops its cache. */
  readonly onChange: () => void;
}

const PROGRAM = new URL('./orders-worker.ts', import.meta.url);
/** A thread takes 10 MiB, so it ends after this long without orders. */
const IDLE_MILLIS = 5_000;
const ENDED = 'the thread that changes keys has ended; give the order again';
/** Orders that change nothing. Each reads the journals, which take milliseconds of a busy server. */
const READS: ReadonlySet<keyof HolderOrders> = new Set(['whois', 'use', 'list']);
const ERRORS = { KeyAdminError, StoreError };

/**
 * Carries out the orders of key holders in a thread with its own connection, one at a time. Each
 * waits for the disk; the event loop waits for none (Decision 39).
 */
export class OrdersThread implements HolderOrders {
  readonly #options: OrdersThreadOptions;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  /** The order given last. */
  #last: Promise<unknown> = Promise.resolve();
  /** Takes the reply to the current order. */
  #settle: (reply: ThreadReply) => void = () => undefined;
  #isClosed = false;

  constructor(options: OrdersThreadOptions) {
    this.#options = options;
  }

  readonly create = this.#order('create');
  readonly rotate = this.#order('rotate');
  readonly setState = this.#order('setState');
  readonly revokeLine = this.#order('revokeLine');
  readonly whois = this.#order('whois');
  readonly use = this.#order('use');
  readonly list = this.#order('list');

  /**
   * Ends the thread. The current order is carried out whole or not at all, and is rejected with
   * all that wait.
   */
  close(): void {
    this.#isClosed = true;
    this.#end();
    this.#settle({ error: 'StoreError', message: ENDED });
  }

  #order<Method extends keyof HolderOrders>(method: Method): HolderOrders[Method] {
    return ((...args: unknown[]) => {
      const order = { method, args, now: this.#options.now() };
      const done = this.#last.then(() => this.#carryOut(order));
      this.#last = done.catch(() => undefined);
      return done;
    }) as HolderOrders[Method];
  }

  async #carryOut(order: ThreadOrder): Promise<unknown> {
    if (this.#isClosed) throw new StoreError(ENDED);
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#worker.ref();
    const { promise, resolve } = Promise.withResolvers<ThreadReply>();
    this.#settle = resolve;
    this.#worker.postMessage(order);
    const reply = await promise;
    this.#worker?.unref();
    this.#idle = setTimeout(() => this.#end(), IDLE_MILLIS).unref();
    if (!READS.has(order.method)) this.#options.onChange();
    if ('result' in reply) return reply.result;
    const Class = ERRORS[reply.error as keyof typeof ERRORS] ?? Error;
    throw new Class(reply.message);
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: this.#options.varDir });
    let message = ENDED;
    worker
      .on('message', (reply: ThreadReply) => this.#settle(reply))
      .on('error', (error) => {
        message = (error as Error).message;
      })
      .on('exit', () => {
        if (this.#worker !== worker) return;
        this.#worker = null;
        this.#settle({ error: 'StoreError', message });
      });
    return worker;
  }

  #end(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}
