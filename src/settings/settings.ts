import { parseRedisAddress, RedisAddressError } from './redis-address.ts';
import { SettingError } from './setting-error.ts';
import { findMisspelt } from './setting-names.ts';
import {
  readPort,
  readTransportSettings,
  TRANSPORT_SETTING_NAMES,
  type TransportSettings,
} from './transport-settings.ts';

/** What the built site depends on, besides its source. */
export interface BuildSettings {
  /** The folder of the data releases. */
  readonly artifactsDir: string;
  /** The origin of absolute links, without a trailing slash. */
  readonly siteUrl: string;
}

/** Everything that can be told from outside, checked. */
export interface Settings extends TransportSettings, BuildSettings {
  /** 0 = any free port. */
  readonly port: number;
  /** The folder of the embedded store's files. */
  readonly varDir: string;
  /** Null: the embedded store. Holds a password: never log it. */
  readonly redisUrl: string | null;
  /** How many processes serve; they share limits through Redis. */
  readonly processes: number;
}

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = [
  'PORT',
  'VAR_DIR',
  'ARTIFACTS_DIR',
  'SITE_URL',
  'REDIS_URL',
  'PROCESSES',
  ...TRANSPORT_SETTING_NAMES,
];

/**
 * Reads the settings from the environment; an empty one counts as unset. The one reader of
 * server, site build, keys and build stamp: what one of them takes, all of them take.
 * @throws SettingError for a malformed setting, and for a name that is all but one of ours.
 */
export function readSettings(env: Env): Settings {
  const misspelt = findMisspelt(Object.keys(env), NAMES);
  if (misspelt !== null) {
    throw new SettingError(misspelt.written, `there is no such setting; write ${misspelt.meant}`);
  }
  const transport = readTransportSettings(env);
  const { host } = transport;
  const scheme = transport.tls === null ? 'http' : 'https';
  const port = readPort('PORT', env.PORT || '4321');
  return {
    ...transport,
    port,
    varDir: readFolder('VAR_DIR', env.VAR_DIR || 'var/'),
    ...readStore(env),
    artifactsDir: readFolder('ARTIFACTS_DIR', env.ARTIFACTS_DIR || 'artifacts/'),
    siteUrl: readSiteUrl(
      env.SITE_URL || `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`,
    ),
  };
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
