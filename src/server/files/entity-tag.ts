import { hash } from 'node:crypto';
import type { Coding } from '../../api/message.ts';

/**
 * The strong tag of a representation, the same after every deployment: the SHA-256 of its plain
 * content, cut to 132 bits, and its coding.
 */
export function entityTag(plain: Uint8Array, coding: Coding | null): string {
  const digest = hash('sha256', plain, 'base64url').slice(0, 22);
  return coding === null ? `"${digest}"` : `"${digest}-${coding}"`;
}
