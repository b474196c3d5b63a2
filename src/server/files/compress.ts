import { readdirSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_BYTES_MIN, isCompressible, mediaTypeOf } from './media-types.ts';
import { holdsSiteMark } from './site-mark.ts';
import { packSite } from './site-pack.ts';
import { packFileOf } from './static-site.ts';

/** zlib works in the thread pool, which has four threads. */
const AT_ONCE = 4;
/** The highest quality takes ten times as long for the last 3 %. */
const BROTLI_QUALITY = 9;
/** Of a file with the mark, which is compressed anew with the address in it: a tenth of the time. */
const BROTLI_QUALITY_MARKED = 5;
/**
 * A window of 64 KiB holds a page. With a larger one Brotli takes 32 MiB of tables a file, which the
 * kernel has to clear: a tenth of the time without (Decision 23).
 */
const BROTLI_WINDOW_BITS = 16;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < COMPRESSIBLE_BYTES_MIN) return;
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: holdsSiteMark(body) ? BROTLI_QUALITY_MARKED : BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(body.length <= 2 ** BROTLI_WINDOW_BITS && {
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    }),
  };
  const [br, gz] = await Promise.all([brotli(body, { params: parameters }), gzipped(body)]);
  if (br.length < body.length) await writeFile(`${path}.br`, br);
  if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
}

/**
 * Compresses the files below `clientDir`, makes a pack of them beside it, and removes them: who
 * serves them reads the pack.
 * @returns how many files were looked at.
 */
export async function compressSite(clientDir: string): Promise<number> {
  const queue = readdirSync(clientDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(mediaTypeOf(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const count = queue.length;
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await compressFile(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  // Under another name first: a server that runs reads on from the pack that it has opened.
  const packFile = packFileOf(clientDir);
  await writeFile(`${packFile}.new`, packSite(clientDir));
  await rename(`${packFile}.new`, packFile);
  rmSync(clientDir, { recursive: true });
  return count;
}
