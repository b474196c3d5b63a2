import { SettingError } from './setting-error.ts';

/** The address and credentials of Redis, from one URL. Contains the password: never log it. */
export type RedisAddress = ReturnType<typeof parseRedisAddress>;

const FORMS =
  'write redis://[user[:password]@]host[:port][/database], rediss://… for TLS, or ' +
  'unix:///path/to/redis.sock';
const DEFAULT_PORT = 6379;

function malformed(problem: string): SettingError {
  return new SettingError('REDIS_URL', `${problem}; ${FORMS}`);
}

/**
 * Reads `redis://`, `rediss://` (TLS) or `unix://` with the path of a socket.
 * @throws SettingError
 */
export function parseRedisAddress(text: string) {
  const url = URL.parse(text);
  if (url === null) throw malformed('is not a URL');
  if (url.search !== '' || url.hash !== '') throw malformed('takes no "?" and no "#"');
  const access = {
    username: url.username === '' ? null : decode(url.username),
    password: url.password === '' ? null : decode(url.password),
  };
  if (url.protocol === 'unix:') {
    if (url.host !== '' || url.pathname.length < 2) {
      throw malformed('names no socket by its whole path');
    }
    return { socket: { path: decode(url.pathname) }, ...access, database: 0 };
  }
  if (url.protocol !== 'redis:' && url.protocol !== 'rediss:') {
    throw malformed('has another scheme');
  }
  if (url.hostname === '') throw malformed('names no host');
  const database = /^\/?(\d{0,4})$/.exec(url.pathname)?.[1];
  if (database === undefined) throw malformed('names no database number');
  return {
    socket: {
      // A URL puts an IPv6 address in brackets; a socket takes it without.
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
    throw malformed('has a "%" that is no escape');
  }
}
