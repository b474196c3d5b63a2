/** Where Redis is and how to get in, read from one URL. Holds the password: never log it. */
export interface RedisAddress {
  readonly socket:
    | { readonly host: string; readonly port: number; readonly tls: boolean }
    | { readonly path: string };
  readonly username: string | null;
  readonly password: string | null;
  readonly database: number;
}

/** What is wrong with the URL and what to write instead; never a part of the URL itself. */
export class RedisAddressError extends Error {
  override readonly name = 'RedisAddressError';
}

const FORMS =
  'write redis://[user[:password]@]host[:port][/database], rediss://… for TLS, or ' +
  'unix:///path/to/redis.sock';
const DEFAULT_PORT = 6379;

/**
 * Reads `redis://`, `rediss://` (TLS) or `unix://` with the path of a socket.
 * @throws RedisAddressError
 */
export function parseRedisAddress(text: string): RedisAddress {
  const url = URL.parse(text);
  if (url === null) throw new RedisAddressError(`is not a URL; ${FORMS}`);
  if (url.search !== '' || url.hash !== '') {
    throw new RedisAddressError(`takes no "?" and no "#"; ${FORMS}`);
  }
  const access = {
    username: url.username === '' ? null : decode(url.username),
    password: url.password === '' ? null : decode(url.password),
  };
  if (url.protocol === 'unix:') {
    if (url.host !== '' || url.pathname.length < 2) {
      throw new RedisAddressError(`names no socket by its whole path; ${FORMS}`);
    }
    return { socket: { path: decode(url.pathname) }, ...access, database: 0 };
  }
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:') {
    throw new RedisAddressError(`has another scheme; ${FORMS}`);
  }
  if (url.hostname === '') throw new RedisAddressError(`names no host; ${FORMS}`);
  const database = /^\/?(\d{0,4})$/.exec(url.pathname)?.[1];
  if (database === undefined) throw new RedisAddressError(`names no database number; ${FORMS}`);
  return {
    socket: {
      // A URL writes an IPv6 address in brackets, a socket without.
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? DEFAULT_PORT : Number(url.port),
      tls: url.protocol === 'rediss:',
    },
    ...access,
    database: Number(database),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RedisAddressError(`has a "%" that is no escape; ${FORMS}`);
  }
}
