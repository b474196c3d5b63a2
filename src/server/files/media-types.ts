import { basename, extname } from 'node:path';
import compressible from 'compressible';
import { lookup } from 'mime-types';

/** Files whose name has no ending. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['api-catalog', 'application/linkset+json'],
  // RFC 9728 3.1: of `/mcp`.
  ['mcp', 'application/json'],
]);

/** JSON is UTF-8 by itself, and knows no charset (RFC 8259 11). */
const HAS_CHARSET = /^text\/|[+/]xml$/;

/** The media type of a file or, by its slash, of a page, with its charset. */
export function mediaTypeOf(path: string): string {
  if (path.endsWith('/')) return 'text/html; charset=utf-8';
  const type = NAMED.get(basename(path)) ?? (lookup(extname(path)) || 'application/octet-stream');
  return HAS_CHARSET.test(type) ? `${type}; charset=utf-8` : type;
}

/** A media type without its charset: what a Link field names. */
export function bareType(type: string): string {
  return type.replace(/;.*/, '');
}

/** Below this, the headers that announce a coding eat what it saves. */
export const COMPRESSIBLE_BYTES_MIN = 512;

/** Whether a reply of this `Content-Type`, with or without a charset, is worth compressing. */
export function isCompressible(type: string): boolean {
  return compressible(type) ?? false;
}
