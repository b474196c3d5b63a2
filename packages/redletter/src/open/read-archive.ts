import { RedletterError } from '../redletter-error.ts';

/** The files of an archive by name, folders left out. */
export type Files = ReadonlyMap<string, Uint8Array>;

const BLOCK = 512;
const GZIP = [0x1f, 0x8b];

/** A release is below 2 MiB; a megabyte of gzip can unpack to a thousand times as much. */
export const UNPACKED_MIB_MAX = 64;

/**
 * Reads a tar archive, gzipped or not.
 * @returns null for anything else.
 * @throws RedletterError when it would unpack to more than `UNPACKED_MIB_MAX`; it never holds
 * more than that.
 */
export async function readArchive(bytes: Uint8Array): Promise<Files | null> {
  const tar = GZIP.every((byte, index) => bytes[index] === byte) ? await gunzip(bytes) : bytes;
  if (tar === null) return null;
  const files = new Map<string, Uint8Array>();
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return files;
    const size = Number.parseInt(text(header, 124, 12), 8);
    if (text(header, 257, 5) !== 'ustar' || !(size >= 0)) return null;
    const start = at + BLOCK;
    const name = text(header, 0, 100).split('/').at(-1) ?? '';
    if (name !== '') files.set(name, tar.subarray(start, start + size));
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return null;
}

function text(header: Uint8Array, start: number, length: number): string {
  return new TextDecoder()
    .decode(header.subarray(start, start + length))
    .replace(/\0.*/, '')
    .trim();
}

async function gunzip(bytes: Uint8Array): Promise<Uint8Array | null> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let length = 0; ; ) {
    const read = await reader.read().catch(() => null);
    if (read === null) return null;
    if (read.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += read.value.length;
    if (length > UNPACKED_MIB_MAX * 2 ** 20) {
      await reader.cancel();
      const message = `The archive unpacks to more than ${UNPACKED_MIB_MAX} MiB: a release is far smaller.`;
      throw new RedletterError('invalid_release', message);
    }
    chunks.push(read.value);
  }
}
