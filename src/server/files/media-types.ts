import { basename, extname } from 'node:path';

/** The site's types, by file extension, or by the name of a file without one. */
const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.gz': 'application/gzip',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.html': 'text/html',
  '.png': 'image/png',
  '.sh': 'application/x-sh',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  'api-catalog': 'application/linkset+json',
  // RFC 9728 3.1: of `/mcp`.
  mcp: 'application/json',
};
const UNKNOWN = 'application/octet-stream';

/** JSON is UTF-8 by definition and has no charset (RFC 8259 11). */
const HAS_CHARSET = /^text\/|[+/]xml$/;

/** The media type of a file or, by its slash, of a page, with its charset. */
export function mediaTypeOf(path: string): string {
  if (path.endsWith('/')) return 'text/html; charset=utf-8';
  const type = TYPES[extname(path) || basename(path)] ?? UNKNOWN;
  return HAS_CHARSET.test(type) ? `${type}; charset=utf-8` : type;
}

export function bareType(type: string): string {
  return type.replace(/;.*/, '');
}

/** Below this, the headers that announce a coding outweigh what it saves. */
export const COMPRESSIBLE_BYTES_MIN = 512;

/** Texts, pictures made of text or of plain pixels, and files of unknown content. */
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:octet-stream|x-sh)$|image\/vnd\.microsoft\.icon$)|[/+](?:json|xml)$/;

/** Whether a reply of this `Content-Type`, with or without a charset, is worth compressing. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(bareType(type));
}
