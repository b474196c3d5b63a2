import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import { replyTo } from '../../api/reply.ts';
import { PAGE_SECURITY_HEADERS } from '../wire/security-headers.ts';
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
  const headers = [...own, ...PAGE_SECURITY_HEADERS, 'X-Request-Id', visit.requestId];
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
