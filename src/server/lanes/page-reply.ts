import type { IncomingMessage } from 'node:http';
import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import { replyTo } from '../../api/reply.ts';
import { securityHeadersOf } from '../wire/security-headers.ts';
import type { WireRequest } from '../wire/wire-request.ts';

/** The name of this part of the service in the log and the metrics. */
export const SITE_ROUTE = 'site';

/**
 * A page or file: its own headers, the security headers and the request id.
 * @param route null for an unknown address.
 */
export function pageReply(
  request: WireRequest,
  status: number,
  own: FlatHeaders,
  body: ApiReply['body'],
  route: typeof SITE_ROUTE | null,
): ApiReply {
  const security = securityHeadersOf(request.path, status);
  const headers = [...own, ...security, 'X-Request-Id', request.requestId];
  const bytes = body === null ? 0 : body.length;
  const reported = { route, keyId: null, account: null, code: null };
  return replyTo(request, { status, headers, body, bytes, ...reported });
}

/** One sentence as plain text: redirects, and errors without a page. */
export function textReply(
  request: WireRequest,
  status: number,
  sentence: string,
  own: FlatHeaders = [],
): ApiReply {
  const body = Buffer.from(`${sentence}\n`);
  const caching = status === 308 ? 'public, max-age=300' : 'no-store';
  const headers = [...own, 'Content-Type', 'text/plain; charset=utf-8'];
  headers.push('Content-Length', String(body.length), 'Cache-Control', caching);
  return pageReply(request, status, headers, body, null);
}

/** Why somebody should come back later. */
export interface Refusal {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;
  readonly sentence: string;
}

/** Why an address gets no more rendered pages just now. */
export function tooManyPages(retryAfterSeconds: number): Refusal {
  const sentence = 'Too many pages from one address: wait a moment, then go on.';
  return { status: 429, retryAfterSeconds, sentence };
}

/** A page with this request's own words, which is never kept. */
export function filledReply(
  request: WireRequest,
  status: number,
  html: string,
  own: FlatHeaders = [],
): ApiReply {
  const body = Buffer.from(html);
  const headers = [...own, 'Content-Type', 'text/html; charset=utf-8'];
  headers.push('Content-Length', String(body.length), 'Cache-Control', 'no-store');
  return pageReply(request, status, headers, body, status === 404 ? null : SITE_ROUTE);
}

/**
 * Asks somebody to come back later: with a page for a browser, otherwise with a sentence.
 * @param page null when there is none.
 */
export function busyReply(
  request: WireRequest,
  incoming: IncomingMessage,
  page: string | null,
  { status, retryAfterSeconds, sentence }: Refusal,
): ApiReply {
  const own = ['Retry-After', String(retryAfterSeconds)];
  return page !== null && wantsPage(incoming)
    ? { ...filledReply(request, status, page, own), route: null }
    : textReply(request, status, sentence, own);
}

/** Whether a browser asks, rather than a program. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
