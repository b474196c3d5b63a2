import { expect, test } from 'vitest';
import { keyIdOfDigest } from '../../../src/access/keys/key-id.ts';

test('the id of a key is the first sixteen digits of its digest, in base62', () => {
  expect(keyIdOfDigest(`000000010000003e${'f'.repeat(48)}`)).toBe('key_000001000010');
  expect(keyIdOfDigest(`0000003e00000001${'0'.repeat(48)}`)).toBe('key_000010000001');
});
