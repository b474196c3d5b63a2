import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/**
 * A gzipped tar whose bytes depend on its files and date alone. Entries have no owner; a script
 * that begins with `#!` is executable.
 * @param files named by their path in the archive.
 * @param day `YYYY-MM-DD`, the date of every entry.
 */
export async function gzippedTar(
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
  day: string,
): Promise<Buffer> {
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
