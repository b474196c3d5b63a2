import { parseRedisAddress, RedisAddressError } from '../access/redis/address.ts';
import { SettingError } from './setting-error.ts';
import { findMisspelt } from './setting-names.ts';

/** Everything the server can be told from outside, checked. */
export interface Settings {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** The folder of the embedded store's files. */
  readonly varDir: string;
  /** Null: the embedded store. Holds a password: never log it. */
  readonly redisUrl: string | null;
  /** How many processes serve; they share limits through Redis. */
  readonly processes: number;
  /** The folder of the data releases. */
  readonly artifactsDir: string;
  /** The origin of absolute links, without a trailing slash. */
  readonly siteUrl: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Listed in the documentation for a later release: set by mistake, they must not be ignored. */
const NOT_YET = ['ADMIN_PORT', 'TLS_CERT_FILE', 'TLS_KEY_FILE', 'TRUST_PROXY'];
const NAMES = [
  'HOST',
  'PORT',
  'VAR_DIR',
  'ARTIFACTS_DIR',
  'SITE_URL',
  'REDIS_URL',
  'PROCESSES',
  ...NOT_YET,
];
const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;

/**
 * Reads the settings from the environment; an empty one counts as unset.
 * @throws SettingError for a malformed setting, and for a name that is all but one of ours.
 */
export function readSettings(env: Env): Settings {
  const misspelt = findMisspelt(Object.keys(env), NAMES);
  if (misspelt !== null) {
    throw new SettingError(misspelt.written, `there is no such setting; write ${misspelt.meant}`);
  }
  const early = NOT_YET.find((name) => env[name]);
  if (early !== undefined) throw new SettingError(early, 'is not available yet; leave it unset');
  const host = readHost(env.HOST || '127.0.0.1');
  const port = readPort('PORT', env.PORT || '4321');
  return {
    host,
    port,
    varDir: readFolder('VAR_DIR', env.VAR_DIR || 'var/'),
    ...readStore(env),
    artifactsDir: readFolder('ARTIFACTS_DIR', env.ARTIFACTS_DIR || 'artifacts/'),
    siteUrl: readSiteUrl(
      env.SITE_URL || `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    ),
  };
}

function readHost(text: string): string {
  // Decisions 6: keys must not travel over plain HTTP beyond this machine.
  if (!LOOPBACK.test(text)) {
    throw new SettingError('HOST', 'plain HTTP is served on loopback only; write 127.0.0.1 or ::1');
  }
  return text;
}

function readPort(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new SettingError(name, 'must be a port from 0 to 65535, for example 4321');
  }
  return Number(text);
}

function readStore(env: Env): { redisUrl: string | null; processes: number } {
  const redisUrl = env.REDIS_URL ? readRedisUrl(env.REDIS_URL) : null;
  const text = env.PROCESSES || '1';
  if (!/^[1-9]\d?$/.test(text)) {
    throw new SettingError('PROCESSES', 'must be a number from 1 to 99, for example 2');
  }
  const processes = Number(text);
  if (processes > 1 && redisUrl === null) {
    throw new SettingError(
      'PROCESSES',
      'several processes share their limits through Redis; set REDIS_URL, or PROCESSES=1',
    );
  }
  return { redisUrl, processes };
}

function readRedisUrl(text: string): string {
  try {
    parseRedisAddress(text);
    return text;
  } catch (error) {
    if (error instanceof RedisAddressError) throw new SettingError('REDIS_URL', error.message);
    throw error;
  }
}

function readFolder(name: string, text: string): string {
  if (text.includes('\0')) throw new SettingError(name, 'must be the path of a folder');
  return text;
}

function readSiteUrl(text: string): string {
  const url = URL.parse(text);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!plain) {
    throw new SettingError('SITE_URL', 'must be an origin, for example https://redletter.example');
  }
  return url.origin;
}
