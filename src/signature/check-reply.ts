import { verify } from 'node:crypto';
import {
  type BareItem,
  isInnerList,
  parseDictionary,
  serializeDictionary,
  serializeInnerList,
  serializeItem,
} from 'structured-headers';
import {
  type AskedFor,
  contentDigest,
  fieldsOf,
  KNOWN_COMPONENTS,
  requiredComponents,
  type Said,
  signatureBase,
} from './components.ts';
import { type PublicJwk, publicKeyOf, thumbprint } from './signing-key.ts';

/** A received reply, as a receipt with its request. */
export interface Received extends Said {
  /** The content as sent: with its content coding, but without transfer coding. */
  readonly body: Uint8Array;
}

/** A reply that is not a valid receipt: which check failed, and why. */
export class ReceiptError extends Error {
  override readonly name = 'ReceiptError';
}

/** How far a signer's clock may run ahead of ours. */
const AHEAD_SECONDS_MAX = 60;

/**
 * Checks digest, signature, key and time of service of a reply. Contract 21.5.
 * @param nowSeconds since 1970, as is the time returned.
 * @throws ReceiptError
 */
export function checkReply(
  asked: AskedFor,
  { status, headers, body }: Received,
  keys: readonly PublicJwk[],
  nowSeconds: number,
) {
  const fields = fieldsOf(headers);
  checkDigest(fields, body);
  const { components, params, text, signature } = readSignature(fields);
  checkComponents(components, fields);
  const { created, key, nonce } = readParams(params, keys);
  if (created > nowSeconds + AHEAD_SECONDS_MAX) fail('it was made in the future, by its own time');
  if (created < key.nbf || created > (key.exp ?? created)) {
    fail(`key ${key.kid} did not serve when it was made, ${isoOf(created)}`);
  }
  const base = signatureBase(components, text, asked, { status, fields });
  if (base === null || !verify(null, Buffer.from(base), publicKeyOf(key), signature)) {
    fail(
      'the signature does not hold: the reply, or what was asked (method, host, path or query), ' +
        'is not what was signed',
    );
  }
  return { keyId: key.kid, created, nonce };
}

function checkDigest(fields: ReadonlyMap<string, string>, body: Uint8Array): void {
  const digest = fields.get('content-digest');
  if (digest === undefined) fail('it has no Content-Digest: ask with Accept-Signature');
  if (digest === contentDigest(body)) return;
  fail(
    'Content-Digest is not that of the body: save the bytes as they were sent, asked for with ' +
      'Accept-Encoding: identity',
  );
}

function readSignature(fields: ReadonlyMap<string, string>) {
  const [[label, input] = ['', undefined], ...others] = readDictionary(fields, 'signature-input');
  const signatures = readDictionary(fields, 'signature');
  const [value] = signatures.get(label) ?? [];
  if (others.length > 0 || signatures.size > 1) fail('it has several signatures; ours has one');
  if (input === undefined || !isInnerList(input) || !(value instanceof ArrayBuffer)) {
    fail('Signature-Input and Signature do not belong together');
  }
  const [items, params] = input;
  return {
    components: items.map((item) => serializeItem(item)),
    params,
    // The value of `@signature-params`.
    text: serializeInnerList(input),
    signature: new Uint8Array(value),
  };
}

/** Only the serialization of RFC 9651 4.1 is accepted, so that a receipt has no variants. */
function readDictionary(fields: ReadonlyMap<string, string>, name: string) {
  const field = fields.get(name);
  if (field === undefined) fail(`it has no ${name} field: ask with Accept-Signature`);
  try {
    const dictionary = parseDictionary(field);
    if (serializeDictionary(dictionary) === field) return dictionary;
  } catch {
    // A malformed field is reported below.
  }
  return fail(`its ${name} field is malformed`);
}

function checkComponents(components: readonly string[], fields: ReadonlyMap<string, string>): void {
  const missing = requiredComponents(fields).find((id) => !components.includes(id));
  if (missing !== undefined) fail(`the signature does not cover ${missing}`);
  const known = components.every((id) => KNOWN_COMPONENTS.has(id));
  if (!known || new Set(components).size < components.length) {
    fail('the signature covers what we never sign, or something twice');
  }
}

const PARAMETERS = ['created', 'keyid', 'alg', 'nonce', 'tag'];

function readParams(params: ReadonlyMap<string, BareItem>, keys: readonly PublicJwk[]) {
  const stray = [...params.keys()].find((name) => !PARAMETERS.includes(name));
  if (stray !== undefined) fail(`the signature has a parameter ${stray}, which we never write`);
  const created = params.get('created');
  if (typeof created !== 'number' || !Number.isInteger(created)) {
    fail('the signature does not say when it was made');
  }
  if (params.get('alg') !== 'ed25519') fail('the signature is not by ed25519');
  const key = keys.find(({ kid }) => kid === params.get('keyid'));
  if (key === undefined) {
    fail('it is signed by a key that was not given: fetch /.well-known/jwks.json');
  }
  if (thumbprint(key.x) !== key.kid) fail(`key ${key.kid} is not the one that its name says`);
  const nonce = params.get('nonce');
  return { created, key, nonce: typeof nonce === 'string' ? nonce : null };
}

function isoOf(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return Number.isNaN(date.getTime()) ? `${seconds}` : date.toISOString();
}

function fail(reason: string): never {
  throw new ReceiptError(reason);
}
