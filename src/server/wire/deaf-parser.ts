import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

type Callback = (...args: unknown[]) => unknown;

/**
 * What Node keeps for each connection without documenting it: callbacks, numbered by their class.
 */
interface Parser {
  [callback: number]: Callback | null | undefined;
  readonly constructor: { readonly kOnBody: number; readonly kOnHeadersComplete: number };
}

type Parsed = Socket & { parser?: Parser | null };

/** Contract 15.3. Clients send chunks of kilobytes; each costs 0.5 µs and 500 bytes. */
export const CHUNKS_MAX = 64;
/** Tells a parser that what follows is another protocol: it reads no further. */
const UPGRADE = 2;

/** What all parsers share. */
const own = new Map<number, Callback>();
/** Connections whose parser is restored when they end: another connection reuses it. */
const changed = new WeakSet<Socket>();
const cut = new WeakSet<Socket>();

/**
 * Skips this body and all later ones of its connection, which has to end. A parser that reports
 * each of 64 KiB of one-byte pieces takes 7 ms and 3 MiB, and all of it arrives in one turn.
 */
export function ignoreBody(socket: Socket): void {
  replace(socket, 'kOnBody', () => null);
}

/** Allows a body this many chunks; skips the others, and makes `isCut` true. */
export function boundBody(socket: Socket): void {
  let left = CHUNKS_MAX;
  replace(socket, 'kOnBody', (tell) => {
    return function (this: unknown, ...args) {
      left -= 1;
      if (left >= 0) return tell.apply(this, args);
      cut.add(socket);
      ignoreBody(socket);
      return undefined;
    };
  });
}

/** Whether a body that has been read had too many chunks, or trailers, which nobody needs here. */
export function isCut({ socket, rawTrailers }: IncomingMessage): boolean {
  return cut.has(socket) || rawTrailers.length > 0;
}

/** Reads no further request from what has arrived: 64 KiB may hold 2,000, which take 15 ms. */
export function ignoreRequests(socket: Socket): void {
  ignoreBody(socket);
  replace(socket, 'kOnHeadersComplete', () => () => UPGRADE);
}

function replace(
  socket: Parsed,
  name: keyof Parser['constructor'],
  change: (before: Callback) => Callback | null,
): void {
  const { parser } = socket;
  if (parser == null) return;
  const number = parser.constructor[name];
  const before = own.get(number) ?? parser[number];
  if (before == null) return;
  own.set(number, before);
  parser[number] = change(before);
  if (changed.has(socket)) return;
  changed.add(socket);
  socket.once('close', () => {
    for (const [each, callback] of own) parser[each] = callback;
  });
}
