import { Buffer } from 'node:buffer';
import { ERROR_TABLE, type ErrorCode, errorPage, statusesOf } from './error-table.ts';
import type { ApiReply, FlatHeaders, Refusal } from './message.ts';
import {
  type Allowance,
  type Asked,
  addLimits,
  addTrace,
  NO_SNIFFING,
  replyTo,
  type Served,
} from './reply.ts';

/** Fields of the reply; route, key, account and limits are null by default. */
export interface ErrorDetails extends Partial<Served>, Partial<Allowance> {
  /** One of the code's statuses; by default its usual one. */
  readonly status?: number;
  /** More exact than the table's sentence. Never contains raw input. */
  readonly message?: string | null;
  /** Whole seconds; for 429 and 503. */
  readonly retryAfterSeconds?: number;
  readonly headers?: FlatHeaders;
  /** What was thrown, for `internal_error`; never sent to the client. */
  readonly cause?: unknown;
  /** For `unauthorized`; never sent to the client. */
  readonly refusal?: Refusal | null;
}

/** The default `Retry-After`. */
const RETRY_AFTER_SECONDS = 5;

/**
 * The JSON error reply of a code, for every error of `/v1` and its transport.
 * @throws RangeError when the code is never sent with that status.
 */
export function errorReply(asked: Asked, code: ErrorCode, details: ErrorDetails = {}): ApiReply {
  const { messages } = ERROR_TABLE[code];
  const status = details.status ?? (statusesOf(code)[0] as number);
  const sentence = details.message ?? messages[status];
  if (sentence === undefined || !(status in messages)) {
    throw new RangeError(`${code} is not sent with status ${status}`);
  }
  const body = JSON.stringify({
    error: { code, message: `${sentence} See ${errorPage(code, asked.siteUrl)}` },
    request_id: asked.requestId,
  });
  const bytes = Buffer.byteLength(body);
  const headers = [
    ...NO_SNIFFING,
    'Content-Type',
    'application/json',
    'Content-Length',
    String(bytes),
    'Cache-Control',
    'no-store',
    ...(details.headers ?? []),
  ];
  addTrace(headers, asked);
  addLimits(headers, { limits: details.limits ?? null, month: details.month ?? null });
  if (status === 429 || status === 503) {
    headers.push('Retry-After', String(details.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  }
  const { route = null, keyId = null, account = null, isFree, cause, refusal = null } = details;
  const told = { route, keyId, account, isFree, code, cause, refusal };
  return replyTo(asked, { status, headers, body, bytes, ...told });
}
