import type { Server } from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsContext } from './tls/tls-files.ts';

/**
 * Importing `node:http` by name would load Node's HTTP client for the classes it exports: 13 MiB.
 */
export const { createServer } = process.getBuiltinModule('node:http');

/** Contract 15.3; times in milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16_384,
  // A missing Host gets our own reply, in JSON, instead of Node's.
  requireHostHeader: false,
  // No stream for an absent body: saves 0.6 µs a request.
  optimizeEmptyRequests: true,
} as const;
/** As long as for headers: with Node's two minutes, a thousand requests could hold places. */
const HANDSHAKE = { handshakeTimeout: 10_000 } as const;
const SOCKET_TIMEOUT_MILLIS = 30_000;
/** Contract 15.3. The parser stops at the next one, in trailers too: 2,700 would take it 0.2 ms. */
const HEADER_LINES_MAX = 64;
/** Contract 15.4; connections above it are refused. */
export const CONNECTIONS_MAX = 10_000;
/** Contract 15.4, for one address: a browser has six, a busy client some dozens. */
export const CONNECTIONS_PER_ADDRESS_MAX = 256;
/** Above this, refusing them would cost too much: they are closed without a reply. */
const CONNECTIONS_LIMIT = CONNECTIONS_MAX + 1_000;

/** An HTTP server with the limits of the service; over TLS when given a context. */
export function createListener(tls: TlsContext | null): Server | SecureServer {
  const server =
    tls === null ? createServer(LIMITS) : createSecureServer({ ...LIMITS, ...tls, ...HANDSHAKE });
  // A client that has closed its sending side is still owed the reply it waits for. Node's types
  // lack the property.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.timeout = SOCKET_TIMEOUT_MILLIS;
  server.maxHeadersCount = HEADER_LINES_MAX;
  server.maxConnections = CONNECTIONS_LIMIT;
  return server;
}

/**
 * Listens, and returns the address that was taken.
 * @param sharesPort whether other processes listen on the same port.
 * @throws the system's error.
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
