import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from '../wire/listener.ts';

export interface AdminDoorOptions {
  /** The text format of Prometheus, version 0.0.4. */
  readonly metrics: () => Promise<string>;
  /** Why the service is not ready, in words; empty when it is. */
  readonly unreadyBecause: () => Promise<readonly string[]>;
}

interface AdminReply {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const JSON_TYPE = 'application/json';
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * The operators' listener (Contract 16.1): `/healthz`, `/readyz`, `/metrics`. It is separate from
 * the public one, and belongs on loopback.
 */
export function createAdminDoor(options: AdminDoorOptions): Server {
  const { metrics, unreadyBecause } = options;

  async function answer(request: IncomingMessage): Promise<AdminReply> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return said(405, 'only GET and HEAD are answered');
    }
    switch (request.url) {
      case '/healthz':
        return said(200, 'alive');
      case '/readyz': {
        const causes = await unreadyBecause();
        return causes.length === 0 ? said(200, 'ready') : said(503, 'unready', { causes });
      }
      case '/metrics':
        return { status: 200, type: METRICS_TYPE, body: await metrics() };
      default:
        return said(404, 'there are /healthz, /readyz and /metrics');
    }
  }

  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void answer(request).then(({ status, type, body }) => {
      response.writeHead(status, {
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(body);
    });
  });
  return server;
}

function said(status: number, text: string, more: object = {}): AdminReply {
  return { status, type: JSON_TYPE, body: `${JSON.stringify({ status: text, ...more })}\n` };
}
