import type { IncomingMessage } from 'node:http';
import type { Coding, FlatHeaders } from '../../api/message.ts';
import { acceptedCodings } from '../wire/accept-encoding.ts';
import { entityTag } from './entity-tag.ts';
import { fieldsOf } from './kinds.ts';
import { type MarkedFiles, plainBytes } from './marked-files.ts';
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

/**
 * Prepares a file: its ETag is its content's hash, the same after every deployment. The
 * headers are made when it is first asked for: those of 2,400 files take 10 MiB.
 * @param input is kept as it is: what it reads from the pack's file each time would be read for
 *   good by a copy.
 * @param address as it is asked for, for example `/us/2026/`.
 * @param marked gives the bytes of a file that holds the mark; null for any other.
 */
export function createStaticFile(
  input: Omit<PackedFile, 'isMarked'>,
  address: string,
  marked: MarkedFiles | null,
): StaticFile {
  let made: StaticFile | undefined;
  const make = () => {
    made ??= makeFile(input, address, marked);
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

function makeFile(
  input: Omit<PackedFile, 'isMarked'>,
  address: string,
  marked: MarkedFiles | null,
): StaticFile {
  const { digest } = input;
  const fields = [
    ...fieldsOf(address, { status: 200, link: input.link }),
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
