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
  /** The release that is served, for example `2026.11.2`; null: the newest. */
  readonly dataVersion: string | null;
}

/** Everything that can be told from outside, checked. */
export interface Settings extends TransportSettings, BuildSettings {
  /** 0 = any free port. */
  readonly port: number;
  /** The origin of absolute links, without a trailing slash; null: the address listened on. */
  readonly siteUrl: string | null;
  /** The folder of the embedded store's files. */
  readonly varDir: string;
  /** The file of signing keys; null: one in `varDir`. */
  readonly signingKeyFile: string | null;
  /** Null: the embedded store. Holds a password: never log it. */
  readonly redisUrl: string | null;
  /** Where issues are made, besides the form for reports; null for nowhere. */
  readonly reportUrl: string | null;
  /** Where the folder of source files is shown or edited, with its slash; null for nowhere. */
  readonly changesUrl: string | null;
  /** Who publishes this site, for the letterhead of sheets: lines; none where nobody is named. */
  readonly publisher: readonly string[];
  /** How many processes serve; they share limits through Redis. */
  readonly processes: number;
  /** A mail address or an https address of whoever gives out keys; null: nobody is named. */
  readonly keysContact: string | null;
  /** Whether anybody may make a key of the Free plan at `/keys/`. */
  readonly selfService: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = [
  'PORT',
  'VAR_DIR',
  'SIGNING_KEY_FILE',
  'ARTIFACTS_DIR',
  'DATA_VERSION',
  'SITE_URL',
  'REDIS_URL',
  'REPORT_URL',
  'CHANGES_URL',
  'PUBLISHER',
  'PROCESSES',
  'KEYS_CONTACT',
  'SELF_SERVICE',
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
  return {
    ...readTransportSettings(env),
    port: readPort('PORT', env.PORT || '4321'),
    varDir: readPath('VAR_DIR', env.VAR_DIR || 'var/', 'folder'),
    signingKeyFile: env.SIGNING_KEY_FILE
      ? readPath('SIGNING_KEY_FILE', env.SIGNING_KEY_FILE, 'file')
      : null,
    ...readStore(env),
    artifactsDir: readPath('ARTIFACTS_DIR', env.ARTIFACTS_DIR || 'artifacts/', 'folder'),
    dataVersion: env.DATA_VERSION ? readVersion(env.DATA_VERSION) : null,
    siteUrl: env.SITE_URL ? readSiteUrl(env.SITE_URL) : null,
    keysContact: env.KEYS_CONTACT ? readContact(env.KEYS_CONTACT) : null,
    selfService: readSelfService(env.SELF_SERVICE || 'off'),
    reportUrl: env.REPORT_URL ? readHttps('REPORT_URL', env.REPORT_URL, ISSUE_FORM) : null,
    changesUrl: env.CHANGES_URL ? readFolderUrl(env.CHANGES_URL) : null,
    publisher: env.PUBLISHER ? readPublisher(env.PUBLISHER) : [],
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

function readContact(text: string): string {
  const isAddress = URL.parse(text)?.protocol === 'https:' && !/\s/.test(text);
  if (isAddress || /^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) return text;
  throw new SettingError(
    'KEYS_CONTACT',
    'must be a mail address or an https address, for example keys@redletter.example',
  );
}

function readSelfService(text: string): boolean {
  if (text === 'free' || text === 'off') return text === 'free';
  throw new SettingError('SELF_SERVICE', 'must be free or off');
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

function readPath(name: string, text: string, what: 'file' | 'folder'): string {
  if (text.includes('\0')) throw new SettingError(name, `must be the path of a ${what}`);
  return text;
}

function readVersion(text: string): string {
  if (!/^\d{4}\.(?:[1-9]|1[0-2])\.[1-9]\d*$/.test(text)) {
    throw new SettingError('DATA_VERSION', 'must be the name of a release, for example 2026.11.2');
  }
  return text;
}

const ISSUE_FORM = 'a form for issues, for example https://git.example/redletter/issues/new';
const SOURCE_FOLDER =
  'the folder of source files, for example https://git.example/redletter/edit/main/sources/';

function readHttps(name: string, text: string, what: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || /\s/.test(text)) {
    throw new SettingError(name, `must be the https address of ${what}`);
  }
  return url.href;
}

function readFolderUrl(text: string): string {
  return readHttps('CHANGES_URL', text, SOURCE_FOLDER).replace(/\/?$/, '/');
}

/** Longer lines, and more of them, are no letterhead. */
const PUBLISHER = { lines: 3, length: 80 };

function readPublisher(text: string): string[] {
  const lines = text.split('|').map((line) => line.trim());
  const isLine = (line: string) => line !== '' && line.length <= PUBLISHER.length;
  if (lines.length <= PUBLISHER.lines && lines.every(isLine)) return lines;
  throw new SettingError(
    'PUBLISHER',
    `must be at most ${PUBLISHER.lines} lines of ${PUBLISHER.length} characters, separated by |, for example Example Calendars Ltd | 1 Example Street, Edinburgh`,
  );
}

function readSiteUrl(text: string): string {
  const url = URL.parse(text);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!plain) {
    throw new SettingError('SITE_URL', 'must be an origin, for example https://redletter.example');
  }
  return url.origin;
}
