import { once } from 'node:events';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { dev } from 'astro';
import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import { headerLines } from '../../api/reply.ts';
import { IN_JSON } from '../lanes/lane.ts';
import { pageReply, SITE_ROUTE, textReply } from '../lanes/page-reply.ts';
import type { LivePages } from '../run/edition.ts';
import type { Visit } from '../wire/visit.ts';

const HOST = '127.0.0.1';

/** Of one connection, or written anew by the front door. */
const OF_THE_CONNECTION = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/i;

/** How a browser asks for the news of Vite's client: by a WebSocket. */
const NEWS = /^vite-(?:hmr|ping)$/;

/** Pages from the working copy, as Astro's development server makes them. */
export interface WorkingPages extends LivePages {
  close(): Promise<void>;
}

/** Starts Astro's development server, on a port of its own behind the front door. */
export async function openWorkingPages(): Promise<WorkingPages> {
  // What it says of addresses is of its own.
  const server = await dev({ server: { host: HOST, port: 0 }, logLevel: 'warn' });
  const { port } = server.address;
  return {
    lane: {
      ...IN_JSON,
      name: 'site',
      paths: /^/,
      readsBody: false,
      weight: 0,
      answer: (visit, request) =>
        visit.method === 'GET' || visit.method === 'HEAD'
          ? answer(visit, request, port)
          : textReply(visit, 405, 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']),
    },
    attach: (front) => passNews(front, port),
    close: () => server.stop(),
  };
}

async function answer(visit: Visit, request: IncomingMessage, port: number): Promise<ApiReply> {
  const { method, path, query } = visit;
  const target = query === '' ? path : `${path}?${query}`;
  const place = { host: HOST, port, agent: false };
  const sent = ask({ ...place, method, path: target, headers: request.rawHeaders });
  sent.end();
  const [made] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(made);
  const own = headerLines(made.rawHeaders).filter(([name]) => !OF_THE_CONNECTION.test(name));
  const { statusCode: status = 500 } = made;
  if (status !== 304 && method === 'GET') own.push(['Content-Length', String(body.length)]);
  const reply = pageReply(visit, status, own.flat(), body, SITE_ROUTE);
  return { ...reply, headers: forClient(reply.headers) };
}

/**
 * The security headers of pages, with what Vite needs besides: styles that it puts into the page,
 * and its script also where a page has none.
 */
function forClient(headers: FlatHeaders): FlatHeaders {
  return headers.map((text) => {
    if (!text.startsWith("default-src 'none'; ")) return text;
    const policy = text.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
    return policy.includes('script-src') ? policy : `${policy}; script-src 'self'`;
  });
}

/** Passes the WebSockets of Vite's client on; whoever else offers an upgrade is answered without. */
function passNews(front: Server, port: number): void {
  const isForNews = ({ headers }: IncomingMessage) =>
    NEWS.test(headers['sec-websocket-protocol'] ?? '');
  // Node's types have it among the options of a new server alone.
  Object.assign(front, { shouldUpgradeCallback: isForNews });
  front.on('upgrade', (request, socket: Duplex, head) => {
    const vite = connect(port, HOST);
    const lines = headerLines(request.rawHeaders).map(([name, value]) => `${name}: ${value}`);
    vite.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
    vite.write(head);
    pipeline(socket, vite, socket, () => undefined);
  });
}
