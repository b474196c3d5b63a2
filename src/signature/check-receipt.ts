import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { checkReply, ReceiptError, type Received } from './check-reply.ts';
import { type AskedFor, fieldsOf } from './components.ts';
import { readAsked, readReceipt } from './read-receipt.ts';
import { type PublicJwk, publicJwk } from './signing-key.ts';

/** A saved reply, and what to check it with. */
export interface Receipt {
  /** The reply with its headers, as `curl -i` writes it. */
  readonly bytes: Uint8Array;
  /** The text of the service's `/.well-known/jwks.json`, and its name in messages. */
  readonly keys: { readonly text: string; readonly name: string };
  /** The request; null when the file contains it. */
  readonly url: string | null;
  readonly method: string;
  /** Seconds since 1970. */
  readonly nowSeconds: number;
}

/** The available releases to compare a reply with. */
export interface ReleasesHere {
  /** Where a release was found, as words: "which is in the chain". */
  readonly place: string;
  /** @throws ReceiptError when a release is not available. */
  find(dataVersion: string): void;
  /** The API's answer from a release; null for any status other than 200. */
  answer(dataVersion: string, asked: AskedFor): Promise<string | null> | string | null;
  /** A file of a release; null for an unknown name. Absent where no files are available. */
  file?(dataVersion: string, name: string): Uint8Array | null;
}

const JWK_SET = z.object({ keys: z.array(z.unknown()) });

/**
 * Checks a saved reply: signature, digest, the key's time of service, and the answer against the
 * available releases. Contract 21.6.
 * @returns one line that says what was proved.
 * @throws ReceiptError with one line that says which check failed.
 */
export async function checkReceipt(
  { bytes, keys, url, method, nowSeconds }: Receipt,
  releases: ReleasesHere,
): Promise<string> {
  const saved = readReceipt(bytes);
  const asked = url === null ? saved.asked : readAsked(url, method);
  if (asked === null) {
    throw new ReceiptError(
      'the file does not say what was asked: add --url ADDRESS, or put the request line and ' +
        'its Host before the reply',
    );
  }
  const { keyId, created, nonce } = checkReply(asked, saved.reply, readKeys(keys), nowSeconds);
  const { dataVersion, found } = await compareReply(releases, asked, saved.reply);
  const query = asked.query === '' ? '' : `?${asked.query}`;
  const said = nonce === null ? '' : `, nonce ${JSON.stringify(nonce)}`;
  const release = dataVersion === null ? '' : `, by release ${dataVersion}, ${releases.place}`;
  return (
    `true: ${asked.authority} said ${saved.reply.status} to ${asked.method} ${asked.path}${query} ` +
    `at ${new Date(created * 1_000).toISOString()}${release}; signed by key ${keyId}${said}; ${found}`
  );
}

function readKeys({ text, name }: Receipt['keys']): PublicJwk[] {
  try {
    const set = JWK_SET.parse(JSON.parse(text));
    // The set may hold keys of other kinds.
    const keys = set.keys.flatMap((key) => publicJwk.safeParse(key).data ?? []);
    if (keys.length > 0) return keys;
  } catch {
    // Reported below.
  }
  throw new ReceiptError(
    `${name}: holds no keys of ours: save /.well-known/jwks.json of the service`,
  );
}

const FILE_PATH = /^\/data\/(\d{4}\.\d{1,2}\.\d+)\/([A-Za-z-]+\.json)$/;

/**
 * Compares a reply with its release: an answer of `/v1` is computed again, a file is compared
 * byte for byte. Contract 21.6.
 * @returns the release (null when the reply names none), and the result in words.
 * @throws ReceiptError when the release is not available, or differs.
 */
export async function compareReply(
  releases: ReleasesHere,
  asked: AskedFor,
  reply: Received,
): Promise<{ readonly dataVersion: string | null; readonly found: string }> {
  const fields = fieldsOf(reply.headers);
  const [, folder, file] = FILE_PATH.exec(asked.path) ?? [];
  const dataVersion = fields.get('x-data-version') ?? folder ?? null;
  if (dataVersion === null) return { dataVersion, found: 'it names no release' };
  releases.find(dataVersion);
  const found = (words: string) => ({ dataVersion, found: words });
  if (reply.status !== 200 || reply.body.length === 0) {
    return found('there is nothing in it to compare');
  }
  if (file !== undefined && releases.file !== undefined) {
    if (fields.has('content-encoding')) {
      return found('its content is compressed, and was not compared');
    }
    const own = releases.file(dataVersion, file);
    if (own === null || Buffer.compare(own, reply.body) !== 0) {
      throw new ReceiptError(`release ${dataVersion} has no such file here`);
    }
    return found('the file is the same here');
  }
  if (!asked.path.startsWith('/v1/')) return found('only answers of /v1 are computed again');
  const again = await releases.answer(dataVersion, asked);
  if (again === null || !saysTheSame(reply.body, again)) {
    throw new ReceiptError(`release ${dataVersion} gives another answer, computed here`);
  }
  return found('the answer computed again from it is the same');
}

/** Compares bodies by value: white space is not part of the contract (Contract 9). */
function saysTheSame(one: Uint8Array, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(Buffer.from(one).toString()), JSON.parse(other));
  } catch {
    return false;
  }
}
