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

function text(type: string, charset = '; charset=utf-8'): MediaType {
  return { type: type + charset, compressible: true };
}

function binary(type: string): MediaType {
  return { type, compressible: false };
}
