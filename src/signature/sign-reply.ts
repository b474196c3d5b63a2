import { type KeyObject, sign } from 'node:crypto';
import { findWanted } from './accept-signature.ts';
import {
  type AskedFor,
  contentDigest,
  fieldsOf,
  type Hashed,
  requiredComponents,
  type Said,
  signatureBase,
} from './components.ts';

/** A private key, and its name. */
export type SigningKey = { readonly id: string; readonly secret: KeyObject };

/** A reply with its content as sent; null = no content. */
type Content = Said & { readonly body: string | Uint8Array | Hashed | null };

/**
 * The header lines that make a reply a receipt, name and value alternating; null when the service
 * cannot sign as requested. Contract 21.1.
 * @param accept the request's `Accept-Signature`, its lines joined by ", ".
 * @param createdSeconds since 1970, a whole number.
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
  const own = `created=${createdSeconds};keyid="${id}";alg="ed25519"`;
  const asWanted = `${written('nonce', wanted.nonce)}${written('tag', wanted.tag)}`;
  const params = `(${components.join(' ')});${own}${asWanted}`;
  const base = signatureBase(components, params, asked, { status, fields });
  if (base === null) return null;
  const signature = sign(null, Buffer.from(base, 'latin1'), secret).toString('base64');
  return [
    ...['Content-Digest', digest],
    ...['Signature-Input', `${wanted.label}=${params}`],
    ...['Signature', `${wanted.label}=:${signature}:`],
  ];
}

/** A string parameter, as in RFC 9651 4.1.6. */
function written(name: string, value: string | null): string {
  return value === null ? '' : `;${name}="${value.replace(/[\\"]/g, '\\$&')}"`;
}
