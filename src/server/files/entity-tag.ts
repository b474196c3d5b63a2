import { hash } from 'node:crypto';
import type { Coding } from '../../api/message.ts';

/** A content's SHA-256, cut to 132 bits: the same after every deployment. */
export function contentDigest(plain: Uint8Array): string {
  return hash('sha256', plain, 'base64url').slice(0, 22);
}

/** The digest of a content with the address of the site put in, by that of the one with the mark. */
export function markedDigest(ofMarked: string, siteUrl: string): string {
  return contentDigest(Buffer.from(`${ofMarked} ${siteUrl}`));
}

/**
 * The strong tag of a representation: other bytes, another tag.
 * @param digest of the plain content.
 */
export function entityTag(digest: string, coding: Coding | null): string {
  return coding === null ? `"${digest}"` : `"${digest}-${coding}"`;
}
