import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

const CLOSE_IDLE_EVERY_MILLIS = 200;
const GONE_WITHIN_MILLIS = 10_000;

/**
 * Ends an HTTP server without failing anybody: no new connections, every reply the last
 * of its connection, idle connections closed as they become idle. `server.close` alone
 * waits for clients that keep their connection open. Contract 15.5, Decision 13.
 */
export class Drain {
  isDraining = false;
  readonly #closeIdleEveryMillis: number;

  /** @param closeIdleEveryMillis what is on its way to an idle connection has so long to arrive. */
  constructor(closeIdleEveryMillis = CLOSE_IDLE_EVERY_MILLIS) {
    this.#closeIdleEveryMillis = closeIdleEveryMillis;
  }

  /**
   * Resolves when every connection is closed, after 10 seconds at the latest.
   * @param isWriting whether some reply is still on its way: Node takes its connection for
   *   idle, and would cut the reply off.
   */
  run(server: Server, isWriting: () => boolean): Promise<void> {
    this.isDraining = true;
    return new Promise((resolve) => {
      // After what has arrived was read: a late turn must not take a request for idleness.
      const closeIdle = () => {
        if (!isWriting()) server.closeIdleConnections();
      };
      const sweep = setInterval(() => setImmediate(closeIdle), this.#closeIdleEveryMillis);
      const end = setTimeout(() => server.closeAllConnections(), GONE_WITHIN_MILLIS);
      // The HTTP server's own `close` ends idle connections at once, and with them every
      // request that is on its way: those of busy clients end with their next reply.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
  }
}
