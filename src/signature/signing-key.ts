import { createPrivateKey, createPublicKey, hash, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** 32 bytes in base64url; the two spare bits of the last character are 0. */
const BYTES_32 = z.string().regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/);
const SECONDS = z.int().min(0);

/**
 * A public key as a JWK (RFC 7517, RFC 8037), with its time of service: `nbf` and `exp`, seconds
 * since 1970 (RFC 7519). The present key has no `exp`.
 */
export const publicJwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: BYTES_32,
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  nbf: SECONDS,
  exp: SECONDS.optional(),
});
export type PublicJwk = z.infer<typeof publicJwk>;

/** The present key, with its secret. */
export const privateJwk = publicJwk.omit({ exp: true }).extend({ d: BYTES_32 });
export type PrivateJwk = z.infer<typeof privateJwk>;

/** The name of a key: its thumbprint by RFC 7638 3. */
export function thumbprint(x: string): string {
  return hash('sha256', `{"crv":"Ed25519","kty":"OKP","x":"${x}"}`, 'base64url');
}

/** @throws Error when the text is not a key. */
export function publicKeyOf({ kty, crv, x }: PublicJwk | PrivateJwk): KeyObject {
  return createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
}

/** @throws Error when the text is not a key, or its halves do not match. */
export function privateKeyOf(jwk: PrivateJwk): KeyObject {
  const { kty, crv, x, d } = jwk;
  const key = createPrivateKey({ key: { kty, crv, x, d }, format: 'jwk' });
  const own = createPublicKey(key).export({ format: 'jwk' }).x;
  if (own !== x || thumbprint(x) !== jwk.kid) throw new Error('its parts do not belong together');
  return key;
}
