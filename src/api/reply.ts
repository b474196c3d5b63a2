import type { Exchange } from './exchange.ts';
import type { ApiReply, FlatHeaders, Limits } from './message.ts';

export const CONTENT_TYPE_JSON: FlatHeaders = ['Content-Type', 'application/json'];

/** The headers by which a client finds its request again in our log. */
export function addTrace(headers: string[], exchange: Exchange): void {
  headers.push('X-Request-Id', exchange.requestId);
  if (exchange.clientRequestId !== null) {
    headers.push('X-Client-Request-Id', exchange.clientRequestId);
  }
}

/** The three RateLimit fields of contract 7; none for an account without limits. */
export function addLimits(headers: string[], limits: Limits | null): void {
  if (limits === null) return;
  headers.push(
    'RateLimit-Limit',
    String(limits.limit),
    'RateLimit-Remaining',
    String(limits.remaining),
    'RateLimit-Reset',
    String(limits.resetSeconds),
  );
}

/**
 * Puts a reply together; the body of a HEAD is left out here and nowhere else.
 * @param bytes of the body in UTF-8.
 */
export function makeReply(
  exchange: Exchange,
  status: number,
  headers: FlatHeaders,
  body: string | null,
  bytes: number,
  code: string | null,
): ApiReply {
  const { requestId, route, keyId } = exchange;
  return {
    status,
    headers,
    body: exchange.head ? null : body,
    bytes: exchange.head ? 0 : bytes,
    log: { requestId, route, keyId, code },
  };
}

/** The header lines of a reply as pairs, for everybody but the writer of the hot path. */
export function headerLines(headers: FlatHeaders): [name: string, value: string][] {
  return Array.from({ length: headers.length / 2 }, (_, line) => [
    headers[2 * line] as string,
    headers[2 * line + 1] as string,
  ]);
}
