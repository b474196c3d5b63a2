import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FlatHeaders } from '../../api/message.ts';
import { acceptedCodings, type Coding } from '../wire/accept-encoding.ts';
import { entityTag } from './entity-tag.ts';
import { bareType, mediaTypeOf } from './media-types.ts';
import type { PackedFile } from './site-pack.ts';

/** One representation of a file, with all its headers made beforehand. */
interface Variant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: FlatHeaders;
  readonly notModifiedHeaders: FlatHeaders;
}

/** A built file, ready to be sent. */
export interface StaticFile {
  readonly plain: Variant;
  readonly codings: ReadonlyMap<Coding, Variant>;
}

export interface StaticFileInput extends PackedFile {
  /** As it is addressed, for example `/us/2026/`. */
  readonly address: string;
  /** Addresses of the files that say the same as this page. */
  readonly alternates: readonly string[];
}

/**
 * Prepares a file: its ETag is its content's hash, the same after every deployment. The
 * headers are made when it is first asked for: those of 2,400 files take 10 MiB.
 */
export function createStaticFile(input: StaticFileInput): StaticFile {
  let made: StaticFile | undefined;
  const make = () => {
    made ??= makeFile(input);
    return made;
  };
  return {
    get plain() {
      return make().plain;
    },
    get codings() {
      return make().codings;
    },
  };
}

function makeFile(input: StaticFileInput): StaticFile {
  const { alternates, digest } = input;
  const fields = [
    'Content-Type',
    mediaTypeOf(input.path),
    'Cache-Control',
    cacheControl(input),
    ...(input.encoded.size > 0 ? ['Vary', 'Accept-Encoding'] : []),
    ...(input.path.endsWith('.ics') ? ['Access-Control-Allow-Origin', '*'] : []),
    ...(alternates.length > 0 ? ['Link', linkField(alternates)] : []),
  ];
  const headersOf = (bytes: number, coding: Coding | null) => {
    const etag = entityTag(digest, coding);
    const notModifiedHeaders = [...fields, 'ETag', etag];
    const announced = coding === null ? [] : ['Content-Encoding', coding];
    const headers = [...notModifiedHeaders, 'Content-Length', String(bytes), ...announced];
    return { etag, headers, notModifiedHeaders };
  };
  return {
    plain: {
      ...headersOf(input.size, null),
      get body() {
        return input.plain ?? decode(input.encoded);
      },
    },
    codings: new Map(
      [...input.encoded].map(([coding, form]) => [
        coding,
        {
          ...headersOf(form.length, coding),
          get body() {
            return form.bytes;
          },
        },
      ]),
    ),
  };
}

/** For the rare client that takes no coding: 0.2 ms for a page. */
function decode(encoded: PackedFile['encoded']): Buffer {
  const brotli = encoded.get('br');
  return brotli === undefined
    ? gunzipSync(encoded.get('gzip')?.bytes ?? '')
    : brotliDecompressSync(brotli.bytes);
}

/** The representation that this client can read best. */
export function chooseVariant(file: StaticFile, request: IncomingMessage): Variant {
  if (file.codings.size === 0) return file.plain;
  const field = request.headers['accept-encoding'];
  for (const coding of acceptedCodings(typeof field === 'string' ? field : undefined)) {
    const variant = file.codings.get(coding);
    if (variant !== undefined) return variant;
  }
  return file.plain;
}

/** RFC 8288: the same content in other forms, for programs that read no HTML. */
function linkField(alternates: readonly string[]): string {
  return alternates
    .map((address) => `<${address}>; rel="alternate"; type="${bareType(mediaTypeOf(address))}"`)
    .join(', ');
}

function cacheControl(input: StaticFileInput): string {
  // The name holds the content's hash: it never means anything else.
  if (input.address.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  // Calendar programs poll; an hour is what the site promises its subscribers.
  if (input.path.endsWith('.ics')) return 'public, max-age=3600, stale-while-revalidate=86400';
  return 'public, max-age=300';
}
