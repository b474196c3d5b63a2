import type { Server } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsContext } from './tls/tls-files.ts';

/** Imported by name, `node:http` loads Node's HTTP client too, for the classes it exports: 13 MiB. */
export const { createServer } = process.getBuiltinModule('node:http');

/** Contract 15.3; times in milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16_384,
  // Our own reply to a missing Host, in JSON, instead of Node's.
  requireHostHeader: false,
  // No stream for a body that is not there: 0.6 µs a request.
  optimizeEmptyRequests: true,
} as const;
/** As long as for headers: Node's own two minutes would let a thousand hold places. */
const HANDSHAKE = { handshakeTimeout: 10_000 } as const;
const SOCKET_TIMEOUT_MILLIS = 30_000;
/** Contract 15.4; those above it are told so. */
export const CONNECTIONS_MAX = 10_000;
/** Contract 15.4, of one address: a browser has six, a busy client some dozens. */
export const CONNECTIONS_PER_ADDRESS_MAX = 256;
/** Above this even telling them would cost too much: they are closed without a word. */
const CONNECTIONS_LIMIT = CONNECTIONS_MAX + 1_000;

/** An HTTP server with the limits of the service; over TLS when given a context. */
export function createListener(tls: TlsContext | null): Server | SecureServer {
  const server =
    tls === null ? createServer(LIMITS) : createSecureServer({ ...LIMITS, ...tls, ...HANDSHAKE });
  // A client that says it will send no more is still owed the reply that it waits for. Node's
  // types leave the property out.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.timeout = SOCKET_TIMEOUT_MILLIS;
  server.maxConnections = CONNECTIONS_LIMIT;
  return server;
}

/**
 * Listens, and gives the address that was taken.
 * @param sharesPort whether other processes listen on the same port.
 * @throws what the system says.
 */
export function listen(
  server: Server,
  host: string,
  port: number,
  sharesPort: boolean,
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, reusePort: sharesPort }, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

/** The origin of a server, for example `http://127.0.0.1:4321`. */
export function originOf(scheme: 'http' | 'https', address: AddressInfo): string {
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `${scheme}://${name}:${address.port}`;
}
