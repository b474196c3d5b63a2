import { type KeyObject, sign } from 'node:crypto';
import { findWanted, type Wanted } from './accept-signature.ts';
import {
  type AskedFor,
  contentDigest,
  fieldsOf,
  type Hashed,
  requiredComponents,
  type Said,
  signatureBase,
} from './components.ts';

/** What signs. */
export interface SigningKey {
  readonly id: string;
  readonly secret: KeyObject;
}

/** A reply with its content, coded as it is sent; null where there is none. */
export interface Content extends Said {
  readonly body: string | Uint8Array | Hashed | null;
}

/**
 * The header lines that make a reply a receipt: `Content-Digest`, `Signature-Input` and
 * `Signature`, name and value by turns. Contract 21.1.
 * @param accept the request's `Accept-Signature`, its lines joined by ", ".
 * @param createdSeconds since 1970, a whole number.
 * @returns null when what is asked for cannot be given.
 */
export function signReply(
  asked: AskedFor,
  { status, headers, body }: Content,
  accept: string,
  { id, secret }: SigningKey,
  createdSeconds: number,
): string[] | null {
  const digest = contentDigest(body ?? '');
  const fields = new Map(fieldsOf(headers)).set('content-digest', digest);
  const components = requiredComponents(fields);
  const wanted = findWanted(accept, components, id);
  if (wanted === null) return null;
  const params = writeParams(components, wanted, id, createdSeconds);
  const base = signatureBase(components, params, asked, { status, fields });
  if (base === null) return null;
  const signature = sign(null, Buffer.from(base, 'latin1'), secret).toString('base64');
  return [
    'Content-Digest',
    digest,
    'Signature-Input',
    `${wanted.label}=${params}`,
    'Signature',
    `${wanted.label}=:${signature}:`,
  ];
}

function writeParams(
  components: readonly string[],
  { nonce, tag }: Wanted,
  keyId: string,
  createdSeconds: number,
): string {
  const own = `created=${createdSeconds};keyid="${keyId}";alg="ed25519"`;
  return `(${components.join(' ')});${own}${written('nonce', nonce)}${written('tag', tag)}`;
}

/** As a string of RFC 9651 4.1.6. */
function written(name: string, value: string | null): string {
  return value === null ? '' : `;${name}="${value.replace(/[\\"]/g, '\\$&')}"`;
}
