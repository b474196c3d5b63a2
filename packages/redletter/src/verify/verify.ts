import { checkReceipt, type ReleasesHere } from '../../../../src/signature/check-receipt.ts';
import { ReceiptError } from '../../../../src/signature/check-reply.ts';
import { ask, RedletterError } from '../answers/answers.ts';
import * as own from '../named/entry.ts';
import type { Library } from '../types.ts';

export { RedletterError } from '../answers/answers.ts';
export type * from '../types.ts';

/** What a saved reply is checked against. */
export interface VerifyOptions {
  /** The text of the service's `/.well-known/jwks.json`. */
  readonly keys: string;
  /**
   * The request's URL; may be omitted when the file begins with the request line and its `Host`.
   */
  readonly url?: string | undefined;
  /** The request's method, with `url`: `GET` by default. */
  readonly method?: string | undefined;
  /** The source of the recomputed answer: the release of this package, or an opened one. */
  readonly library?: Library | undefined;
  /** The time in seconds since 1970; the machine's by default. */
  readonly nowSeconds?: number | undefined;
}

/**
 * Checks a reply that was saved with its headers, as `curl -i` writes it: signature, digest, the
 * key's time of service, and the answer itself, computed again (Contract 21.6).
 * @returns one line that says what is true.
 * @throws RedletterError with `invalid_receipt` and one line that says which check failed.
 */
export async function verify(reply: Uint8Array, options: VerifyOptions): Promise<string> {
  const { keys, url = null, method = 'GET', library = own } = options;
  const nowSeconds = options.nowSeconds ?? Math.floor(Date.now() / 1_000);
  const receipt = { bytes: reply, keys: { text: keys, name: 'the keys' }, url, method, nowSeconds };
  try {
    return await checkReceipt(receipt, releasesOf(library));
  } catch (thrown) {
    if (!(thrown instanceof ReceiptError)) throw thrown;
    throw new RedletterError('invalid_receipt', thrown.message);
  }
}

function releasesOf(library: Library): ReleasesHere {
  const version = library.release?.version ?? null;
  const isOwn = library === own;
  return {
    place: isOwn ? 'which is that of this package' : 'which was opened',
    find: (dataVersion) => {
      if (dataVersion === version) return;
      throw new ReceiptError(
        isOwn
          ? `release ${dataVersion} is not in this package, which has ${version}: open its archive`
          : `release ${dataVersion} is not the one that was opened, ${version ?? 'which has no name'}`,
      );
    },
    answer: (_, { path, query }) => {
      try {
        return ask(library, query === '' ? path : `${path}?${query}`).text;
      } catch (thrown) {
        if (!(thrown instanceof RedletterError)) throw thrown;
        return null;
      }
    },
  };
}
