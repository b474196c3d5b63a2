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

/**
 * A receipt as messages of the http-message-signatures package, which parses the URL; no
 * character here needs escaping.
 */
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

test('another implementation accepts our signatures', async () => {
  const random = new Random(4);
  for (let index = 0; index < 200; index += 1) {
    expect(await judge(makeReceipt(random, KEY))).toBe(true);
  }
});

test('another implementation refuses a reply changed in a part that the signature covers', async () => {
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

/** A receipt that another program signed with our key, over these components. */
async function signedByOthers(
  ours: Receipt,
  fields: readonly string[],
  { params = ['keyid', 'alg', 'nonce', 'created'], nonce = 'n' } = {},
): Promise<Receipt> {
  const { request, response } = messagesOf(ours);
  const { Signature: _, 'Signature-Input': __, ...headers } = response.headers;
  const paramValues = { created: new Date(MADE_AT * 1_000), nonce };
  const key = createSigner(KEY.secret, 'ed25519', KEY.id);
  const theirs = await httpbis.signMessage(
    { key, name: 'theirs', fields: [...fields], params, paramValues },
    { status: response.status, headers },
    request,
  );
  const signed = Object.entries(theirs.headers).flat() as string[];
  return { ...ours, reply: { ...ours.reply, headers: signed } };
}

function componentsOf({ reply: { headers } }: Receipt): string[] {
  const input = headers[headers.indexOf('Signature-Input') + 1] ?? '';
  return input.match(/"[^" ]+"(?:;req)?(?=[ )])/g) ?? [];
}

test('we accept signatures made by another implementation', async () => {
  const random = new Random(6);
  for (let index = 0; index < 200; index += 1) {
    const ours = makeReceipt(random, KEY);
    const receipt = await signedByOthers(ours, componentsOf(ours), { nonce: `n"\\${index}` });
    expect(refusalOf(receipt)).toBeNull();
    const other = { ...receipt, asked: { ...receipt.asked, path: '/v1/other' } };
    expect(refusalOf(other)).toMatch(/^the signature does not hold/);
  }
});

test('a valid signature that covers too little is refused, whatever is left out', async () => {
  const random = new Random(7);
  const left = new Set<string>();
  for (let index = 0; index < 200; index += 1) {
    const ours = makeReceipt(random, KEY);
    const components = componentsOf(ours);
    const out = random.pick(components);
    const receipt = await signedByOthers(
      ours,
      components.filter((id) => id !== out),
    );
    expect(refusalOf(receipt)).toBe(`the signature does not cover ${out}`);
    left.add(out);
  }
  expect(left.size).toBe(9);
});

test.each([
  [
    'over what we never sign',
    '"x-request-id"',
    {},
    /covers what we never sign, or something twice$/,
  ],
  ['over something twice', '"@status"', {}, /covers what we never sign, or something twice$/],
  ['without its time', null, { params: ['keyid', 'alg'] }, /does not say when it was made$/],
  ['without its algorithm', null, { params: ['keyid', 'created'] }, /is not by ed25519$/],
  [
    'with an end',
    null,
    { params: ['keyid', 'alg', 'created', 'expires'] },
    /has a parameter expires, which we never write$/,
  ],
])('a valid signature %s is refused', async (_, more, options, message) => {
  const ours = makeReceipt(new Random(8), KEY);
  const fields = [...componentsOf(ours), ...(more === null ? [] : [more])];
  expect(refusalOf(await signedByOthers(ours, fields, options))).toMatch(message);
});

test('two signatures are refused, even if both are valid', () => {
  const ours = makeReceipt(new Random(9), KEY);
  const twice = ours.reply.headers.map((value) =>
    /^sig\d=/.test(value) ? `${value}, ${value.replace('sig', 'b')}` : value,
  );
  expect(refusalOf({ ...ours, reply: { ...ours.reply, headers: twice } })).toMatch(
    /^it has several signatures/,
  );
});
