import { parseRedisAddress } from './redis-address.ts';
import { checked, readChoice, SettingError } from './setting-error.ts';
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

/** All settings, checked. */
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
  /** An issue form, besides the form for reports; null for none. */
  readonly reportUrl: string | null;
  /** The folder of source files on the web, with its slash; null for none. */
  readonly changesUrl: string | null;
  /** The lines of the letterhead; none where no publisher is named. */
  readonly publisher: readonly string[];
  /** Serving processes; several share their limits through Redis. */
  readonly processes: number;
  /** The mail or https address of whoever issues keys; null for none. */
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
 * Reads the settings from the environment; an empty one counts as unset. Server, site build, keys
 * and build stamp all read them here.
 * @throws SettingError for a malformed setting, and for a near-miss name.
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
    selfService: readChoice('SELF_SERVICE', env.SELF_SERVICE || 'off', ['free', 'off']) === 'free',
    reportUrl: env.REPORT_URL ? readHttps('REPORT_URL', env.REPORT_URL, ISSUE_FORM) : null,
    changesUrl: env.CHANGES_URL ? readFolderUrl(env.CHANGES_URL) : null,
    publisher: env.PUBLISHER ? readPublisher(env.PUBLISHER) : [],
  };
}

function readStore(env: Env): { redisUrl: string | null; processes: number } {
  const redisUrl = env.REDIS_URL || null;
  if (redisUrl !== null) parseRedisAddress(redisUrl);
  const text = env.PROCESSES || '1';
  const isCount = /^[1-9]\d?$/.test(text);
  const processes = Number(
    checked('PROCESSES', text, isCount, 'a number from 1 to 99, for example 2'),
  );
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
  return checked(
    'KEYS_CONTACT',
    text,
    isAddress || /^[^\s@<>"]+@[^\s@<>"]+$/.test(text),
    'a mail address or an https address, for example keys@redletter.example',
  );
}

function readPath(name: string, text: string, what: 'file' | 'folder'): string {
  return checked(name, text, !text.includes('\0'), `the path of a ${what}`);
}

function readVersion(text: string): string {
  const isVersion = /^\d{4}\.(?:[1-9]|1[0-2])\.[1-9]\d*$/.test(text);
  return checked('DATA_VERSION', text, isVersion, 'the name of a release, for example 2026.11.2');
}

const ISSUE_FORM = 'a form for issues, for example https://git.example/redletter/issues/new';
const SOURCE_FOLDER =
  'the folder of source files, for example https://git.example/redletter/edit/main/sources/';

function readHttps(name: string, text: string, what: string): string {
  const url = URL.parse(text);
  const isPlain = url?.protocol === 'https:' && url.username === '' && !/\s/.test(text);
  return checked(name, url?.href ?? '', isPlain, `the https address of ${what}`);
}

function readFolderUrl(text: string): string {
  return readHttps('CHANGES_URL', text, SOURCE_FOLDER).replace(/\/?$/, '/');
}

/** The most lines of a letterhead, and the most characters of each. */
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
  const { protocol = '', href = '', origin = '' } = URL.parse(text) ?? {};
  const isOrigin = /^https?:$/.test(protocol) && href === `${origin}/`;
  return checked('SITE_URL', origin, isOrigin, 'an origin, for example https://redletter.example');
}
