import type { Exchange } from './exchange.ts';
import type { ApiReply, Limits } from './message.ts';

export type Header = readonly [name: string, value: string];

export const CONTENT_TYPE_JSON: Header = ['Content-Type', 'application/json'];

/** The headers by which a client finds its request again in our log. */
export function traceHeaders(exchange: Exchange): Header[] {
  const headers: Header[] = [['X-Request-Id', exchange.requestId]];
  if (exchange.clientRequestId !== null) {
    headers.push(['X-Client-Request-Id', exchange.clientRequestId]);
  }
  return headers;
}

/** The three RateLimit fields of spec 7; none for an account without limits. */
export function addLimits(headers: Header[], limits: Limits | null): void {
  if (limits === null) return;
  headers.push(
    ['RateLimit-Limit', String(limits.limit)],
    ['RateLimit-Remaining', String(limits.remaining)],
    ['RateLimit-Reset', String(limits.resetSeconds)],
  );
}

/** Puts a reply together; the body of a HEAD is left out here and nowhere else. */
export function makeReply(
  exchange: Exchange,
  status: number,
  headers: readonly Header[],
  body: string | null,
  code: string | null,
): ApiReply {
  return {
    status,
    headers,
    body: exchange.head ? null : body,
    log: { requestId: exchange.requestId, route: exchange.route, keyId: exchange.keyId, code },
  };
}
