/**
 * `node bench/load/hostile.ts PORT KIND KEY`: sends the most expensive requests until SIGTERM,
 * then prints how many it sent and how many replies of each status it got. Behind a trusted proxy
 * each request comes from an address of its own, so that no bucket helps; those of `ONE_ADDRESS`
 * share one address, and pipelined ones come from an address that is not a trusted proxy.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { generateKey } from '../../src/access/keys/key-format.ts';

const [port, kind, key] = process.argv.slice(2);
/** Requests a second of the flood, whatever their outcome. */
const FLOOD_PER_SECOND = 20_000;
const TICK_MILLIS = 5;

const CODES = 'ae,au,br,ca,ch,de,es,fr,gb,ie,il,in,it,jp,mx,nl,nz,sg,us,za'.split(',');
const LONG = Array<string>(1_580).fill('zzzz').join(',');

function some(turn: number, count: number, between: string): string {
  const first = turn % (CODES.length - count + 1);
  return CODES.slice(first, first + count).join(between);
}

function head(turn: number, first: string, ...more: readonly string[]): string {
  const from = [10, turn >> 16, turn >> 8, turn].map((part) => part & 0xff).join('.');
  return [
    `${first} HTTP/1.1`,
    'Host: a',
    'X-Forwarded-Proto: https',
    `X-Forwarded-For: ${from}`,
    ...more,
    '\r\n',
  ].join('\r\n');
}

function post(turn: number, body: string, ...more: readonly string[]): string {
  const length = `Content-Length: ${body.length}`;
  const accept = 'Accept: application/json, text/event-stream';
  return head(turn, 'POST /mcp', 'Content-Type: application/json', accept, length, ...more) + body;
}

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const CHUNKED = 'Transfer-Encoding: chunked';
const BATCH = JSON.stringify(Array(100).fill(LIST));

/** Each request names something that was never requested before. */
const KINDS: Readonly<Record<string, (turn: number) => string>> = {
  feed: (turn) => head(turn, `GET /feed/${some(turn, 12, '+')}.ics?x=${turn}`),
  compare: (turn) => head(turn, `GET /compare/?c=${some(turn, 6, ',')}&year=2026&x=${turn}`),
  'long c': (turn) => head(turn, `GET /compare/?c=${LONG}&x=${turn}`),
  'long q': (turn) => head(turn, `GET /go/?q=${turn}${'ab%20'.repeat(1_500)}`),
  go: (turn) => head(turn, `GET /go/?q=nowhere${turn}`),
  'not found': (turn) => head(turn, `GET /nowhere/${turn}/`),
  signatures: (turn) =>
    head(turn, 'GET /robots.txt', `Accept-Signature: a=();nonce="${'\\"'.repeat(120)}"`),
  'MCP without a key': (turn) => post(turn, JSON.stringify(LIST)),
  'MCP batch': (turn) => post(turn, BATCH, `Authorization: Bearer ${key}`),
};
/** Well-formed keys that nobody owns. */
const NOBODYS =
  kind === 'unknown keys' ? Array.from({ length: 20_000 }, () => generateKey(randomBytes)) : [];

function countries(key: string, ...more: readonly string[]): string {
  return head(0, 'GET /v1/countries', `Authorization: Bearer ${key}`, ...more);
}

/** All from one address, and this many at once on each connection. */
const ONE_ADDRESS: Readonly<Record<string, (turn: number) => string>> = {
  'empty bucket': () => countries(key ?? ''),
  'empty bucket, signed': () => countries(key ?? '', 'Accept-Signature: sig=()'),
  'unknown keys': (turn) => countries(NOBODYS[turn % NOBODYS.length] ?? ''),
  'long Accept-Encoding': (turn) =>
    head(0, 'GET /', `Accept-Encoding: ${'a,'.repeat(7_000)}${turn}`),
  'long X-Forwarded-For': () =>
    head(0, 'GET /v1/countries', `X-Forwarded-For: ${'x,'.repeat(7_000)}`),
  'long queries': () =>
    head(0, `GET /v1/is-business-day?${'a=&'.repeat(2_600)}`, `Authorization: Bearer ${key}`),
  'deep messages': () =>
    post(0, '['.repeat(8_000) + ']'.repeat(8_000), `Authorization: Bearer ${key}`),
  'bodies in chunks': () =>
    `${head(0, 'POST /mcp', CHUNKED)}${'1\r\n \r\n'.repeat(10_000)}0\r\n\r\n`,
  'bodies at once': () =>
    `${head(0, 'POST /mcp', CHUNKED)}${'1\r\n \r\n'.repeat(250)}0\r\n\r\n`.repeat(4),
  'bodies with trailers': () =>
    `${head(0, 'POST /mcp', CHUNKED)}1\r\n \r\n0\r\n${'T: a\r\n'.repeat(2_600)}\r\n`,
  'requests at once': () => 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_300),
  'requests with unknown keys': () =>
    'GET /v1/countries HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a\r\n\r\n'.repeat(500),
};
/** Clients that send the next request only after a reply. */
const ONE_BY_ONE = /^(?:long|deep|bodies|requests)/;
const isOfOne = Object.hasOwn(ONE_ADDRESS, kind ?? '');
const CONNECTIONS = kind === 'unknown keys' ? 200 : 64;
const AT_ONCE = isOfOne && !ONE_BY_ONE.test(kind ?? '') ? 16 : 1;
const FLOOD = (turn: number): string =>
  head(
    turn,
    'GET /v1/countries',
    `Authorization: Bearer rl_${turn.toString(36).padStart(40, 'x')}`,
  );

const statuses: Record<string, number> = {};
let turn = 0;

function next(): string {
  turn += 1;
  if (kind === 'flood') return FLOOD(turn);
  const ofOne = ONE_ADDRESS[kind ?? ''];
  if (ofOne !== undefined) return ofOne(turn);
  const makers = Object.values(KINDS);
  const maker = kind === undefined || kind === 'all' ? makers[turn % makers.length] : KINDS[kind];
  return maker?.(turn) ?? '';
}

const sockets = new Set<Socket>();

function open(): void {
  const localAddress = kind?.startsWith('requests') ? '127.0.0.9' : '127.0.0.1';
  const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
  let text = '';
  let missing = 0;
  const take = (part: string) => {
    text += part;
    for (;;) {
      const skipped = Math.min(missing, text.length);
      missing -= skipped;
      text = text.slice(skipped);
      const end = text.indexOf('\r\n\r\n');
      if (missing > 0 || end < 0) return;
      const status = text.slice(9, 12);
      statuses[status] = (statuses[status] ?? 0) + 1;
      missing = Number(/\r\nContent-Length: (\d+)/i.exec(text.slice(0, end))?.[1] ?? 0);
      text = text.slice(end + 4);
      if (kind !== 'flood') socket.write(next());
    }
  };
  socket.on('connect', () => {
    sockets.add(socket);
    if (kind !== 'flood') socket.write(Array.from({ length: AT_ONCE }, next).join(''));
  });
  socket.on('data', (part) => take(part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    sockets.delete(socket);
    setTimeout(open, TICK_MILLIS);
  });
}

for (let index = 0; index < CONNECTIONS; index += 1) open();
if (kind === 'flood') {
  const begun = performance.now();
  setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1_000) * FLOOD_PER_SECOND) - turn;
    const open = [...sockets];
    const each = Math.ceil(due / Math.max(1, open.length));
    for (const socket of open) {
      // The server does not write to a client that does not read: that would use our own memory.
      if (socket.writableLength < 65_536) socket.write(Array.from({ length: each }, next).join(''));
    }
  }, TICK_MILLIS);
}
process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ sent: turn, statuses })}\n`, () => process.exit());
});
