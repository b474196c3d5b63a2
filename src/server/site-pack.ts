import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Coding } from './accept-encoding.ts';

/**
 * The built site as one file: read at once, and the same whatever is built meanwhile. Reading
 * 7,000 files one by one took half of the start; and of a file that is there compressed, the
 * plain bytes, three quarters of the memory, are left out: hardly a client asks for them.
 */
export interface PackedFile {
  /** Below the client folder, with slashes. */
  readonly path: string;
  /** Of the plain bytes: SHA-256, cut to 132 bits. */
  readonly digest: string;
  /** Of the plain bytes. */
  readonly size: number;
  /** Null when an encoded form is there. */
  readonly plain: Buffer | null;
  readonly encoded: ReadonlyMap<Coding, Buffer>;
}

type Part = Coding | 'plain';
interface Entry extends Pick<PackedFile, 'path' | 'digest' | 'size'> {
  /** Lengths, in the order in which the parts follow one another. */
  readonly parts: readonly (readonly [Part, number])[];
}

const ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };
const INDEX_END = '\n';

/** Packs every file below the built client folder, with its compressed siblings. */
export function packSite(clientDir: string): Buffer {
  const paths = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const present = new Set(paths);
  const entries: Entry[] = [];
  const bodies: Buffer[] = [];
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
      digest: hash('sha256', plain, 'base64url').slice(0, 22),
      size: plain.length,
      parts: parts.map(([part, body]) => [part, body.length]),
    });
    for (const [, body] of parts) bodies.push(body);
  }
  return Buffer.concat([Buffer.from(JSON.stringify(entries) + INDEX_END), ...bodies]);
}

/** The files of a pack; their bytes are views of it. */
export function unpackSite(pack: Buffer): PackedFile[] {
  const indexEnd = pack.indexOf(INDEX_END);
  const entries = JSON.parse(pack.toString('utf8', 0, indexEnd)) as readonly Entry[];
  let offset = indexEnd + INDEX_END.length;
  return entries.map(({ parts, ...file }) => {
    const bodies = new Map<Part, Buffer>();
    for (const [part, length] of parts) {
      bodies.set(part, pack.subarray(offset, offset + length));
      offset += length;
    }
    const plain = bodies.get('plain') ?? null;
    return { ...file, plain, encoded: plain === null ? (bodies as Map<Coding, Buffer>) : NONE };
  });
}

const NONE: ReadonlyMap<Coding, Buffer> = new Map();

function isSibling(path: string, present: ReadonlySet<string>): boolean {
  return Object.values(ENDINGS).some(
    (ending) => path.endsWith(ending) && present.has(path.slice(0, -ending.length)),
  );
}
