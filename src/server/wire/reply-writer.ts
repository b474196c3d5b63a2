import type { ServerResponse } from 'node:http';
import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import { headerLines } from '../../api/reply.ts';
import type { TroubleLog } from '../watch/trouble-log.ts';

let due: (() => void)[] = [];

/**
 * Writes a reply at the end of this turn of the event loop, when every request that has arrived
 * with it has been answered; in the order of the calls. Replies written there, together, cost a
 * tenth less than each by itself (decision 4).
 */
export function writeReply(
  response: ServerResponse,
  { status, headers, body, bytes }: ApiReply,
  requestId: string,
  log: TroubleLog,
): void {
  const write = () => {
    try {
      // Node only reads them.
      response.writeHead(status, headers as string[]);
      if (body === null) response.end();
      else if (typeof body !== 'string') response.end(body);
      // A body of one byte a character is copied as it stands: 0.3 µs less than encoding it.
      else response.end(body, bytes === body.length ? 'latin1' : 'utf8');
    } catch (error) {
      log.trouble('reply', error, requestId);
      response.destroy();
    }
  };
  if (due.push(write) === 1) setImmediate(writeDue);
}

function writeDue(): void {
  const writes = due;
  due = [];
  for (const write of writes) write();
}

/** The phrases of the statuses that are written past Node's own writer. */
const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  414: 'URI Too Long',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  503: 'Service Unavailable',
};

/** A reply as the bytes of a connection that ends with it. */
export function replyText(reply: ApiReply, extra: FlatHeaders, date: Date): string {
  const lines = headerLines([...reply.headers, ...extra]).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [
    `HTTP/1.1 ${reply.status} ${REASONS[reply.status] ?? ''}`,
    ...lines,
    `Date: ${date.toUTCString()}`,
    'Connection: close',
    '',
    reply.body ?? '',
  ].join('\r\n');
}
