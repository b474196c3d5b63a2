import { Worker } from 'node:worker_threads';
import { type HolderOrders, KeyAdminError, StoreError } from '../../store.ts';

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

export interface OrdersThreadOptions {
  readonly varDir: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called after each order that may have changed something, so that this process drops its cache. */
  readonly onChange: () => void;
}

interface Waiting extends PromiseWithResolvers<unknown> {
  readonly order: ThreadOrder;
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
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: OrdersThreadOptions) {
    this.#options = options;
  }

  readonly create: HolderOrders['create'] = (...args) => this.#order('create', args);
  readonly rotate: HolderOrders['rotate'] = (...args) => this.#order('rotate', args);
  readonly setState: HolderOrders['setState'] = (...args) => this.#order('setState', args);
  readonly revokeLine: HolderOrders['revokeLine'] = (...args) => this.#order('revokeLine', args);
  readonly whois: HolderOrders['whois'] = (...args) => this.#order('whois', args);
  readonly use: HolderOrders['use'] = (...args) => this.#order('use', args);
  readonly list: HolderOrders['list'] = (...args) => this.#order('list', args);

  /**
   * Ends the thread. The current order is carried out whole or not at all, and is rejected with
   * all that wait.
   */
  close(): void {
    this.#end();
    for (const { reject } of this.#waiting.splice(0)) reject(new StoreError(ENDED));
  }

  #order<T>(method: ThreadOrder['method'], args: readonly unknown[]): Promise<T> {
    const order = { method, args, now: this.#options.now() };
    const waiting = { order, ...Promise.withResolvers<unknown>() };
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) this.#give(order);
    return waiting.promise as Promise<T>;
  }

  #give(order: ThreadOrder): void {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(order);
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: this.#options.varDir });
    worker.on('message', (reply: ThreadReply) => this.#settle(reply));
    let message = ENDED;
    worker.on('error', (error) => {
      message = (error as Error).message;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      if (this.#waiting.length > 0) this.#settle({ error: 'StoreError', message });
    });
    return worker;
  }

  #settle(reply: ThreadReply): void {
    const done = this.#waiting.shift();
    if (done !== undefined && !READS.has(done.order.method)) this.#options.onChange();
    const next = this.#waiting[0];
    if (next !== undefined) this.#give(next.order);
    else this.#rest();
    if ('result' in reply) {
      done?.resolve(reply.result);
      return;
    }
    const Class = ERRORS[reply.error as keyof typeof ERRORS] ?? Error;
    done?.reject(new Class(reply.message));
  }

  #rest(): void {
    this.#worker?.unref();
    this.#idle = setTimeout(() => this.#end(), IDLE_MILLIS).unref();
  }

  #end(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }
}
