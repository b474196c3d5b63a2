import type { Server } from 'node:http';
import type { BlockList, Socket } from 'node:net';
import { findConnection, isListed, networkOf } from '../connection.ts';
import { FairLine } from '../fair-line.ts';

/**
 * While callers with a key are answered, this many connections begin in this time: 200 a second,
 * 400, or 1,000 of proxies that waste them.
 */
const TICK_MILLIS = 5;
const BEGUN_A_TICK = { tls: 1, plain: 2, proxies: 5 } as const;
/**
 * When no such callers are served, and for connections of proxies: this many in a turn of the loop.
 */
const BEGUN_A_TURN = 8;
/** What each connection of a proxy that ends unanswered adds; above so much, new ones are paced. */
const VAIN_MILLIS = 1;
const VAIN_MILLIS_MAX = 100;
/** The longest that a handshake may take; a client that waited this long is gone. */
const WAIT_MILLIS_MAX = 10_000;

/** A connection from which nothing has been read. */
interface Arrival {
  readonly socket: Socket;
  readonly arrivedAt: number;
  readonly begin: () => void;
}

export interface HandshakePaceOptions {
  readonly isTls: boolean;
  /** Whether callers with a key are being answered. */
  readonly isBusy: () => boolean;
  /** Proxies, whose plain connections carry many callers, and have a line of their own. */
  readonly trustedProxies: BlockList;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Connections that wait to begin, and how many of them may. */
class Line {
  readonly waiting = new FairLine<Arrival>();
  readonly begunATick: number;
  readonly isPaced: () => boolean;
  isTicking = false;

  /** @param isPaced whether they begin by the clock, not with the loop. */
  constructor(begunATick: number, isPaced: () => boolean) {
    this.begunATick = begunATick;
    this.isPaced = isPaced;
  }
}

/**
 * Paces new connections. A TLS handshake costs the loop as much as several API calls, and costs
 * its sender a few bytes. So does a connection that asks too much at once, is ended, and
 * reconnects. Networks alternate, so a flood from one delays nobody else's connection for long.
 * Contract 15.2.
 */
export class HandshakePace {
  readonly #options: HandshakePaceOptions;
  readonly #strangers: Line;
  readonly #proxies: Line;
  /** When the connections that ended unanswered will be made up for. */
  #evenAt = Number.NEGATIVE_INFINITY;

  constructor(options: HandshakePaceOptions) {
    this.#options = options;
    const { isBusy, now } = options;
    this.#strangers = new Line(BEGUN_A_TICK[options.isTls ? 'tls' : 'plain'], isBusy);
    const isPaced = () => this.#evenAt - now() > VAIN_MILLIS_MAX && isBusy();
    this.#proxies = new Line(BEGUN_A_TICK.proxies, isPaced);
  }

  /** Takes over the start of a server's connections; call it before the server listens. */
  attach(server: Pick<Server, 'listeners' | 'removeAllListeners' | 'on'>): void {
    const { isTls } = this.#options;
    // Nothing is read from a waiting connection. If TLS wraps it, TLS alone reads it.
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
    const isProxy = !isTls && isListed(trustedProxies, remoteAddress);
    const line = isProxy ? this.#proxies : this.#strangers;
    // A client that leaves while it waits causes no error.
    socket.on('error', ignore);
    if (isProxy) socket.once('close', () => this.#ended(socket));
    line.waiting.add(networkOf(remoteAddress), { socket, begin, arrivedAt: now() });
    if (!line.isTicking) this.#tick(line);
  }

  /** An honest proxy has something answered on each connection. */
  #ended(socket: Socket): void {
    const { requests = 0, asked = 0 } = findConnection(socket) ?? {};
    if (requests > asked) return;
    const moment = this.#options.now();
    const due = Math.max(this.#evenAt, moment) + VAIN_MILLIS;
    this.#evenAt = Math.min(due, moment + 2 * VAIN_MILLIS_MAX);
  }

  /**
   * Begins some of the waiting connections; the next ones come after this tick, even if none
   * waits yet.
   */
  #tick(line: Line): void {
    line.isTicking = false;
    const isPaced = line.isPaced();
    const most = isPaced ? line.begunATick : BEGUN_A_TURN;
    let begun = 0;
    while (begun < most) {
      const arrival = line.waiting.next();
      if (arrival === undefined) break;
      if (this.#begin(arrival)) begun += 1;
    }
    if (begun === 0) return;
    line.isTicking = true;
    const tick = () => this.#tick(line);
    if (isPaced) setTimeout(tick, TICK_MILLIS);
    else setImmediate(tick);
  }

  /** @returns whether it has begun; false if it is gone or has waited for too long. */
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
