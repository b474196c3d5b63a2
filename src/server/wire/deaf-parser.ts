import type { Socket } from 'node:net';

/** What Node has for each connection and does not document: callbacks under the numbers of its class. */
interface Parser {
  [callback: number]: ((...args: never[]) => unknown) | null;
  readonly constructor: { readonly kOnBody: number; readonly kOnHeadersComplete: number };
}

type Parsed = Socket & { parser?: Parser | null };

/** For a parser: what follows is of another protocol. It reads no further. */
const UPGRADE = 2;

/**
 * Passes over the body that comes, and over all others of its connection, which has to end. A body of 64 KiB in
 * pieces of one byte takes a parser that tells of each of them 7 ms and 3 MiB, and arrives in one turn.
 */
export function ignoreBody(socket: Socket): void {
  replace(socket, 'kOnBody', null);
}

/** Reads no further request out of what has arrived: 64 KiB may hold 2,000, which take 15 ms. */
export function ignoreRequests(socket: Socket): void {
  ignoreBody(socket);
  replace(socket, 'kOnHeadersComplete', () => UPGRADE);
}

function replace(
  socket: Parsed,
  name: keyof Parser['constructor'],
  callback: Parser[number],
): void {
  const { parser } = socket;
  if (parser == null) return;
  const number = parser.constructor[name];
  const before = parser[number];
  if (before === undefined) return;
  parser[number] = callback;
  // The parser is another connection's afterwards.
  socket.once('close', () => {
    parser[number] = before;
  });
}
