// @module-tag openssl
// @module-tag nginx
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { makeCertificate } from '../support/server/certificate.ts';
import { accepts, freePort } from '../support/server/free-port.ts';
import { startToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const NAME = 'redletter.example';

interface Ports {
  readonly secure: number;
  readonly plain: number;
  /** A proxy that does not say how it was asked. */
  readonly silent: number;
  readonly upstream: number;
}

function configure(folder: string, { secure, plain, silent, upstream }: Ports): string {
  const { certFile, keyFile } = makeCertificate(folder, NAME);
  const pass = `location / { proxy_pass http://127.0.0.1:${upstream}; proxy_http_version 1.1;
    proxy_set_header Connection ""; proxy_set_header Host $host;`;
  const honest = `${pass} proxy_set_header X-Forwarded-Proto $scheme; }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
events { worker_connections 64; }
http { access_log off; merge_slashes off; ${temporary}
  server { listen 127.0.0.1:${secure} ssl; ssl_certificate ${certFile};
    ssl_certificate_key ${keyFile}; ${honest} }
  server { listen 127.0.0.1:${plain}; ${honest} }
  server { listen 127.0.0.1:${silent};
    ${pass} proxy_set_header X-Forwarded-For $remote_addr; } }
}`;
}

/** Our server behind nginx, which listens with TLS and without. */
async function openProxied() {
  const folder = tempFolder();
  const toy = await startToyServer({
    withSite: true,
    siteUrl: `https://${NAME}`,
    trustProxy: ['127.0.0.1'],
  });
  onTestFinished(() => toy.close());
  const upstream = Number(new URL(toy.server.url).port);
  const ports = { secure: await freePort(), plain: await freePort(), silent: await freePort() };
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configure(folder, { ...ports, upstream }));
  const nginx = spawn('nginx', ['-c', file, '-p', folder], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ended;
  });
  while (!(await accepts(ports.silent))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended; its messages are above');
    await pause(20);
  }
  return { ports, keys: toy.keys };
}

interface Seen {
  readonly status: number | undefined;
  readonly hsts: boolean;
  readonly location: string | undefined;
  readonly body: string;
}

function ask(port: number, isSecure: boolean, path: string, headers = {}): Promise<Seen> {
  const request = isSecure ? secureRequest : plainRequest;
  const options = { port, host: '127.0.0.1', path, headers: { Host: NAME, ...headers } };
  return new Promise((resolve, reject) => {
    request({ ...options, rejectUnauthorized: false, agent: false }, async (reply) => {
      let body = '';
      for await (const part of reply.setEncoding('utf8')) body += part;
      resolve({
        status: reply.statusCode,
        hsts: reply.headers['strict-transport-security'] !== undefined,
        location: reply.headers.location,
        body,
      });
    })
      .on('error', reject)
      .end();
  });
}

test('behind nginx: HTTPS is answered, plain HTTP is refused or moved, and a liar gains nothing', async () => {
  const { ports, keys } = await openProxied();
  const headers = { Authorization: `Bearer ${keys.paid}` };
  const secure = await ask(ports.secure, true, '/v1/countries', headers);
  expect([secure.status, secure.hsts]).toEqual([200, true]);
  expect(JSON.parse(secure.body).countries).toHaveLength(3);
  expect(await ask(ports.secure, true, '/us/2026/')).toMatchObject({ status: 200, hsts: true });
  expect((await ask(ports.secure, true, '/v1//countries', headers)).status).toBe(404);

  const lying = { ...headers, 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' };
  for (const sent of [headers, lying]) {
    const plain = await ask(ports.plain, false, '/v1/countries', sent);
    expect([plain.status, plain.hsts]).toEqual([403, false]);
    expect(JSON.parse(plain.body).error.code).toBe('https_required');
  }
  expect(await ask(ports.plain, false, '/us/2026/?a=b')).toMatchObject({
    status: 308,
    location: `https://${NAME}/us/2026/?a=b`,
  });
  expect((await ask(ports.silent, false, '/v1/countries', headers)).status).toBe(403);
});

const DEBIAN = '/etc/nginx/nginx.conf';

test.runIf(existsSync(DEBIAN))(
  'the example loads within nginx.conf as Debian installs it',
  async () => {
    const folder = tempFolder();
    const { certFile, keyFile } = makeCertificate(folder, NAME);
    // `nginx -t` binds its ports, and those below 1,024 are for root alone.
    const [secure, plain] = [await freePort(), await freePort()];
    const example = readFileSync('deploy/nginx.conf', 'utf8')
      .replace('/etc/ssl/redletter/cert.pem', certFile)
      .replace('/etc/ssl/redletter/key.pem', keyFile)
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/var/lib/nginx', folder)
      .replaceAll(/(?<=listen (?:\[::\]:)?)443\b/g, String(secure))
      .replaceAll(/(?<=listen (?:\[::\]:)?)80\b/g, String(plain));
    writeFileSync(join(folder, 'redletter.conf'), example);
    const main = readFileSync(DEBIAN, 'utf8')
      .replace('/etc/nginx/conf.d/*.conf', join(folder, 'redletter.conf'))
      .replace('/etc/nginx/sites-enabled/*', join(folder, 'sites-enabled/*'))
      .replaceAll('/var/log/nginx', folder)
      .replace(/^pid .*/m, `pid ${join(folder, 'pid')};`);
    expect(main).toContain('redletter.conf');
    writeFileSync(join(folder, 'nginx.conf'), main);
    const path = `${process.env.PATH}:/usr/sbin`;
    execFileSync('nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')], {
      env: { ...process.env, PATH: path },
    });
  },
);
