import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** A file to pack: its path in the archive, and its bytes. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * A gzipped tar whose bytes depend on its files and date alone. Entries have no owner; a script
 * that begins with `#!` is executable.
 * @param day `YYYY-MM-DD`, the date of every entry.
 */
export async function gzippedTar(files: readonly PackedFile[], day: string): Promise<Buffer> {
  const mtime = new Date(`${day}T00:00:00Z`);
  const entries = files.map(({ name, bytes }) => ({
    header: {
      name,
      size: bytes.length,
      mode: bytes.subarray(0, 2).toString('latin1') === '#!' ? 0o755 : 0o644,
      mtime,
    },
    body: bytes,
  }));
  return gzipSync(await packTar(entries), { level: 9 });
}
