import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { switchBuild } from '../../../src/server/run/builds.ts';
import { type ServerOptions, startServer } from '../../../src/server/run/start-server.ts';
import { send } from '../../support/server/send.ts';
import { makeKeys } from '../../support/server/toy-server.ts';
import { WITHIN_TEST } from '../../support/server/within-test.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { until } from '../../support/until.ts';
import { addToyBuild, PAGE, TOY_BUILD } from '../../support/world/toy-site.ts';
import { TOY_DATA_VERSION, writeToyRelease } from '../../support/world/toy-world.ts';

const NEXT = '2026.11.2';
const NEXT_BUILD = 'fedcba9876543210';

/** A server over a folder with one release and its build, and functions to query it. */
async function open(more: Partial<ServerOptions> = {}) {
  const folder = tempFolder();
  const artifactsDir = join(folder, 'artifacts');
  const distDir = join(folder, 'dist');
  writeToyRelease(artifactsDir);
  addToyBuild(distDir, artifactsDir);
  const options = { artifactsDir, distDir, varDir: join(folder, 'var'), ...WITHIN_TEST, ...more };
  const server = await startServer(options);
  onTestFinished(() => server.close());
  const { paid } = await makeKeys(server.admin);
  /** The releases that a page, the API, a tool and the metrics name. */
  const said = async () => {
    const page = (await send(server, '/made/')).body.toString();
    const headers = { Authorization: `Bearer ${paid}` };
    const answer = await send(server, '/v1/countries', { headers });
    const reply = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_countries', arguments: {} },
      }),
    });
    const tool = /data_version[\\": ]+(\d+\.\d+\.\d+)/.exec(await reply.text())?.[1];
    return [
      /<title>(.*)<\/title>/.exec(page)?.[1],
      answer.headers['x-data-version'],
      tool,
      server.dataVersion,
    ];
  };
  return { server, artifactsDir, distDir, options, said };
}

const all = (version: string) => [version, version, version, version];

test('a new release and its build are taken together: pages, API and tools', async () => {
  const { server, artifactsDir, distDir, said } = await open();
  expect(await said()).toEqual(all(TOY_DATA_VERSION));
  writeToyRelease(artifactsDir, NEXT);
  expect(await said()).toEqual(all(TOY_DATA_VERSION));
  addToyBuild(distDir, artifactsDir, NEXT_BUILD);
  expect(await said()).toEqual(all(TOY_DATA_VERSION));
  expect(await server.reload()).toEqual({
    text: `data ${NEXT}, build ${NEXT_BUILD} instead of data ${TOY_DATA_VERSION}, build ${TOY_BUILD}`,
    isRefused: false,
  });
  expect(await said()).toEqual(all(NEXT));
  expect(await server.reload()).toEqual({
    text: `data ${NEXT}, build ${NEXT_BUILD} as before`,
    isRefused: false,
  });
});

test.each([
  [
    'a release without its build',
    ({ artifactsDir }) => {
      writeToyRelease(artifactsDir, NEXT);
      return /dist\/current: was built from data 2026\.11\.1, and 2026\.11\.2 is served; run: npm/;
    },
  ],
  [
    'a build without its release',
    ({ artifactsDir, distDir }) => {
      writeToyRelease(artifactsDir, NEXT);
      addToyBuild(distDir, artifactsDir, NEXT_BUILD);
      rmSync(join(artifactsDir, NEXT), { recursive: true });
      return /was built from data 2026\.11\.2, and 2026\.11\.1 is served/;
    },
  ],
  [
    'a damaged release',
    ({ artifactsDir, distDir }) => {
      writeToyRelease(artifactsDir, NEXT);
      addToyBuild(distDir, artifactsDir, NEXT_BUILD);
      writeFileSync(join(artifactsDir, NEXT, 'AA.json'), '{}');
      return /AA\.json: differs from its manifest/;
    },
  ],
  [
    'a build whose pages cannot be rendered',
    ({ artifactsDir, distDir }) => {
      writeToyRelease(artifactsDir, NEXT);
      addToyBuild(distDir, artifactsDir, NEXT_BUILD, {
        'site.json': '{"routes":[{"source":"^/calculator/$","isFile":false}],"addresses":[]}',
        'server/entry.mjs': 'throw new Error("no such module");',
      });
      return /no such module/;
    },
  ],
] satisfies [string, (at: { artifactsDir: string; distDir: string }) => RegExp][])(
  'what cannot be used is not taken, and said: %s',
  async (_, spoil) => {
    const { server, artifactsDir, distDir, said } = await open();
    const why = spoil({ artifactsDir, distDir });
    const { text, isRefused } = await server.reload();
    expect(isRefused).toBe(true);
    expect(text).toMatch(/^data 2026\.11\.1, build 0123456789abcdef kept: /);
    expect(text).toMatch(why);
    expect(await said()).toEqual(all(TOY_DATA_VERSION));
  },
);

test('a server keeps serving when its build is removed, loaded pages or not', async () => {
  const { server, distDir, artifactsDir } = await open();
  const entry = `export const renderPage = async ({ url }) => {
    const { text } = await import('./chunks/late.mjs');
    return new Response(text + new URL(url).pathname, { headers: { 'content-type': 'text/html' } });
  };`;
  addToyBuild(distDir, artifactsDir, NEXT_BUILD, {
    'site.json': '{"routes":[{"source":"^/late/$","isFile":false}],"addresses":[]}',
    'server/entry.mjs': entry,
    'server/chunks/late.mjs': "export const text = 'imported late at ';",
  });
  expect((await server.reload()).isRefused).toBe(false);
  rmSync(distDir, { recursive: true });
  expect((await send(server, '/late/')).body.toString()).toBe('imported late at /late/');
  const page = await send(server, '/us/2026/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(gunzipSync(page.body).toString()).toBe(PAGE);
  const { text, isRefused } = await server.reload();
  expect([text.replace(distDir, 'dist'), isRefused]).toEqual([
    `data ${TOY_DATA_VERSION}, build ${NEXT_BUILD} kept: dist: holds no built site; run: npm run build`,
    true,
  ]);
});

test('a page being rendered while the edition changes comes from the old edition and is delivered', async () => {
  const { server, distDir, artifactsDir } = await open();
  const folder = tempFolder();
  // The page signals that it was requested, then waits for permission to continue.
  const entryOf = (name: string) => `
    import { existsSync, writeFileSync } from 'node:fs';
    export const renderPage = async () => {
      writeFileSync('${folder}/${name}.asked', '');
      while (!existsSync('${folder}/${name}.go')) await new Promise((go) => setTimeout(go, 5));
      return new Response('${name}', { headers: { 'content-type': 'text/html' } });
    };`;
  const take = async (name: string) => {
    addToyBuild(distDir, artifactsDir, name, {
      'site.json': '{"routes":[{"source":"^/slow/$","isFile":false}],"addresses":[]}',
      'server/entry.mjs': entryOf(name),
    });
    expect((await server.reload()).isRefused).toBe(false);
  };
  const ask = () => send(server, '/slow/').then(({ body }) => body.toString());
  await take(NEXT_BUILD);
  const asked = ask();
  await until(() => existsSync(join(folder, `${NEXT_BUILD}.asked`)));
  const last = 'aaaaaaaaaaaaaaaa';
  await take(last);
  writeFileSync(join(folder, `${last}.go`), '');
  expect(await ask()).toBe(last);
  writeFileSync(join(folder, `${NEXT_BUILD}.go`), '');
  expect(await asked).toBe(NEXT_BUILD);
});

test('DATA_VERSION selects an older release: its build is served, whichever build is current', async () => {
  const { artifactsDir, distDir, options, server } = await open();
  writeToyRelease(artifactsDir, NEXT);
  addToyBuild(distDir, artifactsDir, NEXT_BUILD);
  expect((await server.reload()).isRefused).toBe(false);
  const older = await startServer({
    ...options,
    varDir: tempFolder(),
    dataVersion: TOY_DATA_VERSION,
  });
  onTestFinished(() => older.close());
  expect((await send(older, '/made/')).body.toString()).toContain(TOY_DATA_VERSION);
  expect((await older.reload()).text).toBe(
    `data ${TOY_DATA_VERSION}, build ${TOY_BUILD} as before`,
  );
  await expect(
    startServer({ ...options, varDir: tempFolder(), dataVersion: '2026.11.9' }),
  ).rejects.toMatchObject({ name: 'ReleaseError', exitCode: 78 });
});

test('SIGHUP can also return to the previous release and build', async () => {
  const { server, artifactsDir, distDir, said } = await open();
  writeToyRelease(artifactsDir, NEXT);
  addToyBuild(distDir, artifactsDir, NEXT_BUILD);
  await server.reload();
  rmSync(join(artifactsDir, NEXT), { recursive: true });
  switchBuild(distDir, TOY_BUILD);
  expect((await server.reload()).isRefused).toBe(false);
  expect(await said()).toEqual(all(TOY_DATA_VERSION));
});

test('files and pages name the server’s address, in every form', async () => {
  const siteUrl = 'https://days.example';
  const { server } = await open({ siteUrl });
  const plain = await send(server, '/made/');
  expect(plain.body.toString()).toContain(`<p>${siteUrl}/made/`);
  expect(plain.headers['content-length']).toBe(String(plain.body.length));
  const again = await send(server, '/made/', {
    headers: { 'If-None-Match': String(plain.headers.etag) },
  });
  expect(again.status).toBe(304);
  const { server: other } = await open({ siteUrl: 'https://other.example' });
  expect((await send(other, '/made/')).headers.etag).not.toBe(plain.headers.etag);
});
