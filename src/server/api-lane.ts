import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiReply, ApiRequest, Service } from '../api/message.ts';
import { API_SECURITY_HEADERS } from './security-headers.ts';
import type { TroubleLog } from './trouble-log.ts';

/** Whether a path belongs to the API: everything under `/v1`, known or not. */
export function isApiPath(path: string): boolean {
  return path.startsWith('/v1') && (path.length === 3 || path.charCodeAt(3) === 0x2f);
}

/**
 * A Node request as the contract sees it. Reads the raw header lines: Node's own
 * `headers` drops every second `Authorization` without a word.
 */
export function toApiRequest(request: IncomingMessage, path: string, query: string): ApiRequest {
  const authorization: string[] = [];
  const clientRequestId: string[] = [];
  let ifNoneMatch: string | null = null;
  const raw = request.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] as string;
    const value = raw[index + 1] as string;
    // The length first: most header lines need no lower-casing at all.
    if (name.length === 13) {
      const lower = name.toLowerCase();
      if (lower === 'authorization') authorization.push(value);
      else if (lower === 'if-none-match') {
        ifNoneMatch = ifNoneMatch === null ? value : `${ifNoneMatch}, ${value}`;
      }
    } else if (name.length === 19 && name.toLowerCase() === 'x-client-request-id') {
      clientRequestId.push(value);
    }
  }
  return { method: request.method ?? '', path, query, authorization, clientRequestId, ifNoneMatch };
}

/** Answers `/v1` straight from the contract. */
export class ApiLane {
  readonly #service: Service;
  readonly #log: TroubleLog;

  constructor(service: Service, log: TroubleLog) {
    this.#service = service;
    this.#log = log;
  }

  answer(request: ApiRequest, response: ServerResponse): void | Promise<void> {
    const reply = this.#service.answer(request);
    if (reply instanceof Promise) {
      return reply.then((later) => writeApiReply(later, response, this.#log));
    }
    return writeApiReply(reply, response, this.#log);
  }
}

/** Writes a reply of the contract, or of a lane that answers in its form. */
export function writeApiReply(reply: ApiReply, response: ServerResponse, log: TroubleLog): void {
  if (reply.log.cause !== undefined) {
    log.trouble('internal_error', reply.log.cause, reply.log.requestId);
  }
  const headers: string[] = [...API_SECURITY_HEADERS];
  for (const [name, value] of reply.headers) headers.push(name, value);
  response.writeHead(reply.status, headers);
  response.end(reply.body ?? undefined);
}
