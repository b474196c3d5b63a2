import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ReleaseError } from '../../src/artifact/load-release.ts';
import { checkReply, ReceiptError } from '../../src/signature/check-reply.ts';
import { type PublicJwk, publicJwk } from '../../src/signature/signing-key.ts';
import { compareWithRelease } from './answer-again.ts';
import { readAsked, readReceipt } from './read-receipt.ts';

/** What there is of a receipt. */
export interface ReceiptPlace {
  readonly file: string;
  /** Null: `jwks.json` beside the file. */
  readonly keysFile: string | null;
  /** What was asked; null when the file says it. */
  readonly url: string | null;
  readonly method: string;
  readonly artifactsDir: string;
  /** Seconds since 1970. */
  readonly nowSeconds: number;
}

const JWK_SET = z.object({ keys: z.array(z.unknown()) });

/**
 * Checks a saved reply in all that can be checked here: signature, digest, the key's time of
 * service, the chain of releases, and the answer itself. Contract 21.6.
 * @returns one line that says what is true.
 * @throws ReceiptError with one line that says which check failed.
 */
export async function verifyReceipt(place: ReceiptPlace): Promise<string> {
  const { file, url, method, artifactsDir, nowSeconds } = place;
  const saved = readReceipt(readBytes(file));
  const asked = url === null ? saved.asked : readAsked(url, method);
  if (asked === null) {
    throw new ReceiptError(
      'the file does not say what was asked: add --url ADDRESS, or put the request line and ' +
        'its Host before the reply',
    );
  }
  const keys = readKeys(place.keysFile ?? join(dirname(file), 'jwks.json'));
  const { keyId, created, nonce } = checkReply(asked, saved.reply, keys, nowSeconds);
  const { dataVersion, found } = await compare(artifactsDir, asked, saved.reply);
  const query = asked.query === '' ? '' : `?${asked.query}`;
  const said = nonce === null ? '' : `, nonce ${JSON.stringify(nonce)}`;
  const release = dataVersion === null ? '' : `, by release ${dataVersion}, which is in the chain`;
  return (
    `true: ${asked.authority} said ${saved.reply.status} to ${asked.method} ${asked.path}${query} ` +
    `at ${new Date(created * 1_000).toISOString()}${release}; signed by key ${keyId}${said}; ${found}`
  );
}

/** What does not hold here is told as what failed, and not as a fault of the receipt's. */
async function compare(...args: Parameters<typeof compareWithRelease>) {
  try {
    return await compareWithRelease(...args);
  } catch (error) {
    if (error instanceof ReleaseError) {
      throw new ReceiptError(`the releases here do not hold: ${error.message}`);
    }
    throw error;
  }
}

function readKeys(path: string): PublicJwk[] {
  const text = readBytes(path).toString();
  let keys: PublicJwk[] = [];
  try {
    const set = JWK_SET.parse(JSON.parse(text));
    // Keys of other kinds may stand beside ours.
    keys = set.keys.flatMap((key) => publicJwk.safeParse(key).data ?? []);
  } catch {
    // Said below.
  }
  if (keys.length > 0) return keys;
  throw new ReceiptError(
    `${path}: holds no keys of ours: save /.well-known/jwks.json of the service`,
  );
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ReceiptError(`${path}: cannot be read (${(error as Error).message})`);
  }
}
