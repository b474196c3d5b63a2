import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

const CLOSE_IDLE_EVERY_MILLIS = 200;
const GONE_WITHIN_MILLIS = 10_000;

/**
 * Ends an HTTP server without failing anybody: it accepts no new connections, makes every reply
 * the last of its connection, and closes connections as they become idle. Contract 15.5, Decision
 * 13.
 */
export class Drain {
  isDraining = false;

  /**
   * Resolves when every connection is closed, after 10 seconds at the latest.
   * @param isWriting whether a reply is being sent: Node would take its connection for idle, and
   * cut it off.
   * @param closeIdleEveryMillis the time that a request on its way to an idle connection has.
   */
  run(
    server: Server,
    isWriting: () => boolean,
    closeIdleEveryMillis = CLOSE_IDLE_EVERY_MILLIS,
  ): Promise<void> {
    this.isDraining = true;
    return new Promise((resolve) => {
      // After reading what has arrived: in a late turn, a waiting request is no idleness.
      const closeIdle = () => {
        if (!isWriting()) server.closeIdleConnections();
      };
      const sweep = setInterval(() => setImmediate(closeIdle), closeIdleEveryMillis);
      const end = setTimeout(() => server.closeAllConnections(), GONE_WITHIN_MILLIS);
      // The HTTP server's own `close` would cut off requests on their way to idle connections.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep);
        clearTimeout(end);
        resolve();
      });
    });
  }
}
