/** The files of an archive by name, folders left out. */
export type Files = ReadonlyMap<string, Uint8Array>;

const BLOCK = 512;
const GZIP = [0x1f, 0x8b];

/**
 * Reads a tar archive, compressed with gzip or not.
 * @returns null for what is none.
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
  try {
    const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}
