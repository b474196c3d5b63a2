import { expect } from 'vitest';
import type { EndpointName } from '../../../src/api/endpoints/endpoint.ts';
import {
  ERROR_TABLE,
  type ErrorCode,
  type ErrorEntry,
  statusesOf,
} from '../../../src/api/error-table.ts';
import { REPLY_SCHEMAS } from '../../../src/api/schemas/replies.ts';
import { anyErrorReplySchema } from './error-reply-schema.ts';
import { type LaneReply, type LaneRequest, MARKER } from './lane.ts';

/** UUID version 7, variant 10 (contract 5.5). */
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Checks what holds for every reply of `/v1`, whatever the question.
 * @returns the parsed body, if any.
 */
export function checkReply(request: LaneRequest, reply: LaneReply): unknown {
  const { status, headers, body } = reply;
  expect(headers.get('x-request-id')).toMatch(UUID_V7);
  expect(headers.get('cache-control')).toBe(status < 400 ? 'private, no-cache' : 'no-store');
  expect(headers.has('etag')).toBe(status < 400);
  expect(headers.has('x-data-version')).toBe(status === 200);
  // Contract 20.4 and 10.5.
  expect(headers.get('vary') ?? '').toMatch(
    status < 400 ? /^X-Data-Version(?:, Accept-Encoding)?$/ : /^$/,
  );
  expect(headers.has('www-authenticate')).toBe(status === 401);
  expect(headers.has('allow')).toBe(status === 405);
  expect(headers.has('retry-after')).toBe(status === 429 || status === 503);
  if (status === 304) {
    expect(body).toBe('');
    return undefined;
  }
  expect(headers.get('content-type')).toBe('application/json');
  if (request.method === 'HEAD') {
    expect(body).toBe('');
    expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
    return undefined;
  }
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  const parsed: unknown = JSON.parse(body);
  // Compact JSON: all lanes agree on the bytes.
  expect(JSON.stringify(parsed)).toBe(body);
  if (status === 200) REPLY_SCHEMAS[endpointOf(request)].parse(parsed);
  else checkError(reply, parsed);
  return parsed;
}

function checkError(reply: LaneReply, parsed: unknown): void {
  const { error, request_id } = anyErrorReplySchema.parse(parsed);
  expect(request_id).toBe(reply.headers.get('x-request-id'));
  expect(statusesOf(error.code)).toContain(reply.status);
  expect(error.message).toMatch(new RegExp(` See \\S*/docs/errors/#${error.code}$`));
  const entry: ErrorEntry = ERROR_TABLE[error.code as ErrorCode];
  expect(entry.cause).not.toBe('');
  // Messages never echo raw input; cases send this text as input.
  expect(reply.body).not.toContain(MARKER);
}

/** The endpoint of a request that got an answer. */
export function endpointOf(request: LaneRequest): EndpointName {
  const path = request.target.split('?')[0] as string;
  return path.slice('/v1/'.length) as EndpointName;
}
