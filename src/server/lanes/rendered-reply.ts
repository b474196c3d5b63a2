import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { namesTag } from '../../api/if-none-match.ts';
import { contentDigest, entityTag } from '../files/entity-tag.ts';
import { COMPRESSIBLE_BYTES_MIN, isCompressible } from '../files/media-types.ts';
import type { Coding } from '../wire/accept-encoding.ts';
import type { Visit } from '../wire/visit.ts';

/** 0.3 ms for a page of 35 KB, which took several to render; quality 9 takes 7 ms for 2 % less. */
const BROTLI_QUALITY = 5;

/**
 * Makes `response` hold back what Astro writes in pieces, past our own writer, and send it
 * whole: compressed as the client can read it, with its length and a strong tag, or as 304.
 * @returns makes the response an ordinary one again, for a reply that is written otherwise.
 */
export function sendWhole(
  response: ServerResponse,
  visit: Visit,
  codings: readonly Coding[],
): () => void {
  const pieces: Buffer[] = [];
  const { writeHead, write, end } = response;
  const release = () => void Object.assign(response, { writeHead, write, end });
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
      const body = finish(response, visit, codings, Buffer.concat(pieces));
      // Node leaves the body out of the reply to a HEAD.
      visit.bytes = visit.method === 'HEAD' ? 0 : body.length;
      release();
      return response.end(body);
    },
  });
  return release;
}

/** Sets what the whole body tells of itself, and gives the bytes to send. */
function finish(
  response: ServerResponse,
  visit: Visit,
  codings: readonly Coding[],
  plain: Buffer,
): Buffer {
  const type = String(response.getHeader('Content-Type') ?? '');
  const mayCompress = plain.length >= COMPRESSIBLE_BYTES_MIN && isCompressible(type);
  const coding = mayCompress ? (codings[0] ?? null) : null;
  if (mayCompress) response.setHeader('Vary', 'Accept-Encoding');
  if (response.statusCode === 200) {
    const tag = entityTag(contentDigest(plain), coding);
    response.setHeader('ETag', tag);
    if (namesTag(visit.ifNoneMatch, tag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      return Buffer.alloc(0);
    }
  }
  const body = coding === null ? plain : compress(plain, coding);
  if (coding !== null) response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  return body;
}

function compress(plain: Buffer, coding: Coding): Buffer {
  if (coding === 'gzip') return gzipSync(plain);
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
