import { type KeyObject, sign } from 'node:crypto';
import { isInnerList, parseDictionary, serializeItem } from 'structured-headers';
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

/** A field that names everything we sign has only 200 characters. */
const FIELD_CHARACTERS_MAX = 1_024;
const WORD_CHARACTERS_MAX = 256;

/**
 * The first signature requested by an `Accept-Signature` (RFC 9421 5.1) that the service can
 * make, with its label; null for none, and for a malformed field. Contract 21.2.
 * @param offered the components that the signature will cover.
 */
export function findWanted(field: string, offered: readonly string[], keyId: string) {
  if (field.length > FIELD_CHARACTERS_MAX) return null;
  for (const [label, member] of parse(field)) {
    if (!isInnerList(member)) continue;
    const [items, params] = member;
    if (!items.every((item) => offered.includes(serializeItem(item)))) continue;
    const read = readParams(params, keyId);
    if (read !== null) return { label, ...read };
  }
  return null;
}

function parse(field: string): ReturnType<typeof parseDictionary> {
  try {
    return parseDictionary(field);
  } catch {
    return new Map();
  }
}

/** Null when a parameter asks for something that the service does not sign. */
function readParams(params: ReadonlyMap<string, unknown>, keyId: string) {
  const own: Readonly<Record<string, unknown>> = { created: true, keyid: keyId, alg: 'ed25519' };
  const words: { nonce: string | null; tag: string | null } = { nonce: null, tag: null };
  for (const [name, value] of params) {
    if (name in own && own[name] === value) continue;
    if (name !== 'nonce' && name !== 'tag') return null;
    if (typeof value !== 'string' || value.length > WORD_CHARACTERS_MAX) return null;
    words[name] = value;
  }
  return words;
}
