/** Raw requests and the outcome that each must have. Latin-1, one byte a unit. */
export interface RawCase {
  readonly name: string;
  readonly raw: string;
  /** The statuses of all replies, in order. */
  readonly statuses: readonly number[];
  /** The error code of the last one. */
  readonly code: string | null;
  /** Whether the server ends the connection with it. */
  readonly closes: boolean;
}

const HOST = 'Host: a\r\n';
const PATH = '/v1/countries';
const GET = `GET ${PATH} HTTP/1.1\r\n`;
/** The requests have no key, so one that passes every HTTP rule gets this status. */
const REACHED = 401;

function refused(name: string, raw: string, status = 400): RawCase {
  return { name, raw, statuses: [status], code: 'bad_request', closes: true };
}

function reaches(name: string, raw: string): RawCase {
  return { name, raw, statuses: [REACHED], code: 'unauthorized', closes: false };
}

function unknown(name: string, target: string): RawCase {
  const raw = `GET ${target} HTTP/1.1\r\n${HOST}\r\n`;
  return { name, raw, statuses: [404], code: 'not_found', closes: false };
}

function method(name: string, text = name): RawCase {
  const raw = `${text} ${PATH} HTTP/1.1\r\n${HOST}\r\n`;
  return { name, raw, statuses: [405], code: 'method_not_allowed', closes: false };
}

const REQUEST_LINES: readonly RawCase[] = [
  refused('no version: HTTP/0.9', `GET ${PATH}\r\n\r\n`),
  refused('HTTP/0.9, written out', `GET ${PATH} HTTP/0.9\r\n${HOST}\r\n`),
  refused('HTTP/2.0', `GET ${PATH} HTTP/2.0\r\n${HOST}\r\n`),
  refused('HTTP/1.2', `GET ${PATH} HTTP/1.2\r\n${HOST}\r\n`),
  refused('HTTP/3.0', `GET ${PATH} HTTP/3.0\r\n${HOST}\r\n`),
  refused('a version of two digits', `GET ${PATH} HTTP/1.10\r\n${HOST}\r\n`),
  refused('a version without a number', `GET ${PATH} HTTP/\r\n${HOST}\r\n`),
  refused('a lower-case protocol', `GET ${PATH} http/1.1\r\n${HOST}\r\n`),
  refused('another protocol', `GET ${PATH} SIP/2.0\r\n${HOST}\r\n`),
  refused('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  refused('the hello of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  refused('a lower-case method', `get ${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('a method in mixed case', `Get ${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('a method that does not exist', `FETCH ${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('a method with a digit', `GET1 ${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('a space before the method', ` GET ${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('a tab after the method', `GET\t${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('no target', `GET HTTP/1.1\r\n${HOST}\r\n`),
  refused('a relative target', `GET v1/countries HTTP/1.1\r\n${HOST}\r\n`),
  refused('a query for a target', `GET ?country=GB HTTP/1.1\r\n${HOST}\r\n`),
  reaches('the absolute form', `GET http://a${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  reaches('the absolute form, https', `GET https://a${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  reaches('the absolute form of another host', `GET HTTP://b:80${PATH}?x HTTP/1.1\r\n${HOST}\r\n`),
  refused('the absolute form without Host', `GET http://a${PATH} HTTP/1.1\r\n\r\n`),
  refused('the absolute form without a host', `GET http://${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('the absolute form with a user', `GET http://me@a${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('an address that is not http', `GET ftp://a${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('the asterisk form', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`),
  refused('CONNECT to somebody else', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`),
  refused('CONNECT to a path', `CONNECT ${PATH} HTTP/1.1\r\n${HOST}\r\n`),
  refused('a NUL in the target', `GET ${PATH}\0 HTTP/1.1\r\n${HOST}\r\n`),
  refused('a control character in the target', `GET ${PATH}\x01 HTTP/1.1\r\n${HOST}\r\n`),
  refused('a byte beyond ASCII in the target', `GET /v1/\xfc HTTP/1.1\r\n${HOST}\r\n`),
  refused('a space in the target', `GET /v1/ countries HTTP/1.1\r\n${HOST}\r\n`),
  refused('a space after the version', `GET ${PATH} HTTP/1.1 \r\n${HOST}\r\n`),
  refused('a bare LF after the request line', `GET ${PATH} HTTP/1.1\n${HOST}\r\n`),
  refused('a bare CR after the request line', `GET ${PATH} HTTP/1.1\r${HOST}\r\n`),
  refused('a target of 8,001 bytes', `GET /v1/${'a'.repeat(7_997)} HTTP/1.1\r\n${HOST}\r\n`, 414),
  refused(
    'a query that is too long',
    `GET ${PATH}?${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n`,
    414,
  ),
  refused('a target above 16 KiB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 414),
  refused('a target without end', `GET /${'a'.repeat(60_000)}`, 414),
  reaches('empty lines before the request line', `\r\n\r\n${GET}${HOST}\r\n`),
  reaches(
    'HTTP/1.1 with a query of 7,900 bytes',
    `GET ${PATH}?${'a'.repeat(7_900)} HTTP/1.1\r\n${HOST}\r\n`,
  ),
];

const HEADERS: readonly RawCase[] = [
  reaches('one Host', `${GET}${HOST}\r\n`),
  reaches('a Host with a port', `${GET}Host: redletter.example:8080\r\n\r\n`),
  reaches('a Host of IPv6', `${GET}Host: [::1]:80\r\n\r\n`),
  refused('no Host', `${GET}\r\n`),
  refused('two Hosts', `${GET}${HOST}Host: b\r\n\r\n`),
  refused('the same Host twice', `${GET}${HOST}${HOST}\r\n`),
  refused('two Hosts, in two cases', `${GET}${HOST}hOsT: a\r\n\r\n`),
  refused('an empty Host', `${GET}Host:\r\n\r\n`),
  refused('a Host that is a URL', `${GET}Host: http://a/\r\n\r\n`),
  refused('a Host with a user', `${GET}Host: root@a\r\n\r\n`),
  refused('a Host with a space', `${GET}Host: a b\r\n\r\n`),
  refused('a Host with an invalid port', `${GET}Host: a:port\r\n\r\n`),
  refused('two Hosts with HTTP/1.0', `GET ${PATH} HTTP/1.0\r\n${HOST}Host: b\r\n\r\n`),
  refused('a space before the colon', `${GET}Host : a\r\n\r\n`),
  refused('a folded line', `${GET}${HOST}X-A: 1\r\n 2\r\n\r\n`),
  refused('a folded line with a tab', `${GET}${HOST}X-A: 1\r\n\t2\r\n\r\n`),
  refused('a first line that begins with a space', `${GET} ${HOST}\r\n`),
  refused('a line without a colon', `${GET}${HOST}X-A\r\n\r\n`),
  refused('a line without a name', `${GET}${HOST}: 1\r\n\r\n`),
  refused('a name with a space', `${GET}${HOST}X A: 1\r\n\r\n`),
  refused('a name beyond ASCII', `${GET}${HOST}X-\xe4: 1\r\n\r\n`),
  refused('a NUL in a value', `${GET}${HOST}X-A: 1\x002\r\n\r\n`),
  refused('a NUL in a name', `${GET}${HOST}X\x00A: 1\r\n\r\n`),
  refused('a control character in a value', `${GET}${HOST}X-A: \x08\r\n\r\n`),
  refused('a bare CR in a value', `${GET}${HOST}X-A: 1\rX-B: 2\r\n\r\n`),
  refused('a bare LF after a line', `${GET}${HOST}X-A: 1\nX-B: 2\r\n\r\n`),
  refused('bare LFs alone', `GET ${PATH} HTTP/1.1\nHost: a\n\n`),
  refused('65 lines', `${GET}${HOST}${'X: 1\r\n'.repeat(64)}\r\n`, 431),
  refused('3,000 lines', `${GET}${HOST}${'X: 1\r\n'.repeat(3_000)}\r\n`, 431),
  refused('a line above 16 KiB', `${GET}${HOST}X: ${'a'.repeat(17_000)}\r\n\r\n`, 431),
  refused('a name above 16 KiB', `${GET}${HOST}${'X'.repeat(17_000)}: 1\r\n\r\n`, 431),
  refused(
    'lines above 16 KiB together',
    `${GET}${HOST}${`X: ${'a'.repeat(900)}\r\n`.repeat(19)}\r\n`,
    431,
  ),
  reaches('64 lines', `${GET}${HOST}${'X: 1\r\n'.repeat(63)}\r\n`),
  reaches('a value beyond ASCII', `${GET}${HOST}X-A: \xfc\r\n\r\n`),
  reaches('an empty value', `${GET}${HOST}X-A:\r\n\r\n`),
  refused('an unknown expectation', `${GET}${HOST}Expect: the-worst\r\n\r\n`, 417),
  refused('Expect: 100-continue', `${GET}${HOST}Expect: 100-continue\r\n\r\n`, 417),
  refused(
    'Expect: 100-continue with a body for the MCP server',
    `POST /mcp HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    417,
  ),
];

const BODIES: readonly RawCase[] = [
  reaches('a body of no bytes', `${GET}${HOST}Content-Length: 0\r\n\r\n`),
  refused('a body on GET', `${GET}${HOST}Content-Length: 3\r\n\r\nabc`),
  refused('a body on GET that is announced', `${GET}${HOST}Content-Length: 3\r\n\r\n`),
  {
    name: 'a body on HEAD, whose refusal has none',
    raw: `HEAD ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc`,
    statuses: [400],
    code: null,
    closes: true,
  },
  refused('a chunked body on GET', `${GET}${HOST}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
  refused('a request hidden in a body', `${GET}${HOST}Content-Length: 40\r\n\r\n${GET}${HOST}\r\n`),
  refused(
    'Content-Length with Transfer-Encoding',
    `${GET}${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ),
  refused(
    'Transfer-Encoding with Content-Length',
    `${GET}${HOST}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n`,
  ),
  refused('two Content-Lengths', `${GET}${HOST}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`),
  refused(
    'the same Content-Length twice',
    `${GET}${HOST}Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc`,
  ),
  refused('a list of Content-Lengths', `${GET}${HOST}Content-Length: 3, 3\r\n\r\nabc`),
  refused('a negative Content-Length', `${GET}${HOST}Content-Length: -1\r\n\r\n`),
  refused('a signed Content-Length', `${GET}${HOST}Content-Length: +3\r\n\r\nabc`),
  refused('a hexadecimal Content-Length', `${GET}${HOST}Content-Length: 0x3\r\n\r\nabc`),
  refused(
    'a Content-Length beyond all numbers',
    `${GET}${HOST}Content-Length: ${'9'.repeat(40)}\r\n\r\n`,
  ),
  refused(
    'chunked, and then something',
    `${GET}${HOST}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  ),
  refused('chunked twice', `${GET}${HOST}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n`),
  refused('a coding nobody knows', `${GET}${HOST}Transfer-Encoding: xchunked\r\n\r\n`),
  {
    name: 'a body on POST: the method first, and nothing after it',
    raw: `POST ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 3\r\n\r\nabc${GET}${HOST}\r\n`,
    statuses: [405],
    code: 'method_not_allowed',
    closes: true,
  },
  {
    name: 'an invalid chunk on POST',
    raw: `POST ${PATH} HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    statuses: [405],
    code: 'method_not_allowed',
    closes: true,
  },
  {
    name: 'a body in more chunks than anybody needs',
    raw: `POST /mcp HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(65)}0\r\n\r\n`,
    statuses: [413],
    code: 'bad_request',
    closes: true,
  },
  {
    name: 'a body with a trailer',
    raw: `POST /mcp HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: 1\r\n\r\n`,
    statuses: [413],
    code: 'bad_request',
    closes: true,
  },
  refused(
    'an invalid chunk to the MCP server',
    `POST /mcp HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  ),
];

const METHODS: readonly RawCase[] = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'QUERY'].map(
    (name) => method(name),
  ),
  {
    name: 'HTTP/1.0 without a Host, which ends the connection',
    raw: `GET ${PATH} HTTP/1.0\r\n\r\n`,
    statuses: [REACHED],
    code: 'unauthorized',
    closes: true,
  },
  reaches(
    'an upgrade to WebSocket, ignored',
    `${GET}${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  ),
  reaches(
    'an upgrade to HTTP/2, ignored',
    `${GET}${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n`,
  ),
];

const PATHS: readonly RawCase[] = [
  unknown('a trailing slash', `${PATH}/`),
  unknown('two slashes inside', '/v1//countries'),
  unknown('a dot segment', '/v1/./countries'),
  unknown('two dots', '/v1/../v1/countries'),
  unknown('two dots, escaped', '/v1/%2e%2e/v1/countries'),
  unknown('an escaped letter', '/v1/%63ountries'),
  unknown('upper case', '/v1/Countries'),
  unknown('a semicolon', '/v1/countries;a=b'),
  unknown('a fragment', '/v1/countries#a'),
  unknown('a backslash', '/v1/\\countries'),
  unknown('the prefix alone', '/v1'),
  unknown('the prefix and a slash', '/v1/'),
  unknown('the prototype', '/v1/__proto__'),
];

const PIPELINES: readonly RawCase[] = [
  {
    name: 'two requests at once',
    raw: `${GET}${HOST}\r\n${GET}${HOST}\r\n`,
    statuses: [REACHED, REACHED],
    code: 'unauthorized',
    closes: false,
  },
  {
    name: 'a request, and then no HTTP',
    raw: `${GET}${HOST}\r\nNONSENSE\r\n\r\n`,
    statuses: [REACHED, 400],
    code: 'bad_request',
    closes: true,
  },
  {
    name: 'a refusal, and a request behind it that is not answered',
    raw: `${GET}\r\n${GET}${HOST}\r\n`,
    statuses: [400],
    code: 'bad_request',
    closes: true,
  },
  {
    name: 'no HTTP, and a request behind it that is not answered',
    raw: `NONSENSE\r\n\r\n${GET}${HOST}\r\n`,
    statuses: [400],
    code: 'bad_request',
    closes: true,
  },
  {
    name: 'Connection: close is kept',
    raw: `${GET}${HOST}Connection: close\r\n\r\n${GET}${HOST}\r\n`,
    statuses: [REACHED],
    code: 'unauthorized',
    closes: true,
  },
];

/** Each name once. */
export const RAW_CORPUS: readonly RawCase[] = [
  ...REQUEST_LINES,
  ...HEADERS,
  ...BODIES,
  ...METHODS,
  ...PATHS,
  ...PIPELINES,
];
