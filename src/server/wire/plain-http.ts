import type { Connection } from './connection.ts';
import type { Visit } from './visit.ts';

/**
 * Whether a request came over TLS: here, or at a trusted proxy that says so. Contract 15.
 */
export function isSecure(connection: Connection, visit: Visit): boolean {
  return connection.isTls || (connection.isTrustedProxy && visit.forwardedProto === 'https');
}

/**
 * Whether a request over plain HTTP is answered all the same: from this machine, and from no
 * proxy on it, whose clients would all look like this machine.
 */
export function maySpeakPlainly(connection: Connection, visit: Visit): boolean {
  return connection.isLoopback && !visit.isForwarded;
}

/** Whether a browser asked in plain HTTP, through a proxy that also serves HTTPS. */
export function isPlainPage(connection: Connection, visit: Visit): boolean {
  return connection.isTrustedProxy && visit.forwardedProto === 'http';
}

/** Where the same page is served over HTTPS; the Host asked at is only the second choice. */
export function secureAddress(siteUrl: string, visit: Visit): string {
  const { protocol, host } = new URL(siteUrl);
  const authority = protocol === 'https:' ? host : visit.host.replace(/:\d*$/, '');
  const target = visit.query === '' ? visit.path : `${visit.path}?${visit.query}`;
  return `https://${authority}${target}`;
}
