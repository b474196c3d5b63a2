import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { freePort } from '../../support/server/free-port.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const redis = provideRedis();

function keys(env: Record<string, string>, ...args: string[]) {
  const done = spawnSync(process.execPath, ['src/access/admin/keys-cli.ts', ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

test('the orders work on Redis as on the embedded store', () => {
  const json = (...args: string[]) =>
    JSON.parse(keys({ REDIS_URL: redis.url }, ...args, '--json').out);
  const created = json('create', '--account', 'acme', '--plan', 'pro', '--expires', '2027-01-31');
  json('disable', created.id);
  expect(json('list')).toEqual([
    {
      id: created.id,
      hint: created.key.slice(-4),
      account: 'acme',
      plan: 'pro',
      state: 'disabled',
      expires_at: '2027-01-31T00:00:00.000Z',
      last_used: null,
      month_used: 0,
      month_limit: 1_000_000,
    },
  ]);
});

test('Redis that cannot be reached, or a URL that is none: one line, exit 78', () => {
  for (const url of ['unix:///nowhere/redis.sock', 'localhost']) {
    const done = keys({ REDIS_URL: url }, 'list');
    expect(done.code).toBe(78);
    expect(done.err).toMatch(/^REDIS_URL: .*\n$/);
  }
});

test('over TLS with a password: in with the certificate that vouches for it, and not without', async () => {
  const folder = tempFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const server = spawn(
    'redis-server',
    [
      ...['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', '--save', ''],
      ...['--tls-cert-file', cert, '--tls-key-file', key, '--tls-auth-clients', 'no'],
      ...['--tls-ca-cert-file', cert, '--requirepass', 'open-sesame', '--dir', folder],
    ],
    { stdio: 'ignore' },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = (password: string) => `rediss://:${password}@127.0.0.1:${port}`;
  const trusting = { REDIS_URL: url('open-sesame'), NODE_EXTRA_CA_CERTS: cert };
  expect(keys(trusting, 'create', '--account', 'acme')).toMatchObject({ code: 0, err: '' });
  const refused = [
    { REDIS_URL: url('open-sesame') },
    { REDIS_URL: url('wrong-word'), NODE_EXTRA_CA_CERTS: cert },
  ].map((env) => keys(env, 'list'));
  expect(refused.map(({ code }) => code)).toEqual([78, 78]);
  expect(refused[0]?.err).toMatch(/certificate/);
  expect(refused[1]?.err).toMatch(/WRONGPASS/);
  for (const { err } of refused) expect(err).not.toMatch(/open-sesame|wrong-word/);
});
