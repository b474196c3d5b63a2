import { expect, onTestFinished, test, vi } from 'vitest';
import { networkList } from '../../src/settings/networks.ts';
import { SettingError } from '../../src/settings/setting-error.ts';
import { readSettings } from '../../src/settings/settings.ts';

test('everything has a default', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 4321,
    varDir: 'var/',
    signingKeyFile: null,
    redisUrl: null,
    processes: 1,
    tls: null,
    trustProxy: [],
    adminPort: null,
    requestLog: true,
    logAddress: 'hash',
    artifactsDir: 'artifacts/',
    dataVersion: null,
    siteUrl: null,
    keysContact: null,
    selfService: false,
    reportUrl: null,
    changesUrl: null,
    publisher: [],
  });
});

test('an empty setting counts as unset', () => {
  expect(readSettings({ HOST: '::1', PORT: '8080', VAR_DIR: '', SITE_URL: '' })).toMatchObject({
    varDir: 'var/',
    siteUrl: null,
  });
});

test('reads each setting', () => {
  const env = {
    HOST: 'localhost',
    PORT: '0',
    VAR_DIR: '/srv/var',
    SIGNING_KEY_FILE: '/srv/signing-keys.json',
    ARTIFACTS_DIR: '/srv/artifacts',
    DATA_VERSION: '2026.11.2',
    REPORT_URL: 'https://git.example/issues/new',
    CHANGES_URL: 'https://git.example/edit/main/sources',
    PUBLISHER: 'Example Calendars Ltd | 1 Example Street, Edinburgh',
    SITE_URL: 'https://redletter.example/',
    REDIS_URL: 'rediss://user:secret@redis.example:6380/2',
    PROCESSES: '4',
    TLS_CERT_FILE: 'cert.pem',
    TLS_KEY_FILE: 'key.pem',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    ADMIN_PORT: '9000',
    REQUEST_LOG: 'off',
    LOG_ADDRESS: 'off',
    KEYS_CONTACT: 'keys@redletter.example',
    SELF_SERVICE: 'free',
  };
  expect(readSettings(env)).toEqual({
    host: 'localhost',
    port: 0,
    varDir: '/srv/var',
    signingKeyFile: '/srv/signing-keys.json',
    redisUrl: 'rediss://user:secret@redis.example:6380/2',
    processes: 4,
    tls: { certFile: 'cert.pem', keyFile: 'key.pem' },
    trustProxy: ['10.0.0.0/8', '::1'],
    adminPort: 9_000,
    requestLog: false,
    logAddress: 'off',
    artifactsDir: '/srv/artifacts',
    dataVersion: '2026.11.2',
    siteUrl: 'https://redletter.example',
    keysContact: 'keys@redletter.example',
    selfService: true,
    reportUrl: 'https://git.example/issues/new',
    changesUrl: 'https://git.example/edit/main/sources/',
    publisher: ['Example Calendars Ltd', '1 Example Street, Edinburgh'],
  });
});

test.each([
  ['KEYS_CONTACT', 'ask me'],
  ['KEYS_CONTACT', 'http://redletter.example'],
  ['KEYS_CONTACT', 'javascript:alert(1)'],
  ['SELF_SERVICE', 'pro'],
  ['HOST', '0.0.0.0'],
  ['HOST', 'example.org'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '4 321'],
  ['VAR_DIR', 'var\0'],
  ['DATA_VERSION', '2026.13.1'],
  ['DATA_VERSION', '../2026.11.1'],
  ['REPORT_URL', 'http://git.example/issues/new'],
  ['CHANGES_URL', 'git.example/sources/'],
  ['PUBLISHER', 'a | b | c | d'],
  ['PUBLISHER', 'a | | c'],
  ['REPORT_URL', 'git.example'],
  ['REPORT_URL', 'https://me@git.example/new'],
  ['SITE_URL', 'redletter.example'],
  ['SITE_URL', 'ftp://redletter.example'],
  ['SITE_URL', 'https://redletter.example/docs/'],
  ['SITE_URL', 'https://user@redletter.example'],
  ['REDIS_URL', '127.0.0.1:6379'],
  ['REDIS_URL', 'http://127.0.0.1'],
  ['PROCESSES', '0'],
  ['PROCESSES', '1.5'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '2001:db8::/129'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '127.0.0.1,::/0'],
  ['ADMIN_PORT', 'loopback'],
  ['REQUEST_LOG', 'yes'],
  ['LOG_ADDRESS', 'on'],
])('a malformed setting stops the start and is named: %s=%j', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: .*$`));
});

test('an invalid network is refused, with what to write', () => {
  expect(() => readSettings({ TRUST_PROXY: 'everybody' })).toThrow(
    /^TRUST_PROXY: must be addresses or networks.*$/,
  );
});

test('an IPv6 network may be narrower than /32, and is looked up as such', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: '2001:db8:1::/48, fd00::1/128' });
  expect(trustProxy).toEqual(['2001:db8:1::/48', 'fd00::1/128']);
  const list = networkList(trustProxy);
  expect(list.check('2001:db8:1::7', 'ipv6')).toBe(true);
  expect(list.check('2001:db8:2::7', 'ipv6')).toBe(false);
  expect(list.check('fd00::2', 'ipv6')).toBe(false);
});

test('half a process is invalid, with or without Redis', () => {
  const env = { PROCESSES: '1.5', REDIS_URL: 'redis://127.0.0.1' };
  expect(() => readSettings(env)).toThrow(/^PROCESSES: must be a number from 1 to 99/);
});

test('the site is built without an address, whatever the settings are', async () => {
  vi.stubEnv('TLS_CERT_FILE', 'cert.pem');
  vi.stubEnv('TLS_KEY_FILE', 'key.pem');
  vi.stubEnv('PORT', '8443');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { default: config } = await import('../../astro.config.mjs');
  expect(config.site).toBe('https://site-url.invalid');
});

test.each([
  ['TLS_CERT_FILE', { TLS_KEY_FILE: 'key.pem' }],
  ['TLS_KEY_FILE', { TLS_CERT_FILE: 'cert.pem' }],
])('certificate and key go together: %s is missing', (name, env) => {
  expect(() => readSettings(env)).toThrow(new RegExp(`^${name}: is missing.*$`));
});

test('beyond loopback, TLS is required, here or at a trusted proxy', () => {
  const tls = { TLS_CERT_FILE: 'cert.pem', TLS_KEY_FILE: 'key.pem' };
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1']) {
    expect(() => readSettings({ HOST })).toThrow(/^HOST: plain HTTP is served on loopback only.*$/);
    expect(readSettings({ HOST, ...tls }).host).toBe(HOST);
    expect(readSettings({ HOST, TRUST_PROXY: '192.0.2.7' }).host).toBe(HOST);
  }
});

test('several processes need a shared store', () => {
  expect(() => readSettings({ PROCESSES: '2' })).toThrow(/^PROCESSES: .*set REDIS_URL/);
  expect(readSettings({ PROCESSES: '2', REDIS_URL: 'redis://127.0.0.1' })).toMatchObject({
    processes: 2,
  });
});

test('a password is not repeated in the message about its URL', () => {
  const read = () => readSettings({ REDIS_URL: 'redis://:open-sesame@127.0.0.1/nought' });
  expect(read).toThrow(/names no database number/);
  expect(read).not.toThrow(/open-sesame/);
});

test.each([
  ['REDIS_URI', 'REDIS_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['TLS_CERT', 'TLS_CERT_FILE'],
  ['site_url', 'SITE_URL'],
  ['VAR-DIR', 'VAR_DIR'],
  ['ADMIN_PORTS', 'ADMIN_PORT'],
])('a misspelt setting stops the start and gets the right name: %s', (written, meant) => {
  expect(() => readSettings({ [written]: 'x' })).toThrow(`${written}: there is no such setting`);
  expect(() => readSettings({ [written]: 'x' })).toThrow(`write ${meant}`);
});

test.each([
  'HOSTNAME',
  'TAR_DIR',
  'PATH',
  'SSL_CERT_FILE',
  'REDIS_PORT',
  'REDIS_DB',
  'REDIS_SERVICE_HOST',
  'BASE_URL',
  'XDG_DATA_DIRS',
  'npm_config_port',
])('other programs’ variables are ignored: %s', (name) => {
  expect(readSettings({ [name]: 'x' })).toEqual(readSettings({}));
});
