import type { Socket } from 'node:net';

type Callback = (...args: unknown[]) => unknown;

/** What Node has for each connection and does not document: callbacks under the numbers of its class. */
interface Parser {
  [callback: number]: Callback | null | undefined;
  readonly constructor: { readonly kOnBody: number; readonly kOnHeadersComplete: number };
}

type Parsed = Socket & { parser?: Parser | null };

/** A body in more chunks than this comes from nobody who has something to say. */
export const CHUNKS_MAX = 256;
/** For a parser: what follows is of another protocol. It reads no further. */
const UPGRADE = 2;

/** What parsers have, the same for all of them. */
const own = new Map<number, Callback>();
/** Connections whose parser is put in order when they end: it is another's afterwards. */
const changed = new WeakSet<Socket>();
const cut = new WeakSet<Socket>();

/**
 * Passes over the body that comes, and over all others of its connection, which has to end. A body of 64 KiB in
 * pieces of one byte takes a parser that tells of each of them 7 ms and 3 MiB, and arrives in one turn.
 */
export function ignoreBody(socket: Socket): void {
  replace(socket, 'kOnBody', () => null);
}

/** Lets a body have so many chunks; the others are passed over, and `isCut` says so. */
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

/** Whether a body of the connection had too many chunks. */
export function isCut(socket: Socket): boolean {
  return cut.has(socket);
}

/** Reads no further request out of what has arrived: 64 KiB may hold 2,000, which take 15 ms. */
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
