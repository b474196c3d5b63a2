// @module-tag openssl
// @module-tag nginx
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchangeSecure } from '../support/lanes/secure-exchange.ts';
import { socketLane } from '../support/lanes/socket-lane.ts';
import { makeCertificate } from '../support/server/certificate.ts';
import { accepts, freePort } from '../support/server/free-port.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { TOY_COUNTRIES } from '../support/world/toy-world.ts';
import { CASES, WIRE_CASES } from './cases.ts';
import { PIN_CASES, PIN_WIRE_CASES } from './pin-cases.ts';
import { describeConformance } from './suite.ts';

/** Runs the conformance suite through the example of deploy/, with only its paths changed. */

const folder = mkdtempSync(join(tmpdir(), 'redletter-nginx-'));
let toy: ToyServer;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  toy = await startToyServer({ trustProxy: ['127.0.0.1'], siteUrl: 'https://redletter.example' });
  const port = await freePort();
  writeFileSync(join(folder, 'redletter.conf'), example(port));
  writeFileSync(join(folder, 'nginx.conf'), main());
  mkdirSync(join(folder, 'cache'));
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log')], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  stop = async () => {
    nginx.kill('SIGTERM');
    await ended;
  };
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(join(folder, 'log'), 'utf8'));
    await pause(20);
  }
  url = `https://127.0.0.1:${port}`;
});
afterAll(async () => {
  await stop();
  await toy.close();
  rmSync(folder, { recursive: true });
});

/** deploy/nginx.conf with our server, certificate and folder instead of its own. */
function example(port: number): string {
  const { certFile, keyFile } = makeCertificate(folder, 'redletter.example', 'rsa');
  return (
    readFileSync('deploy/nginx.conf', 'utf8')
      .replaceAll(/127\.0\.0\.1:432\d/g, new URL(toy.server.url).host)
      .replace('/etc/ssl/redletter/cert.pem', certFile)
      .replace('/etc/ssl/redletter/key.pem', keyFile)
      .replaceAll('/var/lib/nginx', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll(/listen \[::\].*;/g, '')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      // The other door is tried by try.sh.
      .replace('listen 80;', `listen unix:${join(folder, 'plain')};`)
  );
}

function main(): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  return `daemon off; user ${userInfo().username}; worker_processes 1; pid ${join(folder, 'pid')};
error_log ${join(folder, 'log')}; events {}
http { access_log off; ${temporary} include ${join(folder, 'redletter.conf')}; }`;
}

/**
 * What nginx refuses before we see it, in our form and with an id of its own, a UUID of chance
 * and not of the time: all that differs of the suite. It is asked below.
 */
const BY_NGINX = new Set<string>(['two Authorization lines']);

describeConformance(
  'behind the nginx example',
  () => socketLane(url, toy.keys),
  TOY_COUNTRIES,
  [...CASES, ...WIRE_CASES, ...PIN_CASES, ...PIN_WIRE_CASES].filter(
    ({ name }) => !BY_NGINX.has(name),
  ),
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each([
  ['no HTTP', 'FETCH\r\n\r\n', 400],
  ['a lower-case method', 'get /v1/countries HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no Host', 'GET /v1/countries HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET /v1/countries HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['the absolute form', 'GET http://a/v1/countries HTTP/1.1\r\nHost: a\r\n\r\n', 401],
  ['a long target', `GET /v1/${'a'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['long headers', `GET /v1/ HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE /v1/countries HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  [
    'two Authorization lines',
    'GET /v1/countries HTTP/1.1\r\nHost: a\r\nAuthorization: a\r\nAuthorization: b\r\n\r\n',
    400,
  ],
  ['an invalid escape', 'GET /v1/%zz HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a body of 100 KB', `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n`, 413],
])('%s has a reply in JSON with an id, whoever refuses it', async (_, raw, status) => {
  const reply = await exchangeSecure(url, raw);
  expect(reply.status, reply.body).toBe(status);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  const { error, request_id } = JSON.parse(reply.body) as {
    error: { message: string };
    request_id: string;
  };
  expect(request_id).toMatch(UUID);
  expect(reply.headers.get('x-request-id')).toBe(request_id);
  expect(error.message).toMatch(/ See https:\/\/\S+\/docs\/errors\/#\w+$/);
});
