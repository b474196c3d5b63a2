import type { FlatHeaders } from '../../api/message.ts';

/** Nothing inline anywhere, so no `unsafe-inline`, hash or nonce is needed: Decision 22. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every page and file. Contract 15; the one place where they are set. */
export const PAGE_SECURITY_HEADERS: FlatHeaders = [
  'Content-Security-Policy',
  CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
];

/** On every reply that came over TLS, and on no other: RFC 6797 7.2. */
export const STRICT_TRANSPORT: FlatHeaders = ['Strict-Transport-Security', 'max-age=31536000'];
