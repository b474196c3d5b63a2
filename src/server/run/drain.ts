import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

const CLOSE_IDLE_EVERY_MILLIS = 200;
const GONE_WITHIN_MILLIS = 10_000;

/**
 * Ends an HTTP server without failing anybody: it accepts no new connections, makes every reply
 * the last of its connection, and closes connections as they become idle. `server.close` alone
 * waits for clients that keep their connection open. Contract 15.5, Decision 13.
 */
export class Drain {
  isDraining = false;
  readonly #closeIdleEveryMillis: number;

  /**
   * @param closeIdleEveryMillis how long a request on its way to an idle connection has to
   * arrive.
   */
  constructor(closeIdleEveryMillis = CLOSE_IDLE_EVERY_MILLIS) {
    this.#closeIdleEveryMillis = closeIdleEveryMillis;
  }

  /**
   * Resolves when every connection is closed, after 10 seconds at the latest.
   * @param isWriting whether some reply is still being sent: Node takes its connection for idle,
   * and would cut the reply off.
   */
  run(server: Server, isWriting: () => boolean): Promise<void> {
    this.isDraining = true;
    return new Promise((resolve) => {
      // After reading what has arrived: in a late turn, a waiting request must not look like
      // idleness.
      const closeIdle = () => {
        if (!isWriting()) server.closeIdleConnections();
      };
      const sweep = setInterval(() => setImmediate(closeIdle), this.#closeIdleEveryMillis);
      const end = setTimeout(() => server.closeAllConnections(), GONE_WITHIN_MILLIS);
      // The HTTP server's own `close` would end idle connections at once, and with them requests on
      // their way. Those of busy clients end with their next reply.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
  }
}
