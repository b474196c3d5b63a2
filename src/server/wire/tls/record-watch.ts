import type { Server, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { findConnection } from '../connection.ts';
import type { Held, ScrapTurns } from '../pace/scrap-turns.ts';

/** While callers with a key are answered, this many connections are looked at in this time. */
const TICK_MILLIS = 25;
const LOOKED_AT_A_TICK = 512;

/** What was seen of a connection when it was last looked at. */
interface Seen {
  bytes: number;
  requests: number;
  /** What it carries; itself until the handshake is done. */
  carried: Held;
}

export interface RecordWatchOptions {
  readonly turns: Pick<ScrapTurns, 'hold'>;
  /** Whether callers with a key are being answered. */
  readonly isBusy: () => boolean;
}

/**
 * Finds TLS connections that send handshakes or records in scraps: TLS reads them below the HTTP
 * parser, and tells nobody. One that was read without a request since it was last looked at waits
 * for its turn, like one whose requests come in scraps.
 */
export class RecordWatch {
  readonly #options: RecordWatchOptions;
  /** By the connection below TLS. */
  readonly #seen = new Map<Held, Seen>();
  #next = this.#seen.entries();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RecordWatchOptions) {
    this.#options = options;
  }

  /** Watches a server's connections from now on, but for those of paying callers. */
  attach(server: Pick<Server, 'on'>): void {
    server.on('connection', (socket: Socket) => {
      this.#seen.set(socket, { bytes: 0, requests: 0, carried: socket });
      socket.once('close', () => this.#seen.delete(socket));
      this.#timer ??= setInterval(this.#look, TICK_MILLIS).unref();
    });
    server.on('secureConnection', (socket: TLSSocket & Held) => {
      const seen = this.#seen.get(socket._parent ?? socket);
      if (seen !== undefined) seen.carried = socket;
    });
  }

  readonly #look = (): void => {
    if (this.#seen.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    if (!this.#options.isBusy()) return;
    const count = Math.min(LOOKED_AT_A_TICK, this.#seen.size);
    for (let looked = 0; looked < count; looked += 1) {
      let next = this.#next.next();
      if (next.done === true) {
        this.#next = this.#seen.entries();
        next = this.#next.next();
      }
      if (next.done !== true) this.#lookAt(...next.value);
    }
  };

  #lookAt(below: Held, seen: Seen): void {
    const { bytesRead: bytes, remoteAddress = '' } = below;
    const { isCallers = false, requests = 0 } = findConnection(seen.carried) ?? {};
    const isScrap = bytes !== seen.bytes && requests === seen.requests;
    seen.bytes = bytes;
    seen.requests = requests;
    if (isScrap && !isCallers) this.#options.turns.hold(seen.carried, remoteAddress);
  }
}
