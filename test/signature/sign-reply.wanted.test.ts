import { expect, test } from 'vitest';
import { findWanted } from '../../src/signature/sign-reply.ts';
import { Random } from '../support/random.ts';

const OFFERED = ['"@status"', '"content-digest"', '"@path";req'];
const wanted = (field: string) => findWanted(field, OFFERED, 'key-1');

test.each([
  ['sig=()', { label: 'sig', nonce: null, tag: null }],
  ['sig=("@status" "@path";req);created;nonce="abc"', { label: 'sig', nonce: 'abc', tag: null }],
  ['a=();alg="ed25519";keyid="key-1";tag="t\\"\\\\"', { label: 'a', nonce: null, tag: 't"\\' }],
  ['no=("@method"), b=("content-digest")', { label: 'b', nonce: null, tag: null }],
  ['no=();keyid="another", b=()', { label: 'b', nonce: null, tag: null }],
  [`a=();nonce="${'x'.repeat(256)}"`, { label: 'a', nonce: 'x'.repeat(256), tag: null }],
])('reads the request: %s', (field, expected) => {
  expect(wanted(field)).toEqual(expected);
});

test.each([
  ['nothing', ''],
  ['no inner list', 'sig'],
  ['a component that is not signed', 'sig=("date")'],
  ['a component of the reply that is the request’s', 'sig=("@path")'],
  ['another key', 'sig=();keyid="key-2"'],
  ['another algorithm', 'sig=();alg="rsa-pss-sha512"'],
  ['an algorithm that is no string', 'sig=();alg=ed25519'],
  ['a time of the client’s own', 'sig=();created=1'],
  ['an end', 'sig=();expires'],
  ['a parameter that nobody knows', 'sig=();x="y"'],
  ['a nonce that is no string', 'sig=();nonce=:YQ==:'],
  ['a nonce that is too long', `sig=();nonce="${'x'.repeat(257)}"`],
  ['a label in upper case', 'Sig=()'],
  ['no end of a list', 'sig=("@status"'],
  ['a line end', 'sig=();nonce="a\nb"'],
  ['letters beyond ASCII', 'sig=();nonce="é"'],
  ['more than anybody needs', `sig=(${'"@status" '.repeat(200)})`],
])('returns nothing for %s', (_, field) => {
  expect(wanted(field)).toBeNull();
});

test('never throws, whatever the input', () => {
  const random = new Random(7);
  const letters = [...'sig=("@atus");,:?0123.-*%é\n\t\\ created nonce'];
  for (let index = 0; index < 3_000; index += 1) {
    const length = random.below(60);
    const field = Array.from({ length }, () => random.pick(letters)).join('');
    expect(() => wanted(field)).not.toThrow();
  }
});
