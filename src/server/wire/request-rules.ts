import type { IncomingMessage } from 'node:http';
import type { WireRequest } from './wire-request.ts';

/** Why a request is refused before anything looks at what it asks: check 1. */
export interface Breach {
  readonly status: 400 | 414 | 417;
  /** A sentence more exact than the error table's. */
  readonly message?: string;
}

/** Contract 15.3, in bytes. */
const TARGET_MAX = 8_000;

/** RFC 9112 3.2: a server must refuse an invalid Host. */
const HOST = /^(?:[A-Za-z0-9._~%!$&'()*+,;=-]+|\[[0-9A-Fa-f:.]+\])(?::\d{0,5})?$/;

const VERSION: Breach = {
  status: 400,
  message: 'Only HTTP/1.1 and HTTP/1.0 are spoken here: end the request line with HTTP/1.1.',
};
const TARGET: Breach = {
  status: 400,
  message:
    'The request target must be a path that begins with a slash, for example /v1/countries, or a whole http or https address.',
};
const HOSTS: Breach = {
  status: 400,
  message: 'The request must have exactly one Host header, and a host in it.',
};
const BODY: Breach = {
  status: 400,
  message: 'The request carries a body: send a GET without one.',
};
const LONG_TARGET: Breach = { status: 414 };
const EXPECTATION: Breach = { status: 417 };

/** The last valid Host: nearly always the next one too. */
let goodHost = '';

/**
 * The HTTP rule that a request breaks although Node's parser lets it through; null when there is
 * none. Decision 13.
 */
export function findBreach(incoming: IncomingMessage, request: WireRequest): Breach | null {
  // Node answers `GET /` and `HTTP/2.0` as if they were HTTP/1.1.
  if (incoming.httpVersionMajor !== 1) return VERSION;
  // CONNECT is for proxies, and no address here answers `OPTIONS *`.
  if (request.path.charCodeAt(0) !== 0x2f) return TARGET;
  if ((incoming.url as string).length > TARGET_MAX) return LONG_TARGET;
  if (request.hosts !== 1 && (request.hosts > 1 || incoming.httpVersionMinor !== 0)) return HOSTS;
  // HTTP/1.0 may leave the host out; so may an absolute target, which names it.
  if (
    request.host !== goodHost &&
    (request.host !== '' || request.hosts === 1 || isAbsolute(incoming))
  ) {
    if (!HOST.test(request.host)) return HOSTS;
    goodHost = request.host;
  }
  if (request.hasExpect) return EXPECTATION;
  if (request.hasBody && (request.method === 'GET' || request.method === 'HEAD')) return BODY;
  return null;
}

function isAbsolute({ url = '' }: IncomingMessage): boolean {
  return url.charCodeAt(0) !== 0x2f;
}

const OVERFLOW_CODE = 'HPE_HEADER_OVERFLOW';
const REQUEST_LINE = /^[\r\n]*[A-Z]+ +\S/;

/** The status for a request that Node's parser has refused or given up on. */
export function statusOfParserError(error: {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}): 400 | 408 | 413 | 414 | 431 {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case OVERFLOW_CODE: {
      // The parser does not say which part was too long: here it is a first line without an end.
      const start = error.rawPacket?.toString('latin1', 0, TARGET_MAX) ?? '';
      return REQUEST_LINE.test(start) && !start.trimStart().includes('\n') ? 414 : 431;
    }
    default:
      return 400;
  }
}
