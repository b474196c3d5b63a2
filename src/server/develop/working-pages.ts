import { once } from 'node:events';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type AstroIntegration, dev } from 'astro';
import { headerLines } from '../../api/reply.ts';
import { fillSlot } from '../files/filled-pages.ts';
import { siteMapOf } from '../files/site-map.ts';
import { filesBelow } from '../files/site-pack.ts';
import { IN_JSON, type Lane } from '../lanes/lane.ts';
import { pageReply, SITE_ROUTE } from '../lanes/page-reply.ts';
import { type Page, type PageOrder, pageOf, writePage } from '../render/make-page.ts';
import type { LivePages } from '../run/edition.ts';

const HOST = '127.0.0.1';

const MODULES = /^\/(?:@|\.astro\/|node_modules\/|src\/)/;

/** Headers of one connection, or ones that the front door writes itself. */
const OF_THE_CONNECTION = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/i;

const NEWS = /^vite-(?:hmr|ping)$/;

/**
 * Starts Astro's development server, which makes pages from the working copy, on a port of its own
 * behind the front door.
 */
export async function openWorkingPages(): Promise<LivePages & { close(): Promise<void> }> {
  let map = siteMapOf([], []);
  const routes: AstroIntegration = {
    name: 'routes',
    hooks: {
      'astro:routes:resolved': ({ routes: all }) => {
        const own = all.filter(({ origin }) => origin !== 'internal');
        const sources = own.map(({ patternRegex: { source } }) => ({ source, isFile: false }));
        const files = filesBelow('public').map((name) => `/${name}`);
        map = siteMapOf(sources, files);
      },
    },
  };
  // What it prints about addresses is its own.
  const server = await dev({
    ...{ server: { host: HOST, port: 0 }, logLevel: 'warn', integrations: [routes] },
  });
  const { port } = server.address;
  const origin = `http://${HOST}:${port}`;
  const render = async ({ target }: Pick<PageOrder, 'target'>) =>
    await writePage((page) => fetch(page, { redirect: 'manual' }), origin, target);
  return {
    // Templates are added and removed.
    map: { ...map, isPage: (path) => map.isPage(path) },
    renderer: {
      render: async (order) => unkept(pageOf(order, await render(order))),
      retire: async () => undefined,
      close: async () => undefined,
    },
    filled: {
      busy: null,
      fill: async (target, words) => fillSlot((await render({ target })).body.toString(), words),
    },
    around: (lanes) => [createModuleLane(port), ...lanes.map(withClient)],
    attach: (front) => passNews(front, port),
    close: () => server.stop(),
  };
}

function createModuleLane(port: number): Lane {
  return {
    ...IN_JSON,
    name: 'site',
    paths: MODULES,
    readsBody: false,
    weight: 0,
    async answer(request, { method, url: path, rawHeaders: headers }) {
      const sent = ask({ host: HOST, port, agent: false, method, path, headers });
      sent.end();
      const [made] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await buffer(made);
      const own = headerLines(made.rawHeaders).filter(([name]) => !OF_THE_CONNECTION.test(name));
      const { statusCode: status = 500 } = made;
      if (status !== 304 && method === 'GET') own.push(['Content-Length', String(body.length)]);
      return pageReply(request, status, own.flat(), body, SITE_ROUTE);
    },
  };
}

/** A page that is never kept: the next request shows the next state of its source. */
function unkept(page: Page): Page {
  const at = page.headers.indexOf('Cache-Control') + 1;
  return { ...page, headers: page.headers.with(at, 'no-store') };
}

/** A lane whose pages Vite may add its client to. */
function withClient(lane: Lane): Lane {
  return {
    ...lane,
    answer: async (request, incoming, response) => {
      const reply = await lane.answer(request, incoming, response);
      return { ...reply, headers: reply.headers.map(forClient) };
    },
  };
}

/**
 * The policy of pages, with what Vite needs besides: styles that it puts into the page, and its
 * script even on pages without one.
 */
function forClient(field: string): string {
  if (!field.startsWith("default-src 'none'; ")) return field;
  const policy = field.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
  return policy.includes('script-src') ? policy : `${policy}; script-src 'self'`;
}

/** Passes on the WebSockets of Vite's client; any other upgrade gets an ordinary answer. */
function passNews(front: Server, port: number): void {
  const isForNews = ({ headers }: IncomingMessage) =>
    NEWS.test(headers['sec-websocket-protocol'] ?? '');
  // Node's types have it only among the options of a new server.
  Object.assign(front, { shouldUpgradeCallback: isForNews });
  front.on('upgrade', (incoming, socket: Duplex, head) => {
    const vite = connect(port, HOST);
    const lines = headerLines(incoming.rawHeaders).map(([name, value]) => `${name}: ${value}`);
    vite.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
    vite.write(head);
    pipeline(socket, vite, socket, () => undefined);
  });
}
