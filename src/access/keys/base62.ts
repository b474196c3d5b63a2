import { randomBytes as systemBytes } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * `length` base62 characters, each equally likely.
 * @param randomBytes a buffer of that many random bytes, as from `crypto.randomBytes`.
 */
export function randomBase62(length: number, randomBytes: (size: number) => Uint8Array): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 = 4 x 62: the eight bytes above it would favour the first digits.
      if (byte < 248 && text.length < length) text += DIGITS[byte % 62];
    }
  }
  return text;
}

/** A 32-bit unsigned integer as six base62 characters, the highest digit first. */
export function uint32ToBase62(value: number): string {
  let text = '';
  for (let rest = value; text.length < 6; rest = Math.floor(rest / 62)) {
    text = DIGITS[rest % 62] + text;
  }
  return text;
}

/** A new id that nothing else has: 16 base62 characters. */
export function newId(): string {
  return randomBase62(16, systemBytes);
}
