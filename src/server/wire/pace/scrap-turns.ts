import type { Server, Socket } from 'node:net';
import { networkOf, onScrap } from '../connection.ts';
import { FairLine } from '../fair-line.ts';

/** While callers with a key are answered, this many are read further in this time: 1,600 a second. */
const TICK_MILLIS = 5;
const READ_A_TICK = 8;
/** Otherwise, this many in a turn of the loop. */
const READ_A_TURN = 64;

/** What Node has below a socket, without documenting it, over TLS too. */
interface Handle {
  /** Whether Node wants to read. */
  readonly reading: boolean;
  readStart(): void;
  readStop(): void;
}

export type Held = Socket & {
  readonly _handle?: Handle | null;
  /** Over TLS, the connection that carries it. */
  readonly _parent?: Held | null;
};

/** A connection that is not read. */
interface Waiting {
  readonly below: Held;
  /** Node may pause or end it meanwhile. */
  readonly isWanted: () => boolean;
}

/**
 * Paces connections that send a request in scraps. To read one byte costs the loop nearly as much
 * as a whole request, and so a few hundred connections that drip header fields or bodies would
 * keep it busy. A connection whose last read ended no header is not read further until its turn;
 * networks alternate. Contract 15.4.
 */
export class ScrapTurns {
  readonly #line = new FairLine<Waiting>();
  readonly #waiting = new WeakSet<Socket>();
  readonly #isBusy: () => boolean;
  #isTicking = false;

  /** @param isBusy says whether callers with a key are being answered. */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  /** Paces a server's connections from now on, but for those of paying callers. */
  attach(server: Pick<Server, 'on'>, isTls: boolean): void {
    // After Node's own listener, which gives the connection its parser.
    server.on(isTls ? 'secureConnection' : 'connection', (socket: Socket) => {
      onScrap(socket, ({ address }) => this.hold(socket, address));
    });
  }

  /** Reads no further of a connection until its turn. */
  hold(socket: Held, address: string): void {
    const below = socket._parent ?? socket;
    // Stopped below Node, which would resume reading by itself as soon as somebody wants a body.
    below._handle?.readStop();
    if (this.#waiting.has(below)) return;
    this.#waiting.add(below);
    const isWanted = () => socket._handle?.reading === true;
    this.#line.add(networkOf(address), { below, isWanted });
    this.#arm();
  }

  #arm(): void {
    if (this.#isTicking) return;
    this.#isTicking = true;
    if (this.#isBusy()) setTimeout(this.#tick, TICK_MILLIS);
    else setImmediate(this.#tick);
  }

  readonly #tick = (): void => {
    this.#isTicking = false;
    const most = this.#isBusy() ? READ_A_TICK : READ_A_TURN;
    for (let read = 0; read < most; read += 1) {
      const next = this.#line.next();
      if (next === undefined) break;
      this.#waiting.delete(next.below);
      if (next.isWanted()) next.below._handle?.readStart();
    }
    if (this.#line.size > 0) this.#arm();
  };
}
