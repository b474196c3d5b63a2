import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  contentDigest,
  fieldsOf,
  normalAuthority,
  requiredComponents,
  signatureBase,
} from '../../src/signature/components.ts';

/** RFC 9421 B.1.4. */
const RFC_KEY = createPrivateKey({
  key: {
    kty: 'OKP',
    crv: 'Ed25519',
    x: 'JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs',
    d: 'n4Ni-HpISpVObnQMW0wOhCKROaIKqKtW_2ZYb2p9KcU',
  },
  format: 'jwk',
});

test('Ed25519 signs the example of RFC 9421 B.2.6 verbatim', () => {
  const params =
    '("date" "@method" "@path" "@authority" "content-type" "content-length")' +
    ';created=1618884473;keyid="test-key-ed25519"';
  // The example signs a request. Our base covers only what belongs to a reply, so the test passes
  // the example's derived components as fields.
  const fields = new Map([
    ['date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
    ['@method', 'POST'],
    ['@path', '/foo'],
    ['@authority', 'example.com'],
    ['content-type', 'application/json'],
    ['content-length', '18'],
  ]);
  const asked = { method: '', authority: '', path: '', query: '' };
  const ids = params.match(/"[^"]+"(?=[ )])/g) ?? [];
  const base = signatureBase(ids, params, asked, { status: 200, fields }) ?? '';
  const signature =
    'wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==';
  expect(sign(null, Buffer.from(base), RFC_KEY).toString('base64')).toBe(signature);
  const key = createPublicKey(RFC_KEY);
  expect(verify(null, Buffer.from(base), key, Buffer.from(signature, 'base64'))).toBe(true);
});

test('a digest has the form of RFC 9530', () => {
  // RFC 9530 B.1: the example includes its line end.
  expect(contentDigest('{"hello": "world"}\n')).toBe(
    'sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:',
  );
});

test('a host is in lower case, without its scheme’s default port', () => {
  expect(normalAuthority('Redletter.Example:443', true)).toBe('redletter.example');
  expect(normalAuthority('redletter.example:443', false)).toBe('redletter.example:443');
  expect(normalAuthority('redletter.example:80', false)).toBe('redletter.example');
  expect(normalAuthority('127.0.0.1:8080', false)).toBe('127.0.0.1:8080');
  expect(normalAuthority('[::1]:443', true)).toBe('[::1]');
});

test('fields are joined in order, whatever their case', () => {
  expect(fieldsOf(['A', ' 1 ', 'b', '2', 'a', '3'])).toEqual(
    new Map([
      ['a', '1, 3'],
      ['b', '2'],
    ]),
  );
});

test('a reply without content is bound to its tag, where it has one', () => {
  const empty = contentDigest('');
  const required = (headers: string[]) => requiredComponents(fieldsOf(headers));
  expect(required(['ETag', '"a"', 'Content-Digest', empty])).toContain('"etag"');
  expect(required(['ETag', '"a"', 'Content-Digest', contentDigest('x')])).not.toContain('"etag"');
  expect(required(['Content-Digest', empty])).toEqual([
    '"@status"',
    '"content-digest"',
    '"@method";req',
    '"@authority";req',
    '"@path";req',
    '"@query";req',
  ]);
});

test.each([
  ['a line end', 'a\nb'],
  ['no ASCII', 'é'],
])('a value that could end a line is never signed: %s', (_, query) => {
  const asked = { method: 'GET', authority: 'a', path: '/', query };
  const said = { status: 200, fields: new Map() };
  expect(signatureBase(['"@query";req'], '()', asked, said)).toBeNull();
  expect(signatureBase(['"date"'], '()', { ...asked, query: '' }, said)).toBeNull();
});
