import { readAddress } from '../../address/read-address.ts';
import type { FlatHeaders } from '../../api/message.ts';

/** Nothing is inline anywhere, so no `unsafe-inline`, hash or nonce is needed: Decision 22. */
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

/**
 * A page for frames has neither script nor form, and any page may embed it. Programs that look at
 * a page ask for `robots.txt` and `llms.txt` on its behalf.
 */
const FRAMED_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** The one place where they are set. Contract 15.6. */
function headersWith(policy: string, readers: 'same-origin' | 'cross-origin'): FlatHeaders {
  return [
    'Content-Security-Policy',
    policy,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    readers,
  ];
}

/** On every page and file except those made for other sites' pages. */
export const PAGE_SECURITY_HEADERS = headersWith(CONTENT_SECURITY_POLICY, 'same-origin');
const FRAMED_HEADERS = headersWith(FRAMED_POLICY, 'cross-origin');
const PICTURE_HEADERS = headersWith(CONTENT_SECURITY_POLICY, 'cross-origin');

/** The headers of a page or file; a refusal is never embeddable (Decision 22). */
export function securityHeadersOf(path: string, status: number): FlatHeaders {
  if (status !== 200 && status !== 304) return PAGE_SECURITY_HEADERS;
  const { section } = readAddress(path);
  if (section === 'embed') return FRAMED_HEADERS;
  return section === 'badge' ? PICTURE_HEADERS : PAGE_SECURITY_HEADERS;
}

/** On every reply over TLS, and on no other: RFC 6797 7.2. */
export const STRICT_TRANSPORT: FlatHeaders = ['Strict-Transport-Security', 'max-age=31536000'];
