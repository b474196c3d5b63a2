import { randomUUIDv7 } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type FlatHeaders, PAGE_SECURITY_HEADERS } from './security-headers.ts';
import type { Visit } from './visit.ts';

/** Writes a page or file: its own headers, the security headers and a request id. */
export function writeReply(
  response: ServerResponse,
  visit: Visit,
  status: number,
  headers: FlatHeaders,
  body: Buffer | string | null,
): void {
  visit.requestId = randomUUIDv7();
  visit.status = status;
  // Node leaves the body out of the reply to a HEAD.
  visit.bytes = body === null || visit.method === 'HEAD' ? 0 : Buffer.byteLength(body);
  const all = [...headers, ...PAGE_SECURITY_HEADERS, 'X-Request-Id', visit.requestId];
  response.writeHead(status, all);
  response.end(body ?? undefined);
}

/** Writes one sentence as plain text: redirects, and faults that have no page. */
export function writeText(
  response: ServerResponse,
  visit: Visit,
  status: number,
  sentence: string,
  headers: FlatHeaders = [],
): void {
  const body = Buffer.from(`${sentence}\n`);
  const all = [
    ...headers,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    status === 308 ? 'public, max-age=300' : 'no-store',
  ];
  writeReply(response, visit, status, all, body);
}
