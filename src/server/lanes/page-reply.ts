import type { IncomingMessage } from 'node:http';
import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import { headerLines, replyTo } from '../../api/reply.ts';
import { chooseVariant, type StaticFile } from '../files/static-file.ts';
import { securityHeadersOf } from '../wire/security-headers.ts';
import type { Visit } from '../wire/visit.ts';

/** What the log and the metrics call this part of the service. */
export const SITE_ROUTE = 'site';

/**
 * A page or file: its own headers, the security headers and the request id.
 * @param route null for an address that is none.
 */
export function pageReply(
  visit: Visit,
  status: number,
  own: FlatHeaders,
  body: Buffer | null,
  route: typeof SITE_ROUTE | null,
): ApiReply {
  const security = securityHeadersOf(visit.path, status);
  const headers = [...own, ...security, 'X-Request-Id', visit.requestId];
  const bytes = body === null ? 0 : body.length;
  const told = { route, keyId: null, account: null, code: null };
  return replyTo(visit, { status, headers, body, bytes, ...told });
}

/** One sentence as plain text: redirects, and faults that have no page. */
export function textReply(
  visit: Visit,
  status: number,
  sentence: string,
  own: FlatHeaders = [],
): ApiReply {
  const body = Buffer.from(`${sentence}\n`);
  const headers = [
    ...own,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    status === 308 ? 'public, max-age=300' : 'no-store',
  ];
  return pageReply(visit, status, headers, body, null);
}

/** Why somebody is to come back later. */
export interface Refusal {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;
  readonly sentence: string;
}

/** Of the prepared page's own headers: what says how long it holds, which it does not here. */
const OF_ANOTHER_REPLY = /^(?:Cache-Control|ETag|Vary)$/;

/** The page that tells a browser to come back later; null when a program asks, or there is none. */
export function busyPage(
  visit: Visit,
  request: IncomingMessage,
  page: StaticFile | null,
  { status, retryAfterSeconds }: Pick<Refusal, 'status' | 'retryAfterSeconds'>,
): ApiReply | null {
  if (page === null || !request.headers.accept?.includes('text/html')) return null;
  const { headers, body } = chooseVariant(page, request);
  const kept = headerLines(headers).filter(([name]) => !OF_ANOTHER_REPLY.test(name));
  const own = ['Retry-After', String(retryAfterSeconds), 'Cache-Control', 'no-store'];
  return pageReply(visit, status, [...own, ...kept.flat()], body, null);
}

/** Tells somebody to come back later: by a page when a browser asks, else by a sentence. */
export function busyReply(
  visit: Visit,
  request: IncomingMessage,
  page: StaticFile | null,
  refusal: Refusal,
): ApiReply {
  const own = ['Retry-After', String(refusal.retryAfterSeconds)];
  return (
    busyPage(visit, request, page, refusal) ??
    textReply(visit, refusal.status, refusal.sentence, own)
  );
}
