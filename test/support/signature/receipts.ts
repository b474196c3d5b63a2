import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { checkReply, ReceiptError, type Received } from '../../../src/signature/check-reply.ts';
import type { AskedFor } from '../../../src/signature/components.ts';
import { signReply } from '../../../src/signature/sign-reply.ts';
import { type PublicJwk, thumbprint } from '../../../src/signature/signing-key.ts';
import type { Random } from '../random.ts';

/** A signing key, as it is published. */
export interface TestKey {
  readonly id: string;
  readonly secret: KeyObject;
  readonly jwk: PublicJwk;
}

/** Everything that a checker gets. */
export interface Receipt {
  readonly asked: AskedFor;
  readonly reply: Received;
  readonly keys: readonly PublicJwk[];
}

/** When receipts are made and checked: seconds since 1970. */
export const MADE_AT = 1_795_000_000;
export const CHECKED_AT = MADE_AT + 3_600;

export function testKey(): TestKey {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = privateKey.export({ format: 'jwk' });
  const id = thumbprint(x);
  const of = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' } as const;
  return { id, secret: privateKey, jwk: { ...of, x, kid: id, nbf: MADE_AT - 1_000 } };
}

const WORDS = ['yes', 'no', 'GB', 'SCT', '2026-12-24', 'business_day', 'é'];
const PATHS = ['/v1/is-business-day', '/v1/holidays', '/mcp', '/data/2026.11.2/GB.json'];

/** The signed reply to a question. */
export function makeReceipt(random: Random, { id, secret, jwk }: TestKey): Receipt {
  const asked: AskedFor = {
    method: random.pick(['GET', 'GET', 'HEAD', 'POST']),
    authority: random.pick(['redletter.example', '127.0.0.1:4321']),
    path: random.pick(PATHS),
    query: random.once(4) ? '' : `date=2026-12-${10 + random.below(20)}&country=GB`,
  };
  const text = Array.from({ length: 1 + random.below(20) }, () => random.pick(WORDS));
  const body = Buffer.from(asked.method === 'HEAD' ? '' : JSON.stringify(text));
  const status = random.pick([200, 200, 400, 404]);
  const headers = ['Content-Type', 'application/json', 'X-Request-Id', String(random.below(1e9))];
  if (status === 200) headers.push('X-Data-Version', '2026.11.2', 'ETag', '"abcdef"');
  const accept = `sig${random.below(9)}=("@status" "content-digest");nonce="${random.below(1e9)}"`;
  const lines = signReply(asked, { status, headers, body }, accept, { id, secret }, MADE_AT);
  if (lines === null) throw new Error('a reply that can be signed was not signed');
  return { asked, reply: { status, headers: [...headers, ...lines], body }, keys: [jwk] };
}

/** Why the checker refuses it; null when it is accepted. */
export function refusalOf({ asked, reply, keys }: Receipt): string | null {
  try {
    checkReply(asked, reply, keys, CHECKED_AT);
    return null;
  } catch (error) {
    if (error instanceof ReceiptError) return error.message;
    throw error;
  }
}

type Change = (receipt: Receipt, random: Random) => Receipt;

/** Single changes to a receipt; each changes its meaning. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'a byte of the body': (receipt, random) => withBody(receipt, changeByte(receipt, random)),
  'an extra byte': (receipt, random) =>
    withBody(receipt, Buffer.concat([receipt.reply.body, Buffer.of(random.below(256))])),
  'a byte of the body and its digest': (receipt, random) =>
    withDigestOf(withBody(receipt, changeByte(receipt, random))),
  'a signed header': (receipt, random) => {
    const present = ['Content-Type', 'X-Data-Version', 'Content-Digest'].filter(
      (name) => headerOf(receipt, name) !== null,
    );
    const name = random.pick(present);
    return withHeader(receipt, name, changeCharacter(headerOf(receipt, name) ?? '', random));
  },
  'a header taken away': (receipt, random) =>
    withHeader(receipt, random.pick(signedHeaders(receipt)), null),
  'a header twice': (receipt, random) => {
    const name = random.pick(signedHeaders(receipt));
    const headers = [...receipt.reply.headers, name, headerOf(receipt, name) ?? ''];
    return { ...receipt, reply: { ...receipt.reply, headers } };
  },
  'the query': (receipt, random) => ({
    ...receipt,
    asked: { ...receipt.asked, query: changeCharacter(`${receipt.asked.query}&`, random) },
  }),
  'the path': (receipt, random) => ({
    ...receipt,
    asked: { ...receipt.asked, path: changeCharacter(receipt.asked.path, random) },
  }),
  'the host': (receipt, random) => ({
    ...receipt,
    asked: { ...receipt.asked, authority: changeCharacter(receipt.asked.authority, random) },
  }),
  'the method': (receipt) => ({ ...receipt, asked: { ...receipt.asked, method: 'PUT' } }),
  'the status': (receipt) => ({
    ...receipt,
    reply: { ...receipt.reply, status: receipt.reply.status + 1 },
  }),
  'the key': (receipt) => ({ ...receipt, keys: [testKey().jwk] }),
  'the key under its old name': (receipt) => ({
    ...receipt,
    keys: receipt.keys.map((key) => ({ ...key, x: testKey().jwk.x })),
  }),
  'a bit of the key': (receipt, random) => ({
    ...receipt,
    keys: receipt.keys.map((key) => ({ ...key, x: changeCharacter(key.x, random) })),
  }),
  'when the key served': (receipt, random) => ({
    ...receipt,
    keys: receipt.keys.map((key) =>
      random.once(2)
        ? { ...key, nbf: MADE_AT + 1 + random.below(999) }
        : { ...key, exp: MADE_AT - 1 - random.below(999) },
    ),
  }),
  'the time': (receipt, random) =>
    withInput(receipt, /created=\d+/, `created=${MADE_AT - 1 - random.below(900)}`),
  'the nonce': (receipt, random) =>
    withInput(receipt, /nonce="\d+"/, `nonce="${1e9 + random.below(1e9)}"`),
  'a missing component': (receipt, random) => {
    const input = headerOf(receipt, 'Signature-Input') ?? '';
    const components = input.match(/"[^" ]+"(?:;req)?(?=[ )])/g) ?? [];
    const left = withInput(receipt, `${random.pick(components)}`, '');
    return withInput(withInput(left, '  ', ' '), /\( | \)/, (edge) => edge.trim());
  },
  'an extra component': (receipt) => withInput(receipt, '("@status"', '("date" "@status"'),
  'two components exchanged': (receipt) =>
    withInput(receipt, '"@status" "content-digest"', '"content-digest" "@status"'),
  'a character of Signature-Input': (receipt, random) =>
    changeHeader(receipt, 'Signature-Input', random),
  'a character of Signature': (receipt, random) => changeHeader(receipt, 'Signature', random),
};

/** A true receipt with one change, and which change that was. */
export function changeReceipt(
  receipt: Receipt,
  random: Random,
): { what: string; changed: Receipt } {
  const what = random.pick(Object.keys(CHANGES));
  return { what, changed: (CHANGES[what] as Change)(receipt, random) };
}

function signedHeaders(receipt: Receipt): string[] {
  return [
    ...['Content-Type', 'X-Data-Version', 'Content-Digest', 'Signature-Input', 'Signature'],
  ].filter((name) => headerOf(receipt, name) !== null);
}

function headerOf({ reply: { headers } }: Receipt, name: string): string | null {
  const index = headers.indexOf(name);
  return index < 0 ? null : (headers[index + 1] as string);
}

function withHeader(receipt: Receipt, name: string, value: string | null): Receipt {
  const headers = [...receipt.reply.headers];
  headers.splice(headers.indexOf(name), 2, ...(value === null ? [] : [name, value]));
  return { ...receipt, reply: { ...receipt.reply, headers } };
}

function changeHeader(receipt: Receipt, name: string, random: Random): Receipt {
  return withHeader(receipt, name, changeCharacter(headerOf(receipt, name) ?? '', random));
}

function withInput(
  receipt: Receipt,
  old: string | RegExp,
  young: string | ((found: string) => string),
): Receipt {
  const input = headerOf(receipt, 'Signature-Input') ?? '';
  const made = typeof young === 'string' ? input.replace(old, young) : input.replace(old, young);
  return withHeader(receipt, 'Signature-Input', made);
}

function withBody(receipt: Receipt, body: Uint8Array): Receipt {
  return { ...receipt, reply: { ...receipt.reply, body } };
}

function withDigestOf(receipt: Receipt): Receipt {
  const { asked, reply } = receipt;
  // A forger who signs with another key also corrects the digest.
  const { id, secret } = testKey();
  const forged = signReply(asked, reply, 'a=();nonce="1"', { id, secret }, MADE_AT) ?? [];
  return withHeader(receipt, 'Content-Digest', forged[1] ?? '');
}

function changeByte({ reply: { body } }: Receipt, random: Random): Uint8Array {
  if (body.length === 0) return Buffer.from('x');
  const changed = Buffer.from(body);
  const place = random.below(changed.length);
  changed[place] = (changed[place] as number) ^ (1 + random.below(255));
  return changed;
}

/**
 * Replaces one character with another printable one, never with a space, which may surround a
 * field.
 */
function changeCharacter(text: string, random: Random): string {
  const place = random.below(text.length);
  const old = text.charCodeAt(place);
  const young = 0x21 + random.below(0x5e);
  const other = young === old ? (old === 0x7e ? 0x21 : old + 1) : young;
  return text.slice(0, place) + String.fromCharCode(other) + text.slice(place + 1);
}
