import { isIP } from 'node:net';
import levenshtein from 'damerau-levenshtein';
import { z } from 'zod';
import { parseRedisAddress } from './redis-address.ts';
import { SettingError } from './setting-error.ts';

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

function orNull<Written extends z.ZodType>(written: Written) {
  return written.nullable().default(null);
}

const PUBLISHER = { lines: 3, length: 80 };

/** The settings, each with its check and its default; `siteUrl` is SITE_URL in the environment. */
const SETTINGS = z.object({
  host: text(
    'an address of this machine, for example 127.0.0.1',
    (host) => isIP(host) !== 0 || host === 'localhost',
  ).default('127.0.0.1'),
  /** 0 = any free port. */
  port: PORT.default(4321),
  tlsCertFile: z.string().optional(),
  tlsKeyFile: z.string().optional(),
  /** Trusted proxies: networks in CIDR form, or single addresses. */
  trustProxy: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter((network) => network !== ''))
    .pipe(
      z.array(
        z
          .union(
            [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
            'must be addresses or networks, for example 127.0.0.1 or 10.0.0.0/8, separated by commas',
          )
          .refine(
            (network) => !/\/0+$/.test(network),
            'would trust everybody; name the proxies only',
          ),
      ),
    )
    .default([]),
  /** The loopback port of health and metrics; null = none, 0 = any free port. */
  adminPort: orNull(PORT),
  requestLog: z
    .enum(['on', 'off'], 'must be on or off')
    .transform((word) => word === 'on')
    .default(true),
  /** How addresses are logged: hashed with a daily salt, in full, or not at all. */
  logAddress: z.enum(['hash', 'full', 'off'], 'must be hash, full or off').default('hash'),
  varDir: pathOf('folder').default('var/'),
  /** The file of signing keys; null = one in `varDir`. */
  signingKeyFile: orNull(pathOf('file')),
  artifactsDir: pathOf('folder').default('artifacts/'),
  /** The release to serve; null = the newest. */
  dataVersion: orNull(
    text('the name of a release, for example 2026.11.2', (version) =>
      /^\d{4}\.(?:[1-9]|1[0-2])\.[1-9]\d*$/.test(version),
    ),
  ),
  /** The origin of absolute links, without a trailing slash; null = the address listened on. */
  siteUrl: orNull(
    text('an origin, for example https://redletter.example', (site) => {
      const { protocol = '', href = '', origin = '' } = URL.parse(site) ?? {};
      return /^https?:$/.test(protocol) && href === `${origin}/`;
    }).transform((site) => new URL(site).origin),
  ),
  /** Null = the embedded store. Contains a password: never log it. */
  redisUrl: orNull(z.string()),
  /** The number of serving processes; several share their limits through Redis. */
  processes: text('a number from 1 to 99, for example 2', (count) => /^[1-9]\d?$/.test(count))
    .transform(Number)
    .default(1),
  /** The mail or https address of whoever issues keys; null for none. */
  keysContact: orNull(
    text(
      'a mail address or an https address, for example keys@redletter.example',
      (contact) =>
        (URL.parse(contact)?.protocol === 'https:' && !/\s/.test(contact)) ||
        /^[^\s@<>"]+@[^\s@<>"]+$/.test(contact),
    ),
  ),
  /** Whether anybody may create a key of the Free plan at `/keys/`. */
  selfService: z
    .enum(['free', 'off'], 'must be free or off')
    .transform((word) => word === 'free')
    .default(false),
  /** An issue form, besides the report form; null for none. */
  reportUrl: orNull(
    httpsAddress('a form for issues, for example https://git.example/redletter/issues/new'),
  ),
  /** The web address of the folder of source files, with a trailing slash; null for none. */
  changesUrl: orNull(
    httpsAddress(
      'the folder of source files, for example https://git.example/redletter/edit/main/sources/',
    ).transform((folder) => folder.replace(/\/?$/, '/')),
  ),
  /** The lines of the letterhead; empty where no publisher is named. */
  publisher: z
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

/** Each setting's variable in the environment, with its name here. */
const VARIABLES = new Map(
  Object.keys(SETTINGS.shape).map((name) => [variableOf(name), name] as const),
);

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, '_$&').toUpperCase();
}

export type Settings = ReturnType<typeof readSettings>;
/** The settings that the built site depends on. */
export type BuildSettings = Pick<Settings, 'artifactsDir' | 'dataVersion'>;
/** The paths of the certificate and the key, in PEM. */
export type TlsFiles = NonNullable<Settings['tls']>;

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws SettingError for a malformed setting, and for a near-miss name.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  for (const written of Object.keys(env)) checkSpelling(written);
  const given = [...VARIABLES].map(([variable, name]) => [name, env[variable] || undefined]);
  const { data: read, error } = SETTINGS.safeParse(Object.fromEntries(given));
  if (read === undefined) {
    const [issue] = error.issues;
    throw new SettingError(variableOf(String(issue?.path[0])), issue?.message ?? '');
  }
  const { tlsCertFile, tlsKeyFile, ...settings } = read;
  const { host, trustProxy, processes, redisUrl } = settings;
  if (redisUrl !== null) parseRedisAddress(redisUrl);
  const tls = tlsFiles(tlsCertFile, tlsKeyFile);
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
  return { ...settings, tls };
}

const LOOPBACK = /^(?:127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|localhost)$/;

function tlsFiles(certFile: string | undefined, keyFile: string | undefined) {
  if (certFile !== undefined && keyFile !== undefined) return { certFile, keyFile };
  if (certFile === keyFile) return null;
  const names = ['TLS_CERT_FILE', 'TLS_KEY_FILE'] as const;
  const [missing = '', given] = certFile === undefined ? names : names.toReversed();
  throw new SettingError(missing, `is missing beside ${given}`);
}

/** Near misses of shorter names most likely belong to other programs. */
const GUARDED_LENGTH_MIN = 7;
const EDITS_MAX = 2;

/** @throws SettingError for a near miss: REDIS_URI, TRUST_PROXIES, site_url. */
function checkSpelling(written: string): void {
  if (VARIABLES.has(written)) return;
  const meant = VARIABLES.keys().find((variable) => isNearMiss(written, variable));
  if (meant === undefined) return;
  throw new SettingError(written, `there is no such setting; write ${meant}`);
}

function isNearMiss(name: string, setting: string): boolean {
  if (setting.length < GUARDED_LENGTH_MIN || name.length < GUARDED_LENGTH_MIN) return false;
  if (name.toUpperCase().replaceAll('-', '_') === setting) return true;
  if (name.startsWith(setting) || setting.startsWith(name)) return true;
  // SSL_CERT_FILE belongs to OpenSSL: names of other programs usually differ in the first letter.
  return name[0] === setting[0] && levenshtein(name, setting).steps <= EDITS_MAX;
}
