/**
 * `node bench/load/readers.ts PORT READERS`: reads pages until SIGTERM, then prints how many
 * requests it sent and how many replies of each status it got. It keeps nothing of what it reads,
 * so that it costs the machine little. READERS is JSON: see `Readers`.
 */
import { connect } from 'node:net';

/** Who reads what. */
export interface Readers {
  readonly connections: number;
  /** One after another; each connection begins with a different one. */
  readonly paths: readonly string[];
  /** Values of `Accept-Encoding`, alternating. */
  readonly codings: readonly string[];
  readonly method?: 'GET' | 'HEAD';
  /** How many networks they come from; one by default. */
  readonly networks?: number;
  /**
   * Sends this many requests at once, and reads 64 KiB of their replies at this interval in
   * seconds.
   */
  readonly slow?: { readonly requests: number; readonly seconds: number };
  /** Milliseconds between a reply and the next request. */
  readonly pauseMillis?: number;
}

const SLICE_BYTES = 65_536;
const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\nContent-Length: (\d+)/i;

const [port, given = '{}'] = process.argv.slice(2);
const readers = JSON.parse(given) as Readers;
const { connections, paths, codings, method = 'GET', networks = 1, slow, pauseMillis } = readers;
const statuses: Record<string, number> = {};
let turn = 0;

function next(reader: number): string {
  const path = paths[turn % paths.length];
  const coding = codings[turn % codings.length];
  turn += 1;
  return [
    `${method} ${path?.replace('TURN', String(turn))} HTTP/1.1`,
    ...['Host: a', 'Accept: text/html', `Accept-Encoding: ${coding}`],
    ...['X-Forwarded-Proto: https', `X-Forwarded-For: 10.9.${reader % networks}.9`],
    '\r\n',
  ].join('\r\n');
}

function read(reader: number): void {
  const socket = connect(Number(port), '127.0.0.1');
  let head = Buffer.alloc(0);
  let missing = 0;
  const ask = () => socket.write(next(reader));
  const answered = () => {
    if (pauseMillis === undefined) ask();
    else setTimeout(ask, pauseMillis);
  };
  const take = (part: Buffer): void => {
    const body = Math.min(missing, part.length);
    missing -= body;
    if (body > 0 && missing === 0) answered();
    if (body === part.length) return;
    head = Buffer.concat([head, part.subarray(body)]);
    const end = head.indexOf(HEAD_END);
    if (end < 0) return;
    const text = head.subarray(0, end).toString('latin1');
    const status = text.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const rest = head.subarray(end + HEAD_END.length);
    head = Buffer.alloc(0);
    missing = method === 'HEAD' || status === '304' ? 0 : Number(LENGTH.exec(text)?.[1] ?? 0);
    if (missing === 0) answered();
    if (rest.length > 0) take(rest);
  };
  socket.on('connect', () => {
    if (slow === undefined) ask();
    else socket.write(Array.from({ length: slow.requests }, () => next(reader)).join(''));
  });
  if (slow === undefined) socket.on('data', take);
  else {
    setInterval(
      () => void socket.read(Math.min(SLICE_BYTES, socket.readableLength)),
      slow.seconds * 1_000,
    );
  }
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(read, 100, reader));
}

for (let reader = 0; reader < connections; reader += 1) read(reader);
process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ sent: turn, statuses })}\n`, () => process.exit());
});
