import { basename, extname } from 'node:path';

/** What is worth compressing says so with a charset or `true`; the rest is compressed already. */
interface MediaType {
  readonly type: string;
  readonly compressible: boolean;
}

const TYPES: Readonly<Record<string, MediaType>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.json': text('application/json', ''),
  '.md': text('text/markdown'),
  '.txt': text('text/plain'),
  '.csv': text('text/csv'),
  '.ics': text('text/calendar'),
  '.xml': text('application/xml'),
  '.atom': text('application/atom+xml'),
  '.svg': text('image/svg+xml'),
  '.yaml': text('application/yaml'),
  '.webmanifest': text('application/manifest+json', ''),
  '.png': binary('image/png'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
};

/** Files whose name has no ending. */
const NAMED: Readonly<Record<string, MediaType>> = {
  'api-catalog': text('application/linkset+json', ''),
};

/** The media type of a built file. */
export function mediaTypeOf(path: string): MediaType {
  return TYPES[extname(path)] ?? NAMED[basename(path)] ?? binary('application/octet-stream');
}

/** A media type without its charset: what a Link field names. */
export function bareType(type: string): string {
  return type.replace(/;.*/, '');
}

const COMPRESSIBLE = new Set(
  Object.values({ ...TYPES, ...NAMED })
    .filter(({ compressible }) => compressible)
    .map(({ type }) => bareType(type)),
);

/** Below this, the headers that announce a coding eat what it saves. */
export const COMPRESSIBLE_BYTES_MIN = 512;

/** Whether a reply of this `Content-Type`, with or without a charset, is worth compressing. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.has(bareType(type));
}

function text(type: string, charset = '; charset=utf-8'): MediaType {
  return { type: type + charset, compressible: true };
}

function binary(type: string): MediaType {
  return { type, compressible: false };
}
