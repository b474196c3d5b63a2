import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { open } from '../open/open.ts';
import { RedletterError, verify } from '../verify/verify.ts';

const OPTIONS = {
  keys: { type: 'string' },
  method: { type: 'string' },
  release: { type: 'string' },
  url: { type: 'string' },
} as const;

/**
 * Checks one saved reply and prints one line: what is true, or which check failed.
 * @returns the exit code; null for unknown arguments.
 */
export async function verifyFile(words: readonly string[]): Promise<number | null> {
  const read = readWords(words);
  const [file, ...more] = read?.positionals ?? [];
  if (read === null || file === undefined || more.length > 0) return null;
  const { keys = join(dirname(file), 'jwks.json'), method, release, url } = read.values;
  try {
    const library = release === undefined ? undefined : await open(await bytesOf(release));
    const text = (await bytesOf(keys)).toString();
    const line = await verify(await bytesOf(file), { keys: text, method, url, library });
    process.stdout.write(`${line}\n`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof RedletterError)) throw thrown;
    process.stderr.write(`${file}: not verified: ${thrown.message}\n`);
    return 1;
  }
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

async function bytesOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new RedletterError(
      'invalid_receipt',
      `${path}: cannot be read (${(error as Error).message})`,
    );
  }
}
