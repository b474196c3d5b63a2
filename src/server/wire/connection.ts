import type { ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { ErrorDetails } from '../../api/error-reply.ts';

/** What is known of a connection, found out once rather than at every request. */
export interface Connection {
  /** The remote address; empty when the connection is gone already. */
  readonly address: string;
  /** Addresses of proxies trusted to name the client they forward for. */
  readonly trusted: BlockList;
  readonly isTls: boolean;
  /** The origin of the site. */
  readonly siteUrl: string;
  readonly isLoopback: boolean;
  /** The remote end is a trusted proxy. */
  readonly isTrustedProxy: boolean;
  /**
   * The refusal for every request without a valid key when the address has too many connections;
   * null when it does not.
   */
  excess: ErrorDetails | null;
  /** Called once, with the account, when a paying caller uses the connection. */
  onPayer: ((account: string) => void) | null;
  /** Whether the last reply is decided; what arrives later is not answered. */
  isOver: boolean;
  /** Requests received so far. */
  requests: number;
  /** Requests whose reply is not decided yet, or waits for its turn. */
  asked: number;
  /** Undecided requests that still wait to be handled. */
  deferred: number;
  /** The number of long replies being sent. */
  long: number;
  /** The reply to a request with a body, until it is decided; not set for paying callers. */
  posted: ServerResponse | null;
  /** Whether reading is paused until some requests are answered. */
  isHeld: boolean;
  /** Refusals in a row to a key that has used up its limit. */
  refused: number;
  /** The last reply answered a paying caller; not set for trusted proxies. */
  isCallers: boolean;
  /** The latest reply that was not complete when its request had been handled. */
  unanswered: ServerResponse | null;
}

const CONNECTION = Symbol('connection');
type Marked = Socket & { [CONNECTION]?: Connection };

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Records what is known of a new connection. */
export function openConnection(
  socket: Socket,
  {
    isTls,
    trusted,
    siteUrl,
    excess,
    onPayer,
  }: Pick<Connection, 'isTls' | 'trusted' | 'siteUrl' | 'excess' | 'onPayer'>,
): Connection {
  const address = socket.remoteAddress;
  const connection: Connection = {
    address: address ?? '',
    trusted,
    isTls,
    siteUrl,
    isLoopback: isListed(LOOPBACK, address),
    isTrustedProxy: isListed(trusted, address),
    excess,
    onPayer,
    isOver: false,
    requests: 0,
    asked: 0,
    long: 0,
    deferred: 0,
    posted: null,
    isHeld: false,
    refused: 0,
    isCallers: false,
    unanswered: null,
  };
  (socket as Marked)[CONNECTION] = connection;
  return connection;
}

/**
 * What was recorded when the connection was opened; undefined if its TLS handshake never
 * finished.
 */
export function findConnection(socket: Socket): Connection | undefined {
  return (socket as Marked)[CONNECTION];
}

/** What was recorded of a connection that has carried a request. */
export function connectionOf(socket: Socket): Connection {
  const connection = findConnection(socket);
  if (connection === undefined) throw new TypeError('this connection was never opened here');
  return connection;
}

/** What Node keeps for each connection without documenting it: a callback after each read. */
export type ParsedSocket = Socket & {
  readonly parser?: {
    [callback: number]: ((...args: unknown[]) => unknown) | undefined;
    readonly constructor: { readonly kOnExecute: number };
  } | null;
};

/** Calls back after each read that completed no request, unless a paying caller sends it. */
export function onScrap(socket: ParsedSocket, then: (connection: Connection) => void): void {
  const { parser } = socket;
  if (parser == null) return;
  const number = parser.constructor.kOnExecute;
  const before = parser[number];
  let requests = 0;
  // Node gives each connection a callback of its own, and takes it away at the end.
  parser[number] = (...args) => {
    before?.(...args);
    const connection = findConnection(socket);
    if (connection === undefined) return;
    if (connection.requests === requests && !connection.isCallers) then(connection);
    requests = connection.requests;
  };
}

/** Recognises IPv4 addresses as dual-stack sockets write them too, `::ffff:127.0.0.1`. */
export function isListed(list: BlockList, address: string | undefined): boolean {
  return address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * One customer's addresses: an IPv4 address, or the /64 of an IPv6 address; the same text however
 * a proxy writes the address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((each) => [each >> 8, each & 0xff])
      .join('.');
  return groups
    .slice(0, 4)
    .map((each) => each.toString(16))
    .join(':');
}

/**
 * The wider networks of an address: the /56 and the /48 of IPv6, the /24 and the /16 of IPv4,
 * which may belong to one customer or to one provider.
 */
export function widerNetworksOf(address: string): readonly [middle: string, wide: string] {
  const network = networkOf(address);
  if (!network.includes(':')) {
    const parts = network.split('.');
    return [`${parts.slice(0, 3).join('.')}.0/24`, `${parts.slice(0, 2).join('.')}.0.0/16`];
  }
  const groups = network.split(':');
  const middle = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16);
  const wide = groups.slice(0, 3).join(':');
  return [`${wide}:${middle}::/56`, `${wide}::/48`];
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // The last two may be written as an IPv4 address, and a zone may follow.
  const [plain = ''] = address.split('%');
  const hex = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = hex
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':')).map((each) => Number.parseInt(each, 16)));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
