import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FlatHeaders } from '../../api/message.ts';
import { compressAtOnce } from '../files/compress-at-once.ts';
import { contentDigest, markedDigest } from '../files/entity-tag.ts';
import { fieldsOf } from '../files/kinds.ts';
import { bareType, COMPRESSIBLE_BYTES_MIN, isCompressible } from '../files/media-types.ts';
import { linkField } from '../files/page-links.ts';
import { holdsSiteMark, putSiteUrl } from '../files/site-mark.ts';
import type { AstroHandler } from './astro-build.ts';

/** A page as it was rendered, in every form that a client may read. */
export interface RenderedPage {
  readonly status: number;
  /** Its own: what it is, how long it holds, where it leads. */
  readonly headers: FlatHeaders;
  /** Of the plain bytes and the address of the site, for tags. */
  readonly digest: string;
  /** Null where there are the two others, from which whoever wants it plain gets it. */
  readonly plain: Uint8Array<ArrayBuffer> | null;
  /** Null where nothing is gained. */
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** A page as Astro has written it: the mark stands for the address of the site. */
export interface WrittenPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Renders one page by Astro's handler, whole, without a connection. A page depends on its
 * address, the data and the clock, and on nothing else that a client sends (Contract 15.7).
 * @param siteUrl the origin that pages believe they are asked at.
 * @param target path and query; the caller has made sure that the address is known.
 * @throws what the handler throws, and when the page failed halfway.
 */
export async function renderPage(
  handler: AstroHandler,
  siteUrl: string,
  target: string,
): Promise<RenderedPage> {
  const { status, headers, body } = await writePage(handler, siteUrl, target);
  const isMarked = holdsSiteMark(body);
  const plain = isMarked ? putSiteUrl(body, siteUrl) : body;
  const text = (name: string) => headers[name]?.toString();
  const type = text('content-type') ?? '';
  const isPage = status === 200 && bareType(type) === 'text/html';
  const isWorthIt = plain.length >= COMPRESSIBLE_BYTES_MIN && isCompressible(type);
  return {
    status,
    headers: fieldsOf(target, {
      ...{ status, type, link: isPage ? linkField(plain.toString()) : null },
      ...{ caching: text('cache-control'), location: text('location') },
      ...{ changed: text('last-modified'), dataVersion: text('x-data-version') },
    }),
    // As of a built file: whichever lane a page comes from, its tag is the same.
    digest: isMarked ? markedDigest(contentDigest(body), siteUrl) : contentDigest(body),
    plain: isWorthIt ? null : exactly(plain),
    br: isWorthIt ? exactly(compressAtOnce(plain, 'br')) : null,
    gzip: isWorthIt ? exactly(compressAtOnce(plain, 'gzip')) : null,
  };
}

/** The same, in the one form that Astro writes. */
export async function writePage(
  handler: AstroHandler,
  siteUrl: string,
  target: string,
): Promise<WrittenPage> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: target, headers: { host: new URL(siteUrl).host } });
  request.push(null);
  const response = new ServerResponse(request);
  // A page that says nothing else depends on the moment.
  response.setHeader('Cache-Control', 'no-cache');
  const release = holdBack(response);
  await handler(request, response, undefined, {});
  const body = release();
  // Astro aborts its own request when the connection closes; until then Node keeps all of it.
  request.socket.destroy();
  if (response.destroyed)
    throw new Error(`${new URL(target, 'http://site').pathname}: failed halfway`);
  // Astro calls its page for addresses that are none 404 even where it leads on.
  const isGuessed = response.statusCode === 404 && response.hasHeader('Location');
  return {
    status: isGuessed ? 302 : response.statusCode,
    headers: response.getHeaders(),
    body,
  };
}

/** In a buffer of its own: a part of a larger one would keep all of that in memory. */
function exactly(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/**
 * Makes `response` hold back what somebody else writes to it in pieces. Headers are kept on it.
 * @returns makes the response an ordinary one again, and gives the body that was held back.
 */
export function holdBack(response: ServerResponse): () => Buffer {
  const pieces: Buffer[] = [];
  const { writeHead, write, end } = response;
  const add = (piece: unknown): void => {
    if (typeof piece === 'string') pieces.push(Buffer.from(piece));
    else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
  };
  Object.assign(response, {
    writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      return response;
    },
    write(piece: unknown, then?: () => void) {
      add(piece);
      // Astro ends a page that fails halfway in this callback.
      then?.();
      return true;
    },
    end(piece?: unknown) {
      add(piece);
      return response;
    },
  });
  return () => {
    Object.assign(response, { writeHead, write, end });
    return Buffer.concat(pieces);
  };
}
