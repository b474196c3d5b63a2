import type { IncomingMessage } from 'node:http';
import type { Coding, FlatHeaders } from '../../api/message.ts';
import { acceptedCodings } from '../wire/accept-encoding.ts';
import { entityTag } from './entity-tag.ts';
import { type MarkedFiles, plainBytes } from './marked-files.ts';
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

/** Where a file is in the site. */
export interface FilePlace {
  /** Below the client folder, with slashes. */
  readonly path: string;
  /** As it is addressed, for example `/us/2026/`. */
  readonly address: string;
  /** Addresses of the files that say the same as this page. */
  readonly alternates: readonly string[];
}

/**
 * Prepares a file: its ETag is its content's hash, the same after every deployment. The
 * headers are made when it is first asked for: those of 2,400 files take 10 MiB.
 * @param input is kept as it is: what it reads from the pack's file each time would be read for
 *   good by a copy.
 * @param marked gives the bytes of a file that holds the mark; null for any other.
 */
export function createStaticFile(
  input: Omit<PackedFile, 'isMarked'>,
  place: FilePlace,
  marked: MarkedFiles | null,
): StaticFile {
  let made: StaticFile | undefined;
  const make = () => {
    made ??= makeFile(input, place, marked);
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

/** What is said of a file whatever its bytes are. */
export function fileFields(place: FilePlace): FlatHeaders {
  const { path, alternates } = place;
  return [
    'Content-Type',
    mediaTypeOf(path),
    'Cache-Control',
    cacheControl(place),
    ...(isPage(path) ? [] : ['Access-Control-Allow-Origin', '*']),
    ...(alternates.length > 0 ? ['Link', linkField(alternates)] : []),
  ];
}

function makeFile(
  input: Omit<PackedFile, 'isMarked'>,
  place: FilePlace,
  marked: MarkedFiles | null,
): StaticFile {
  const { digest } = input;
  const fields = [
    ...fileFields(place),
    ...(input.encoded.size > 0 ? ['Vary', 'Accept-Encoding'] : []),
  ];
  const variantOf = (coding: Coding | null, length: number, bytes: () => Buffer): Variant => {
    const etag = entityTag(marked?.digest(digest) ?? digest, coding);
    const notModifiedHeaders = [...fields, 'ETag', etag];
    const announced = coding === null ? [] : ['Content-Encoding', coding];
    const headersOf = (size: number) => [
      ...notModifiedHeaders,
      'Content-Length',
      String(size),
      ...announced,
    ];
    if (marked === null) {
      return {
        etag,
        headers: headersOf(length),
        notModifiedHeaders,
        get body() {
          return bytes();
        },
      };
    }
    let headers: FlatHeaders | undefined;
    return {
      etag,
      notModifiedHeaders,
      // Kept, as a form that is made again has the same length.
      get headers() {
        headers ??= headersOf(marked.bytes(input, coding).length);
        return headers;
      },
      get body() {
        return marked.bytes(input, coding);
      },
    };
  };
  return {
    plain: variantOf(null, input.size, () => plainBytes(input)),
    codings: new Map(
      [...input.encoded].map(([coding, form]) => [
        coding,
        variantOf(coding, form.length, () => form.bytes),
      ]),
    ),
  };
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

/** A file of a release, or a whole one. The description of its tables is neither: Contract 23.5. */
const RELEASED =
  /^data\/(?:\d+\.\d+\.\d+\/(?!datapackage\.)[\w-]+\.json|redletter-[\d.]+\.tar\.gz)$/;

/** All that is no page of the site or part of one is for everybody's programs. */
function isPage(path: string): boolean {
  return path.endsWith('.html') || path.startsWith('_astro/');
}

function cacheControl({ address, path }: FilePlace): string {
  // The name holds the content's hash: it never means anything else.
  if (address.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  // Contract 19.3: a release never changes.
  if (RELEASED.test(path)) return 'public, max-age=31536000, immutable';
  // Calendar programs poll; an hour is what the site promises its subscribers.
  if (path.endsWith('.ics')) return 'public, max-age=3600, stale-while-revalidate=86400';
  return 'public, max-age=300';
}
