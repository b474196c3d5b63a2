import { uint32ToBase62 } from './base62.ts';

/**
 * The id of a new key: twelve base62 characters of its digest, so that Redis finds one record by
 * either, without a second index for a million keys. 64 bits of a digest reveal nothing about the
 * key, and the record holds the whole digest to compare.
 */
export function keyIdOfDigest(digest: string): string {
  return `key_${digits(digest.slice(0, 8))}${digits(digest.slice(8, 16))}`;
}

function digits(hex: string): string {
  return uint32ToBase62(Number.parseInt(hex, 16));
}
