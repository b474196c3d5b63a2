import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ApiReply } from '../../api/message.ts';
import { namesTag, replyTo } from '../../api/reply.ts';
import { contentDigest, entityTag } from '../files/entity-tag.ts';
import { COMPRESSIBLE_BYTES_MIN, isCompressible } from '../files/media-types.ts';
import type { Coding } from '../wire/accept-encoding.ts';
import type { Visit } from '../wire/visit.ts';
import { SITE_ROUTE } from './page-reply.ts';

/** 0.3 ms for a page of 35 KB, which took several to render; quality 9 takes 7 ms for 2 % less. */
const BROTLI_QUALITY = 5;

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

/**
 * A page that was rendered, to be sent whole: compressed as the client can read it, with its
 * length and a strong tag, or as 304.
 * @param response has the page's status and headers, which are completed on it.
 */
export function renderedReply(
  visit: Visit,
  response: ServerResponse,
  codings: readonly Coding[],
  plain: Buffer,
): ApiReply {
  const type = String(response.getHeader('Content-Type') ?? '');
  const mayCompress = plain.length >= COMPRESSIBLE_BYTES_MIN && isCompressible(type);
  const coding = mayCompress ? (codings[0] ?? null) : null;
  if (mayCompress) response.setHeader('Vary', 'Accept-Encoding');
  const { statusCode: status } = response;
  const reply = { status, headers: [], route: SITE_ROUTE, keyId: null, code: null };
  if (status === 200) {
    const tag = entityTag(contentDigest(plain), coding);
    response.setHeader('ETag', tag);
    if (namesTag(visit.ifNoneMatch, tag)) {
      response.removeHeader('Content-Type');
      return { ...reply, status: 304, body: null, bytes: 0 };
    }
  }
  const body = coding === null ? plain : compress(plain, coding);
  if (coding !== null) response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Length', body.length);
  return replyTo(visit, { ...reply, body, bytes: body.length });
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
