import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Said } from '../files/kinds.ts';
import type { AstroHandler } from './astro-build.ts';

/** A page as Astro has written it: the mark stands for the address of the site. */
export interface WrittenPage extends Said {
  readonly body: Buffer;
}

/**
 * Renders one page by Astro's handler, whole, without a connection. A page depends on its
 * address, the data and the clock, and on nothing else that a client sends (Contract 15.7).
 * @param siteUrl the origin that pages believe they are asked at.
 * @param target path and query; the caller has made sure that the address is known.
 * @throws what the handler throws, and when the page failed halfway.
 */
export async function writePage(
  handler: AstroHandler,
  siteUrl: string,
  target: string,
): Promise<WrittenPage> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: target, headers: { host: new URL(siteUrl).host } });
  request.push(null);
  const response = new ServerResponse(request);
  const body = holdBack(response);
  await handler(request, response);
  // Astro aborts its own request when the connection closes; until then Node keeps all of it.
  request.socket.destroy();
  if (response.destroyed)
    throw new Error(`${new URL(target, 'http://site').pathname}: failed halfway`);
  // Astro calls its page for addresses that are none 404 even where it leads on.
  const isGuessed = response.statusCode === 404 && response.hasHeader('Location');
  const text = (name: string) => response.getHeader(name)?.toString();
  return {
    ...{ status: isGuessed ? 302 : response.statusCode, type: text('content-type') },
    ...{ caching: text('cache-control'), location: text('location') },
    ...{ changed: text('last-modified'), dataVersion: text('x-data-version') },
    body: Buffer.concat(body),
  };
}

/**
 * Makes `response` hold back what is written to it, and keep its headers.
 * @returns the pieces that have been written so far.
 */
function holdBack(response: ServerResponse): readonly Buffer[] {
  const pieces: Buffer[] = [];
  const add = (piece?: string | Uint8Array) => void (piece && pieces.push(Buffer.from(piece)));
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    },
    write(piece: string | Uint8Array, then?: () => void) {
      add(piece);
      // Astro ends a page that fails halfway in this callback.
      then?.();
      return true;
    },
    end(piece?: string | Uint8Array) {
      add(piece);
      return response;
    },
  });
  return pieces;
}
