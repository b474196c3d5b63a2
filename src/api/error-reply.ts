import {
  ERROR_TABLE,
  type ErrorCode,
  type ErrorEntry,
  errorPage,
  statusesOf,
} from './error-table.ts';
import type { Exchange } from './exchange.ts';
import type { ApiReply, FlatHeaders, Limits } from './message.ts';
import { addLimits, addTrace, CONTENT_TYPE_JSON, makeReply } from './reply.ts';

export interface ErrorDetails {
  /** One of the code's statuses; its usual one when left out. */
  readonly status?: number;
  /** A sentence more exact than the table's. Never holds raw input. */
  readonly message?: string;
  readonly limits?: Limits | null;
  /** Whole seconds; for 429 and 503. */
  readonly retryAfterSeconds?: number;
  readonly headers?: FlatHeaders;
}

/** Seconds after which to try again when nothing better is known. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The JSON error reply of a code: every error of `/v1`, of the transport too, is made here.
 * @throws RangeError when the code is never sent with that status.
 */
export function errorReply(
  exchange: Exchange,
  code: ErrorCode,
  details: ErrorDetails = {},
): ApiReply {
  const entry: ErrorEntry = ERROR_TABLE[code];
  const status = details.status ?? (statusesOf(code)[0] as number);
  const sentence = details.message ?? entry.messages[status];
  if (sentence === undefined || !(status in entry.messages)) {
    throw new RangeError(`${code} is not sent with status ${status}`);
  }
  const body = JSON.stringify({
    error: { code, message: `${sentence} See ${errorPage(code)}` },
    request_id: exchange.requestId,
  });
  const bytes = Buffer.byteLength(body);
  const headers = [
    ...CONTENT_TYPE_JSON,
    'Content-Length',
    String(bytes),
    'Cache-Control',
    'no-store',
    ...(details.headers ?? []),
  ];
  addTrace(headers, exchange);
  addLimits(headers, details.limits ?? null);
  if (status === 429 || status === 503) {
    headers.push('Retry-After', String(details.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  }
  return makeReply(exchange, status, headers, body, bytes, code);
}
