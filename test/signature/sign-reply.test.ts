import { createSigner, createVerifier, httpbis } from 'http-message-signatures';
import { expect, test } from 'vitest';
import { publicKeyOf } from '../../src/signature/signing-key.ts';
import { Random } from '../support/random.ts';
import {
  changeReceipt,
  MADE_AT,
  makeReceipt,
  type Receipt,
  refusalOf,
  testKey,
} from '../support/signature/receipts.ts';

const KEY = testKey();

/** A receipt as the package has messages. It reads a URL, so that none of these needs escaping. */
function messagesOf({ asked, reply }: Receipt) {
  const headers: Record<string, string> = {};
  for (let index = 0; index < reply.headers.length; index += 2) {
    headers[reply.headers[index] as string] = reply.headers[index + 1] as string;
  }
  const query = asked.query === '' ? '' : `?${asked.query}`;
  const url = `http://${asked.authority}${asked.path}${query}`;
  return {
    request: { method: asked.method, url, headers: {} },
    response: { status: reply.status, headers },
  };
}

async function judge(receipt: Receipt): Promise<boolean> {
  const { request, response } = messagesOf(receipt);
  const verify = createVerifier(publicKeyOf(KEY.jwk), 'ed25519');
  const keyLookup = async () => ({ id: KEY.id, algs: ['ed25519'], verify });
  return (await httpbis.verifyMessage({ keyLookup, all: true }, response, request)) === true;
}

test('an implementation by others takes what we sign', async () => {
  const random = new Random(4);
  for (let index = 0; index < 200; index += 1) {
    expect(await judge(makeReceipt(random, KEY))).toBe(true);
  }
});

test('what we sign, changed, is refused by it where the signature covers it', async () => {
  const random = new Random(5);
  const covered = ['the query', 'the status', 'the time', 'the nonce', 'two components exchanged'];
  const seen = new Set<string>();
  while (seen.size < covered.length) {
    const { what, changed } = changeReceipt(makeReceipt(random, KEY), random);
    if (!covered.includes(what)) continue;
    seen.add(what);
    expect(await judge(changed).catch(() => false), what).toBe(false);
  }
});

test('we take what it signs', async () => {
  const random = new Random(6);
  const key = createSigner(KEY.secret, 'ed25519', KEY.id);
  for (let index = 0; index < 200; index += 1) {
    const ours = makeReceipt(random, KEY);
    const { request, response } = messagesOf(ours);
    const { Signature: _, 'Signature-Input': input = '', ...headers } = response.headers;
    const fields = input.match(/"[^" ]+"(?:;req)?(?=[ )])/g) ?? [];
    const paramValues = { created: new Date(MADE_AT * 1_000), nonce: `n"\\${index}` };
    const params = ['keyid', 'alg', 'nonce', 'created'];
    const theirs = await httpbis.signMessage(
      { key, name: 'theirs', fields, params, paramValues },
      { status: response.status, headers },
      request,
    );
    const signed = Object.entries(theirs.headers).flat() as string[];
    const receipt = { ...ours, reply: { ...ours.reply, headers: signed } };
    expect(refusalOf(receipt)).toBeNull();
    const late = { ...receipt, asked: { ...receipt.asked, path: '/v1/other' } };
    expect(refusalOf(late)).toMatch(/^the signature does not hold/);
  }
});
