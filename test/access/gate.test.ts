import { expect, test } from 'vitest';
import { createGate } from '../../src/access/gate.ts';
import { digestOfKey, generateKey } from '../../src/access/keys/key-format.ts';

const KEY = generateKey();

/** The digests that a gate looks up for a request with these lines. */
function lookedUp(lines: readonly string[]): string[] {
  const asked: string[] = [];
  const find = (digest: string) => {
    asked.push(digest);
    return 'unknown' as const;
  };
  createGate({ find, spend: () => 'revoked' }).identify(lines);
  return asked;
}

test.each(['Bearer', 'bearer', 'BEARER', 'Bearer   '])('reads the key after %j', (scheme) => {
  expect(lookedUp([`${scheme} ${KEY}`])).toEqual([digestOfKey(KEY)]);
});

test.each([
  ['no line', []],
  ['two lines, even when equal', [`Bearer ${KEY}`, `Bearer ${KEY}`]],
  ['no scheme', [KEY]],
  ['another scheme', [`Basic ${KEY}`]],
  ['no token', ['Bearer ']],
  ['no space', [`Bearer${KEY}`]],
  ['a tab', [`Bearer\t${KEY}`]],
  ['two tokens', [`Bearer ${KEY} ${KEY}`]],
  ['two credentials in one line', [`Bearer ${KEY}, Bearer ${KEY}`]],
  ['a space before', [` Bearer ${KEY}`]],
  ['a space after', [`Bearer ${KEY} `]],
  ['a long s in the scheme', [`Bearer ſ${KEY}`]],
])('reads no key from %s', (_, lines) => {
  expect(lookedUp(lines)).toEqual([]);
});
