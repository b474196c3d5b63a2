import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { isListed, networkOf } from '../connection.ts';
import { FairLine } from '../fair-line.ts';

/** While callers with a key are answered so many begin in so long: 200 handshakes a second, 400 without. */
const TICK_MILLIS = 5;
const BEGUN_A_TICK = { tls: 1, plain: 2 } as const;
/** While none is, so many in a turn of the loop. */
const BEGUN_A_TURN = 8;
/** As long as the handshake itself may take: who has waited so long has gone. */
const WAIT_MILLIS_MAX = 10_000;

/** A connection of which nothing has been read. */
interface Arrival {
  readonly socket: Socket;
  readonly arrivedAt: number;
  readonly begin: () => void;
}

export interface HandshakePaceOptions {
  readonly isTls: boolean;
  /** Whether callers with a key are being answered. */
  readonly isBusy: () => boolean;
  /** Proxies, whose plain connections are those of many and begin at once. */
  readonly trustedProxies: BlockList;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Paces the beginnings of connections: a TLS handshake costs the loop as much as several calls of the
 * API, and a connection that asks too much at once, is ended and comes again as much as some others,
 * and whoever opens it nothing but some bytes. Those that wait go one network after the other, so that
 * a flood from one keeps nobody else's connection waiting for long. Contract 15.2.
 */
export class HandshakePace {
  readonly #options: HandshakePaceOptions;
  readonly #line = new FairLine<Arrival>();
  #isTicking = false;

  constructor(options: HandshakePaceOptions) {
    this.#options = options;
  }

  /** Takes the start of connections over from a server; to be called before it listens. */
  attach(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>): void {
    const { isTls } = this.#options;
    // Nothing is read of a connection that waits. One that TLS wraps is read by TLS alone.
    if (!isTls) Object.assign(server, { pauseOnConnect: true });
    const starts = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      this.#add(socket, () => {
        for (const start of starts) start.call(server, socket);
        if (!isTls) socket.resume();
      });
    });
  }

  #add(socket: Socket, begin: () => void): void {
    const { isTls, trustedProxies, now } = this.#options;
    const { remoteAddress = '' } = socket;
    if (!isTls && isListed(trustedProxies, remoteAddress)) {
      begin();
      return;
    }
    // Who leaves while waiting is nobody's error.
    socket.on('error', ignore);
    this.#line.add(networkOf(remoteAddress), { socket, begin, arrivedAt: now() });
    if (!this.#isTicking) this.#tick();
  }

  /** Begins some of those that wait; the next ones come after this tick, even where none waits yet. */
  readonly #tick = (): void => {
    this.#isTicking = false;
    const isBusy = this.#options.isBusy();
    const most = isBusy ? BEGUN_A_TICK[this.#options.isTls ? 'tls' : 'plain'] : BEGUN_A_TURN;
    let begun = 0;
    while (begun < most) {
      const arrival = this.#line.next();
      if (arrival === undefined) break;
      if (this.#begin(arrival)) begun += 1;
    }
    if (begun === 0) return;
    this.#isTicking = true;
    if (isBusy) setTimeout(this.#tick, TICK_MILLIS);
    else setImmediate(this.#tick);
  };

  /** @returns whether it has begun; who has gone or waited for too long has not. */
  #begin({ socket, begin, arrivedAt }: Arrival): boolean {
    socket.off('error', ignore);
    if (socket.destroyed) return false;
    if (this.#options.now() - arrivedAt > WAIT_MILLIS_MAX) {
      socket.destroy();
      return false;
    }
    begin();
    return true;
  }
}

function ignore(): void {}
