import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBase62, uint32ToBase62 } from '../../../src/access/keys/base62.ts';
import {
  digestOfKey,
  generateKey,
  hintOfKey,
  isWellFormedKey,
  keyIdOfDigest,
} from '../../../src/access/keys/key-format.ts';

const KEY_LENGTH = 39;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** CRC-32 (ISO 3309) bit by bit, to check the library's result. */
function crc32(text: string): number {
  let crc = 0xffff_ffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

/** The value of a base62 number, highest digit first. */
function fromBase62(text: string): number {
  return [...text].reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0);
}

test('a new key is rl_, 30 random characters and their CRC-32', () => {
  const key = generateKey(randomBytes);
  expect(key).toMatch(/^rl_[0-9A-Za-z]{36}$/);
  expect(fromBase62(key.slice(33))).toBe(crc32(key.slice(0, 33)));
  expect(isWellFormedKey(key)).toBe(true);
});

test('detects any single typing error, and any two swapped neighbours', () => {
  const keyIndex = fc.integer({ min: 3, max: KEY_LENGTH - 1 });
  fc.assert(
    fc.property(keyIndex, fc.constantFrom(...DIGITS), (index, digit) => {
      const key = generateKey(randomBytes);
      const mistyped = key.slice(0, index) + digit + key.slice(index + 1);
      expect(isWellFormedKey(mistyped)).toBe(mistyped === key);
      const swapped =
        key.slice(0, index - 1) + key.charAt(index) + key.charAt(index - 1) + key.slice(index + 1);
      expect(isWellFormedKey(swapped)).toBe(swapped === key);
    }),
  );
});

test.each([
  ['empty', ''],
  ['prefix alone', 'rl_'],
  ['too long', `${generateKey(randomBytes)}0`],
  ['a line end after it', `${generateKey(randomBytes)}\n`],
  ['another prefix', `rk_${generateKey(randomBytes).slice(3)}`],
  ['upper case', generateKey(() => Buffer.alloc(30, 40)).toUpperCase()],
])('not a key: %s', (_, text) => {
  expect(isWellFormedKey(text)).toBe(false);
});

test('every digit is equally likely: bytes that would favour some are discarded', () => {
  const counts = new Map<string, number>();
  const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const digit of randomBase62(496, () => everyByte)) {
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  expect(new Set(counts.values())).toEqual(new Set([8]));
  expect(counts.size).toBe(62);
});

test('six characters hold any 32 bits, from zero to the largest', () => {
  for (const value of [0, 1, 61, 62, 0xffff_ffff]) {
    expect(fromBase62(uint32ToBase62(value))).toBe(value);
    expect(uint32ToBase62(value)).toHaveLength(6);
  }
});

test('the SHA-256 of the whole key is stored; the hint is its last four characters', () => {
  const key = generateKey(randomBytes);
  expect(digestOfKey(key)).toBe(createHash('sha256').update(key).digest('hex'));
  expect(key.endsWith(hintOfKey(key))).toBe(true);
  expect(hintOfKey(key)).toHaveLength(4);
});

test('the id of a key is the first sixteen digits of its digest, in base62', () => {
  expect(keyIdOfDigest(`000000010000003e${'f'.repeat(48)}`)).toBe('key_000001000010');
  expect(keyIdOfDigest(`0000003e00000001${'0'.repeat(48)}`)).toBe('key_000010000001');
});
