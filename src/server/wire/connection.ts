import type { ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

/** What is known of a connection, found out once and not at every request. */
export interface Connection {
  readonly isTls: boolean;
  readonly isLoopback: boolean;
  /** The other end is a proxy that was named as trusted. */
  readonly isTrustedProxy: boolean;
  /** Nothing that arrives from now on is answered: the last reply has been decided. */
  isOver: boolean;
  /** The latest reply that was not complete when its request had been handled. */
  unanswered: ServerResponse | null;
}

const CONNECTION = Symbol('connection');
type Marked = Socket & { [CONNECTION]?: Connection };

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Notes what there is to know of a new connection. */
export function openConnection(socket: Socket, isTls: boolean, trusted: BlockList): Connection {
  const address = socket.remoteAddress;
  const connection: Connection = {
    isTls,
    isLoopback: isListed(LOOPBACK, address),
    isTrustedProxy: isListed(trusted, address),
    isOver: false,
    unanswered: null,
  };
  (socket as Marked)[CONNECTION] = connection;
  return connection;
}

/** What was noted when the connection was opened; undefined when its TLS never came about. */
export function findConnection(socket: Socket): Connection | undefined {
  return (socket as Marked)[CONNECTION];
}

/** What was noted of a connection that a request has come over. */
export function connectionOf(socket: Socket): Connection {
  const connection = findConnection(socket);
  if (connection === undefined) throw new TypeError('this connection was never opened here');
  return connection;
}

/** Also finds IPv4 addresses as a socket for both families writes them, `::ffff:127.0.0.1`. */
function isListed(list: BlockList, address: string | undefined): boolean {
  return address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
