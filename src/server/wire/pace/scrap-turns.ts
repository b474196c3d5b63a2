import type { Server, Socket } from 'node:net';
import { type Connection, findConnection, networkOf } from '../connection.ts';
import { onRead } from '../deaf-parser.ts';
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

type Held = Socket & { readonly _handle?: Handle | null };

/**
 * Paces connections that send a request in scraps. To read one byte costs the loop nearly as much
 * as a whole request, and so a few hundred connections that drip header fields or bodies would
 * keep it busy. A connection whose last read ended no header is not read further until its turn;
 * networks alternate. Contract 15.4.
 */
export class ScrapTurns {
  readonly #line = new FairLine<Held>();
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
      onRead(socket, () => {
        const connection = findConnection(socket);
        if (connection === undefined) return;
        if (!connection.hasAsked && !connection.isCallers) this.#hold(socket, connection);
        connection.hasAsked = false;
      });
    });
  }

  #hold(socket: Held, { address }: Connection): void {
    // Stopped below Node, which would resume reading by itself as soon as somebody wants a body.
    socket._handle?.readStop();
    if (this.#waiting.has(socket)) return;
    this.#waiting.add(socket);
    this.#line.add(networkOf(address), socket);
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
      const socket = this.#line.next();
      if (socket === undefined) break;
      this.#waiting.delete(socket);
      // Node may have paused it meanwhile, or have ended it.
      if (socket._handle?.reading === true) socket._handle.readStart();
    }
    if (this.#line.size > 0) this.#arm();
  };
}
