import { hash, randomBytes as systemBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, uint32ToBase62 } from './base62.ts';

/**
 * The form of a key: `rl_`, 30 random base62 characters (178 bits), and a CRC-32 of all of these in six
 * characters, so that a mistyped key is recognised without a look-up. Contract 13.1.
 */
const KEY_FORM = /^rl_[0-9A-Za-z]{36}$/;
const SIGNED_LENGTH = 33;

/** A new key; only its holder ever sees it. */
export function generateKey(randomBytes: (size: number) => Uint8Array = systemBytes): string {
  const signed = `rl_${randomBase62(30, randomBytes)}`;
  return signed + checksum(signed);
}

/** Whether the text has the form of a key and its checksum holds. */
export function isWellFormedKey(text: string): boolean {
  return (
    KEY_FORM.test(text) && text.slice(SIGNED_LENGTH) === checksum(text.slice(0, SIGNED_LENGTH))
  );
}

/**
 * What is stored of a key: its SHA-256 in hex. Above 112 random bits, a salt or a slow hash adds
 * nothing (NIST SP 800-63B). Decision 7.
 */
export function digestOfKey(key: string): string {
  return hash('sha256', key, 'hex');
}

/** The last four characters, by which people recognise a key in a list. */
export function hintOfKey(key: string): string {
  return key.slice(-4);
}

/**
 * The id of a new key: twelve base62 characters of its digest, so that Redis finds one record by
 * either, without a second index for a million keys. 64 bits of a digest reveal nothing about the
 * key, and the record holds the whole digest to compare.
 */
export function keyIdOfDigest(digest: string): string {
  const digits = (from: number) =>
    uint32ToBase62(Number.parseInt(digest.slice(from, from + 8), 16));
  return `key_${digits(0)}${digits(8)}`;
}

function checksum(signed: string): string {
  return uint32ToBase62(crc32(signed));
}
