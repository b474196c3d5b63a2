// @module-tag sha256sum
// @module-tag curl
// @module-tag openssl
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeFirstSigningKey,
  signingKeyPath,
} from '../../../src/access/signing/signing-key-file.ts';
import { loadReleases } from '../../../src/artifact/load-release.ts';
import type { RunningServer } from '../../../src/server/run/start-server.ts';
import { openSite } from '../../support/site/built-site.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'redletter-check-'));
let site: RunningServer;
/** The site, with the bytes of some addresses changed by `altered`. */
let altered: (path: string, text: string, isSigned: boolean) => string = (_, text) => text;
const forger = createServer((request, response) => {
  const { url = '', headers } = request;
  // The headers are passed on with the requested host, which is signed.
  const passed = forward(site.url + url, { headers, agent: false }, async (reply) => {
    const { 'content-length': _, ...kept } = reply.headers;
    response.writeHead(reply.statusCode ?? 0, kept);
    response.end(altered(url, await text(reply), 'accept-signature' in headers));
  });
  passed.end();
});
let forged = '';
let script = '';

/** Generates a key whose name a program could take for an option, as one in 64 does. */
function drawKey(): void {
  const place = { varDir: folder, signingKeyFile: null };
  for (;;) {
    makeFirstSigningKey(place, Math.floor(Date.now() / 1_000));
    const path = signingKeyPath(place);
    if (JSON.parse(readFileSync(path, 'utf8')).keys[0].kid.startsWith('-')) return;
    rmSync(path);
  }
}

beforeAll(async () => {
  drawKey();
  site = await openSite(folder);
  await new Promise<void>((resolve) => forger.listen(0, '127.0.0.1', resolve));
  forged = `http://127.0.0.1:${(forger.address() as AddressInfo).port}`;
  script = join(folder, 'check.sh');
  writeFileSync(script, await (await fetch(`${site.url}/data/check.sh`)).text());
});

afterAll(async () => {
  forger.close();
  await site?.close();
  rmSync(folder, { recursive: true });
});

const checking = (...words: string[]) =>
  run('sh', [script, ...words], { env: { ...process.env, TMPDIR: folder } });

test('the script finds every release intact, asking the site that served it', async () => {
  const releases = loadReleases('artifacts');
  const { stdout } = await checking();
  const versions = releases.map(({ manifest }) => manifest.data_version);
  expect(stdout.trim().split('\n')).toEqual([
    ...releases
      .toReversed()
      .map(
        ({ manifest: { data_version, files } }) =>
          `${data_version}: ${files.length} files agree with the manifest`,
      ),
    `${releases.at(-1)?.manifestSha256}  ${versions.at(-1)}/manifest.json`,
    `The chain holds: ${versions.join(' ')} `,
    expect.stringMatching(`^The signature holds: ${site.url}/data/releases.json, key -[\\w-]{42}$`),
  ]);
});

test.each([
  ['a file', '/data/2026.11.1/US.json', '"US"', '"SU"'],
  ['the manifest of a first release', '/data/2026.11.1/manifest.json', '2026-11-20', '2026-11-19'],
  ['the hash of a manifest', '/data/2026.11.3/manifest.json', '0a5ea872', '0a5ea873'],
])('the script fails when somebody alters %s', async (_what, address, was, is) => {
  altered = (path, text) => (path === address ? text.replace(was, is) : text);
  await expect(checking(forged)).rejects.toMatchObject({ code: 1 });
  altered = (_, text) => text;
});

test.each([
  ['a signed reply', '/data/releases.json', /$/, ' '],
  ['the key', '/.well-known/jwks.json', /"x":"...../, '"x":"AAAAA'],
  ['the name of the key', '/.well-known/jwks.json', /"kid":"....../, '"kid":"AAAAAA'],
  ['when the key began', '/.well-known/jwks.json', /"nbf":\d+/, '"nbf":9999999999'],
  ['when the key ended', '/.well-known/jwks.json', /"nbf":\d+/, '"nbf":1,"exp":2'],
])('the script fails when somebody alters %s', async (_what, address, was, is) => {
  altered = (path, text, isSigned) =>
    path === address && (isSigned || path !== '/data/releases.json') ? text.replace(was, is) : text;
  const failure = await checking(forged).catch((error) => error);
  altered = (_, text) => text;
  expect(failure.code).toBeGreaterThan(0);
  // Everything checked before was found intact.
  expect(failure.stdout).toContain('The chain holds:');
  expect(failure.stdout).not.toContain('The signature holds:');
});

test('the script passes when nothing is altered', async () => {
  await expect(checking(forged)).resolves.toBeDefined();
});
