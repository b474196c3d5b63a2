import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { networkOf } from '../connection.ts';
import { FairLine } from '../fair-line.ts';

/** While callers with a key are answered one begins in so long: 200 a second. */
const TICK_MILLIS = 5;
/** While none is, so many in a turn of the loop. */
const SHAKEN_A_TURN = 8;
/** As long as the handshake itself may take: who has waited so long has gone. */
const WAIT_MILLIS_MAX = 10_000;

/** A connection whose handshake has not begun. */
interface Arrival {
  readonly socket: Socket;
  readonly arrivedAt: number;
  readonly begin: () => void;
}

export interface HandshakePaceOptions {
  /** Whether callers with a key are being answered. */
  readonly isBusy: () => boolean;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/**
 * Paces TLS handshakes: each costs the loop as much as several calls of the API, and whoever asks
 * for it nothing but some bytes. Those that wait go one network after the other, so that a flood
 * from one keeps nobody else's connection waiting for long. Contract 15.2.
 */
export class HandshakePace {
  readonly #options: HandshakePaceOptions;
  readonly #line = new FairLine<Arrival>();
  #isTicking = false;

  constructor(options: HandshakePaceOptions) {
    this.#options = options;
  }

  /** Takes the start of handshakes over from a server; to be called before it listens. */
  attach(server: Pick<SecureServer, 'listeners' | 'removeAllListeners' | 'on'>): void {
    const starts = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      this.#add(socket, () => {
        for (const start of starts) start.call(server, socket);
      });
    });
  }

  #add(socket: Socket, begin: () => void): void {
    // Who leaves while waiting is nobody's error.
    socket.on('error', ignore);
    const arrival = { socket, begin, arrivedAt: this.#options.now() };
    this.#line.add(networkOf(socket.remoteAddress ?? ''), arrival);
    this.#tickSoon();
  }

  #tickSoon(): void {
    if (this.#isTicking || this.#line.size === 0) return;
    this.#isTicking = true;
    if (this.#options.isBusy()) setTimeout(this.#tick, TICK_MILLIS);
    else setImmediate(this.#tick);
  }

  readonly #tick = (): void => {
    this.#isTicking = false;
    let left = this.#options.isBusy() ? 1 : SHAKEN_A_TURN;
    while (left > 0) {
      const arrival = this.#line.next();
      if (arrival === undefined) return;
      if (this.#begin(arrival)) left -= 1;
    }
    this.#tickSoon();
  };

  /** @returns whether a handshake has begun; who has gone or waited for too long has none. */
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
