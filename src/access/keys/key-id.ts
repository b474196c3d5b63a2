import { uint32ToBase62 } from './base62.ts';

/**
 * The id of a new key: twelve base62 characters that follow from its digest, so that Redis finds
 * one record by either and a million keys need no second index. 64 bits of a digest say nothing
 * about the key, and the record holds the whole digest to compare.
 */
export function keyIdOfDigest(digest: string): string {
  return `key_${digits(digest.slice(0, 8))}${digits(digest.slice(8, 16))}`;
}

function digits(hex: string): string {
  return uint32ToBase62(Number.parseInt(hex, 16));
}
