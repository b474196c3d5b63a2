import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Coding } from '../../api/message.ts';
import { contentDigest } from './entity-tag.ts';
import { linkField } from './page-links.ts';
import { holdsSiteMark } from './site-mark.ts';

/**
 * The built site as one file: read at once, and the same whatever is built meanwhile. Reading
 * 7,000 files one by one took half of the start. Of a file that is there compressed, the plain
 * bytes, three quarters of the memory, are left out: hardly a client asks for them. The gzip
 * forms, two fifths of the rest, come last and stay in the file: who reads brotli gets that. So do
 * large files of one form, such as tables. Decision 23.
 */
export interface PackedFile {
  /** Below the client folder, with slashes. */
  readonly path: string;
  /** Of the plain bytes. */
  readonly digest: string;
  /** Of the plain bytes. */
  readonly size: number;
  /** Whether the address of the site is still to be put in. */
  readonly isMarked: boolean;
  /** The files that a page links as other forms of itself; null where there are none. */
  readonly link: string | null;
  /** Null when an encoded form is there; of a large file, read anew each time. */
  readonly plain: Buffer | null;
  readonly encoded: ReadonlyMap<Coding, EncodedForm>;
}

export interface EncodedForm {
  readonly length: number;
  /** The bytes, from memory or from the pack's open file. */
  readonly bytes: Buffer;
}

/** A pack that was opened: what is kept in memory, and a way to the rest. */
export interface OpenPack {
  readonly files: readonly PackedFile[];
  close(): void;
}

type Part = Coding | 'plain';
interface Entry extends Pick<PackedFile, 'path' | 'digest' | 'size' | 'isMarked' | 'link'> {
  /** Lengths, in the order in which the parts follow one another. */
  readonly parts: readonly (readonly [Part, number])[];
}

const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };
/** Lengths of the index and of the bodies that are kept in memory, 32 bits each. */
const HEAD_BYTES = 8;

/** Plain bytes of this many stay in the file: a page has fewer, and needs to be at hand. */
const LARGE_BYTES_MIN = 128 * 1024;

function staysInFile(part: Part, length: number): boolean {
  return part === 'gzip' || (part === 'plain' && length >= LARGE_BYTES_MIN);
}

/**
 * Packs every file below the built client folder, with its compressed siblings.
 * @returns the pack in pieces, one after the other.
 */
export function packSite(clientDir: string): Buffer[] {
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const present = new Set(paths);
  const entries: Entry[] = [];
  const kept: Buffer[] = [];
  const left: Buffer[] = [];
  for (const path of paths.filter((each) => !isSibling(each, present))) {
    const plain = readFileSync(path);
    const codings = (Object.keys(ENDINGS) as Coding[]).filter((coding) =>
      present.has(path + ENDINGS[coding]),
    );
    const parts: [Part, Buffer][] =
      codings.length === 0
        ? [['plain', plain]]
        : codings.map((coding) => [coding, readFileSync(path + ENDINGS[coding])]);
    entries.push({
      path: path.slice(join(clientDir, sep).length).split(sep).join('/'),
      digest: contentDigest(plain),
      size: plain.length,
      isMarked: holdsSiteMark(plain),
      link: path.endsWith('.html') ? linkField(plain.toString()) : null,
      parts: parts.map(([part, body]) => [part, body.length]),
    });
    for (const [part, body] of parts) (staysInFile(part, body.length) ? left : kept).push(body);
  }
  const index = Buffer.from(JSON.stringify(entries));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(index.length, 0);
  head.writeUInt32LE(
    kept.reduce((sum, body) => sum + body.length, 0),
    4,
  );
  return [head, index, ...kept, ...left];
}

/** Opens a pack file; it stays open, so that another build's pack takes only its name. */
export function openPackFile(path: string): OpenPack {
  const descriptor = openSync(path, 'r');
  const read = (from: number, length: number) => {
    const bytes = Buffer.allocUnsafe(length);
    const count = readSync(descriptor, bytes, 0, length, from);
    if (count < length) throw new Error(`${path}: is shorter than its index says`);
    return bytes;
  };
  return { files: readPack(read), close: () => closeSync(descriptor) };
}

/** A pack in memory. */
export function openPack(pack: Buffer): OpenPack {
  return {
    files: readPack((from, length) => pack.subarray(from, from + length)),
    close: () => undefined,
  };
}

function readPack(read: (from: number, length: number) => Buffer): readonly PackedFile[] {
  const head = read(0, HEAD_BYTES);
  const indexLength = head.readUInt32LE(0);
  const keptLength = head.readUInt32LE(4);
  const entries = JSON.parse(read(HEAD_BYTES, indexLength).toString()) as readonly Entry[];
  const kept = read(HEAD_BYTES + indexLength, keptLength);
  let keptAt = 0;
  let leftAt = HEAD_BYTES + indexLength + keptLength;
  return entries.map(({ parts, ...file }) => {
    let plain: (() => Buffer) | null = null;
    const encoded = new Map<Coding, EncodedForm>();
    for (const [part, length] of parts) {
      const bytesOf = takePart(part, length);
      if (part === 'plain') plain = bytesOf;
      else {
        encoded.set(part, {
          length,
          get bytes() {
            return bytesOf();
          },
        });
      }
    }
    return {
      ...file,
      get plain() {
        return plain?.() ?? null;
      },
      encoded: encoded.size > 0 ? encoded : NONE,
    };
  });

  /** The next part: from what is kept, or, whenever it is asked for, from the file. */
  function takePart(part: Part, length: number): () => Buffer {
    if (staysInFile(part, length)) {
      const from = leftAt;
      leftAt += length;
      return () => read(from, length);
    }
    const bytes = kept.subarray(keptAt, keptAt + length);
    keptAt += length;
    return () => bytes;
  }
}

const NONE: ReadonlyMap<Coding, EncodedForm> = new Map();

function isSibling(path: string, present: ReadonlySet<string>): boolean {
  return Object.values(ENDINGS).some(
    (ending) => path.endsWith(ending) && present.has(path.slice(0, -ending.length)),
  );
}
