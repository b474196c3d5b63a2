import { type ErrorDetails, errorReply } from '../../api/error-reply.ts';
import type { ErrorCode } from '../../api/error-table.ts';
import { openExchange } from '../../api/exchange.ts';
import type { ApiReply } from '../../api/message.ts';
import { headerLines } from '../../api/reply.ts';

/** Makes a UUIDv7. */
export type NewRequestId = () => string;

/** The part of a request that a refusal of the transport depends on. */
export interface Refused {
  readonly method: string;
  readonly clientRequestId: readonly string[];
}

/** For requests of which nothing could be read. */
export const UNREADABLE: Refused = { method: '', clientRequestId: [] };

/** The reply to a request that the transport refuses: checks 1 to 3 of the order of checks. */
export function refusal(
  requestId: string,
  refused: Refused,
  code: ErrorCode,
  details: ErrorDetails = {},
): ApiReply {
  const exchange = openExchange(requestId, refused.method, refused.clientRequestId, null);
  return errorReply(exchange, code, details);
}

/** The phrases of the statuses that are written past Node's own writer. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** A reply as the bytes of a connection that ends with it. */
export function replyText(reply: ApiReply, extra: readonly string[], date: Date): string {
  let text = `HTTP/1.1 ${reply.status} ${REASONS[reply.status] ?? ''}\r\n`;
  for (const [name, value] of headerLines(reply.headers)) text += `${name}: ${value}\r\n`;
  for (let index = 0; index < extra.length; index += 2) {
    text += `${extra[index]}: ${extra[index + 1]}\r\n`;
  }
  return `${text}Date: ${date.toUTCString()}\r\nConnection: close\r\n\r\n${reply.body ?? ''}`;
}
