import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { isCompressible, mediaTypeOf } from './media-types.ts';

/** The position of bytes in a pack. */
export interface Span {
  readonly from: number;
  readonly length: number;
  /** Whether they are compressed with Zstandard, to save disk space. */
  readonly isPacked: boolean;
}

/**
 * The files that were built ahead, in one file that stays open: unchanged by later builds, for as
 * long as anybody reads it. Decision 46.
 */
export interface SitePack {
  /** Other threads of the process may read with it, too. */
  readonly descriptor: number;
  /** By address: "/us/2026/", "/us/2026.ics". */
  readonly files: ReadonlyMap<string, Span>;
}

const INDEX = /(?:^|(?<=\/))index\.html$/;

/** The files below a folder by their path in it, with slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** Packs the files below a built client folder, and removes it; returns their number. */
export function packSite(clientDir: string): number {
  const bodies: Buffer[] = [];
  let end = 0;
  const files = filesBelow(clientDir).map((name) => {
    const plain = readFileSync(join(clientDir, name));
    const isPacked = isCompressible(mediaTypeOf(name));
    const body = isPacked ? zstdCompressSync(plain) : plain;
    bodies.push(body);
    const span: Span = { from: end, length: body.length, isPacked };
    end += body.length;
    return [encodeURI(`/${name.replace(INDEX, '')}`), span];
  });
  writeFileSync(`${clientDir}.pack`, Buffer.concat(bodies));
  writeFileSync(`${clientDir}.json`, JSON.stringify(files));
  rmSync(clientDir, { recursive: true });
  return files.length;
}

/** Whoever holds a pack may read it; the file is closed when nobody holds it any more. */
const closing = new FinalizationRegistry<number>(closeSync);

/** @throws when the pack cannot be read. */
export function openSitePack(clientDir: string): SitePack {
  const descriptor = openSync(`${clientDir}.pack`, 'r');
  const files = JSON.parse(readFileSync(`${clientDir}.json`, 'utf8')) as [string, Span][];
  const pack = { descriptor, files: new Map(files) };
  closing.register(pack, descriptor);
  return pack;
}

/** Reads plain bytes synchronously: in other threads, and before anybody is served. */
export function readSpan(descriptor: number, { from, length, isPacked }: Span): Buffer {
  const bytes = Buffer.alloc(length);
  if (readSync(descriptor, bytes, 0, length, from) < length) {
    throw new Error('the pack of the site is shorter than its index says');
  }
  return isPacked ? zstdDecompressSync(bytes) : bytes;
}
