import { z } from 'zod';
import { checkReply, ReceiptError } from './check-reply.ts';
import { compareReply, type ReleasesHere } from './compare-reply.ts';
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
