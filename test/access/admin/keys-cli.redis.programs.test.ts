// @module-tag redis
// @module-tag openssl
import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { startKeys } from '../../support/access/keys-program.ts';
import { openKeys } from '../../support/access/open-keys.ts';
import { provideRedis } from '../../support/redis/provide-redis.ts';
import { makeCertificate } from '../../support/server/certificate.ts';
import { freePort } from '../../support/server/free-port.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const redis = provideRedis();

test('the commands work on Redis as on the embedded store', async () => {
  const { json } = openKeys({ REDIS_URL: redis.url });
  const created = await json(
    ...['create', '--account', 'acme', '--plan', 'pro', '--expires', '2027-01-31'],
  );
  await json('disable', created.id);
  expect(await json('list')).toEqual([
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
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    },
  ]);
});

/** A Redis that requires TLS and a password. */
async function openSecureRedis() {
  const folder = tempFolder();
  const { certFile, keyFile } = makeCertificate(folder, '127.0.0.1');
  const port = await freePort();
  const server = spawn(
    'redis-server',
    [
      ...['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', '--save', ''],
      ...['--tls-cert-file', certFile, '--tls-key-file', keyFile, '--tls-auth-clients', 'no'],
      ...['--tls-ca-cert-file', certFile, '--requirepass', 'open-sesame', '--dir', folder],
    ],
    { stdio: 'ignore' },
  );
  onTestFinished(() => void server.kill('SIGKILL'));
  return { certFile, url: (password: string) => `rediss://:${password}@127.0.0.1:${port}` };
}

test('TLS with a password: accepted with the CA certificate; otherwise one line, exit 78', async () => {
  const { certFile, url } = await openSecureRedis();
  const trusting = { REDIS_URL: url('open-sesame'), NODE_EXTRA_CA_CERTS: certFile };
  expect(await startKeys(trusting, ['create', '--account', 'acme'])).toMatchObject({
    code: 0,
    err: '',
  });
  // Each command waits five seconds for Redis to let it in. A process reads certificates at its
  // start, hence programs.
  const refused = await Promise.all([
    startKeys({ REDIS_URL: url('open-sesame') }, ['list']),
    startKeys({ REDIS_URL: url('wrong-word'), NODE_EXTRA_CA_CERTS: certFile }, ['list']),
    openKeys({ REDIS_URL: 'unix:///nowhere/redis.sock' }).run('list'),
    openKeys({ REDIS_URL: 'localhost' }).run('list'),
  ]);
  const reasons = [/certificate/, /WRONGPASS/, /ENOENT/, /redis:\/\//];
  for (const [index, { code, out, err }] of refused.entries()) {
    expect([code, out]).toEqual([78, '']);
    expect(err).toMatch(/^REDIS_URL: .*\n$/);
    expect(err).toMatch(reasons[index] ?? '');
    expect(err).not.toMatch(/open-sesame|wrong-word/);
  }
});
