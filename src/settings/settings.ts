import { isIP } from 'node:net';
import { z } from 'zod';
import { isNetwork } from './networks.ts';
import { parseRedisAddress } from './redis-address.ts';
import { SettingError } from './setting-error.ts';
import { findMisspelt } from './setting-names.ts';

/** A text that must pass a check; `what` completes the message "must be …", with an example. */
function text(what: string, isValid: (text: string) => boolean) {
  return z.string().refine(isValid, `must be ${what}`);
}

function pathOf(what: 'file' | 'folder') {
  return text(`the path of a ${what}`, (path) => !path.includes('\0'));
}

function httpsAddress(what: string) {
  return text(`the https address of ${what}`, (address) => {
    const url = URL.parse(address);
    return url?.protocol === 'https:' && url.username === '' && !/\s/.test(address);
  }).transform((address) => new URL(address).href);
}

const PORT = text(
  'a port from 0 to 65535, for example 4321',
  (port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535,
).transform(Number);

/** The most lines of a letterhead, and the most characters per line. */
const PUBLISHER = { lines: 3, length: 80 };

/** The settings as written, each with its check and its default. */
const WRITTEN = z.object({
  HOST: text(
    'an address of this machine, for example 127.0.0.1',
    (host) => isIP(host) !== 0 || host === 'localhost',
  ).default('127.0.0.1'),
  PORT: PORT.default(4321),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((network) => network !== ''))
    .pipe(
      z.array(
        text(
          'addresses or networks, for example 127.0.0.1 or 10.0.0.0/8, separated by commas',
          isNetwork,
        ).refine(
          (network) => !/\/0+$/.test(network),
          'would trust everybody; name the proxies only',
        ),
      ),
    )
    .default([]),
  ADMIN_PORT: PORT.optional(),
  REQUEST_LOG: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_ADDRESS: z.enum(['hash', 'full', 'off'], 'must be hash, full or off').default('hash'),
  VAR_DIR: pathOf('folder').default('var/'),
  SIGNING_KEY_FILE: pathOf('file').optional(),
  ARTIFACTS_DIR: pathOf('folder').default('artifacts/'),
  DATA_VERSION: text('the name of a release, for example 2026.11.2', (version) =>
    /^\d{4}\.(?:[1-9]|1[0-2])\.[1-9]\d*$/.test(version),
  ).optional(),
  SITE_URL: text('an origin, for example https://redletter.example', (site) => {
    const { protocol = '', href = '', origin = '' } = URL.parse(site) ?? {};
    return /^https?:$/.test(protocol) && href === `${origin}/`;
  })
    .transform((site) => new URL(site).origin)
    .optional(),
  REDIS_URL: z.string().optional(),
  PROCESSES: text('a number from 1 to 99, for example 2', (count) => /^[1-9]\d?$/.test(count))
    .transform(Number)
    .default(1),
  KEYS_CONTACT: text(
    'a mail address or an https address, for example keys@redletter.example',
    (contact) =>
      (URL.parse(contact)?.protocol === 'https:' && !/\s/.test(contact)) ||
      /^[^\s@<>"]+@[^\s@<>"]+$/.test(contact),
  ).optional(),
  SELF_SERVICE: z.enum(['free', 'off'], 'must be free or off').default('off'),
  REPORT_URL: httpsAddress(
    'a form for issues, for example https://git.example/redletter/issues/new',
  ).optional(),
  CHANGES_URL: httpsAddress(
    'the folder of source files, for example https://git.example/redletter/edit/main/sources/',
  )
    .transform((folder) => folder.replace(/\/?$/, '/'))
    .optional(),
  PUBLISHER: z
    .string()
    .transform((lines) => lines.split('|').map((line) => line.trim()))
    .refine(
      (lines) =>
        lines.length <= PUBLISHER.lines &&
        lines.every((line) => line !== '' && line.length <= PUBLISHER.length),
      `must be at most ${PUBLISHER.lines} lines of ${PUBLISHER.length} characters, separated by |, for example Example Calendars Ltd | 1 Example Street, Edinburgh`,
    )
    .default([]),
});

/** All settings, checked. */
export type Settings = ReturnType<typeof readSettings>;
/** The settings that the built site depends on. */
export type BuildSettings = Pick<Settings, 'artifactsDir' | 'dataVersion'>;
/** The paths of the certificate and the key, in PEM. */
export type TlsFiles = NonNullable<Settings['tls']>;

/**
 * Reads the settings from the environment; an empty variable counts as unset. The server, the
 * site build, the keys command and the build stamp all read them here.
 * @throws SettingError for a malformed setting, and for a near-miss name.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const misspelt = findMisspelt(Object.keys(env), Object.keys(WRITTEN.shape));
  if (misspelt !== null) {
    throw new SettingError(misspelt.written, `there is no such setting; write ${misspelt.meant}`);
  }
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const { data: read, error } = WRITTEN.safeParse(Object.fromEntries(given));
  if (read === undefined) {
    const [issue] = error.issues;
    throw new SettingError(String(issue?.path[0]), issue?.message ?? '');
  }
  if (read.REDIS_URL !== undefined) parseRedisAddress(read.REDIS_URL);
  const settings = {
    host: read.HOST,
    /** 0 = any free port. */
    port: read.PORT,
    tls: tlsFiles(read.TLS_CERT_FILE, read.TLS_KEY_FILE),
    /** Trusted proxies: networks in CIDR form, or single addresses. */
    trustProxy: read.TRUST_PROXY,
    /** The loopback port of health and metrics; null = none, 0 = any free port. */
    adminPort: read.ADMIN_PORT ?? null,
    requestLog: read.REQUEST_LOG === 'on',
    /** How addresses are logged: hashed with a daily salt, in full, or not at all. */
    logAddress: read.LOG_ADDRESS,
    /** The folder of the embedded store's files. */
    varDir: read.VAR_DIR,
    /** The file of signing keys; null = one in `varDir`. */
    signingKeyFile: read.SIGNING_KEY_FILE ?? null,
    /** The folder of the data releases. */
    artifactsDir: read.ARTIFACTS_DIR,
    /** The release to serve, for example `2026.11.2`; null = the newest. */
    dataVersion: read.DATA_VERSION ?? null,
    /** The origin of absolute links, without a trailing slash; null = the address listened on. */
    siteUrl: read.SITE_URL ?? null,
    /** Null = the embedded store. Contains a password: never log it. */
    redisUrl: read.REDIS_URL ?? null,
    /** The number of serving processes; several share their limits through Redis. */
    processes: read.PROCESSES,
    /** The mail or https address of whoever issues keys; null for none. */
    keysContact: read.KEYS_CONTACT ?? null,
    /** Whether anybody may create a key of the Free plan at `/keys/`. */
    selfService: read.SELF_SERVICE === 'free',
    /** An issue form, besides the report form; null for none. */
    reportUrl: read.REPORT_URL ?? null,
    /** The web address of the folder of source files, with a trailing slash; null for none. */
    changesUrl: read.CHANGES_URL ?? null,
    /** The lines of the letterhead; empty where no publisher is named. */
    publisher: read.PUBLISHER,
  };
  const { host, tls, trustProxy, processes, redisUrl } = settings;
  // Contract 5.2 and 15.1: keys must never leave this machine over plain HTTP.
  if (!LOOPBACK.test(host) && tls === null && trustProxy.length === 0) {
    throw new SettingError(
      'HOST',
      'plain HTTP is served on loopback only; write 127.0.0.1, or set TLS_CERT_FILE and TLS_KEY_FILE, or TRUST_PROXY',
    );
  }
  if (processes > 1 && redisUrl === null) {
    throw new SettingError(
      'PROCESSES',
      'several processes share their limits through Redis; set REDIS_URL, or PROCESSES=1',
    );
  }
  return settings;
}

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;

function tlsFiles(certFile: string | undefined, keyFile: string | undefined) {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined) {
    throw new SettingError('TLS_CERT_FILE', 'is missing beside TLS_KEY_FILE');
  }
  if (keyFile === undefined) {
    throw new SettingError('TLS_KEY_FILE', 'is missing beside TLS_CERT_FILE');
  }
  return { certFile, keyFile };
}
