import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NONE_LATE, openSitePack, openStaticSite } from '../../../src/server/files/static-site.ts';
import { RenderedPages } from '../../../src/server/lanes/rendered-pages.ts';
import { SiteLane } from '../../../src/server/lanes/site-lane.ts';
import { Visitors } from '../../../src/server/lanes/visitors.ts';
import { KeptPages } from '../../../src/server/render/kept-pages.ts';
import type { RenderedPage } from '../../../src/server/render/render-page.ts';
import { openDoor } from '../../support/server/door.ts';
import { send } from '../../support/server/send.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { writeToySite } from '../../support/world/toy-site.ts';

const WORDS = Buffer.from(`<!doctype html>${'<p>Straße</p>'.repeat(99)}`);
const HTML = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'public, max-age=60'];

function page(more: Partial<RenderedPage> = {}): RenderedPage {
  const br = new Uint8Array(brotliCompressSync(WORDS));
  const forms = { digest: 'd', plain: null, br, gzip: new Uint8Array(gzipSync(WORDS)) };
  return { status: 200, headers: HTML, ...forms, ...more };
}

function toySite() {
  const folder = tempFolder();
  writeToySite(folder);
  return openStaticSite(openSitePack(join(folder, 'client')), 'http://127.0.0.1');
}

/** A site whose pages are all rendered by `render`, with a clock that a test sets. */
async function openSite(
  render: (target: string) => Promise<RenderedPage>,
  notFound: ReadonlySet<string> = new Set(),
) {
  const targets: string[] = [];
  const clock = { millis: 0 };
  const rendered = new RenderedPages({
    knows: (address) => address !== '/404/' && !address.includes('unknown'),
    holds: (path) => path.startsWith('/held/'),
    notFound,
    renderer: {
      render: (target) => {
        targets.push(target);
        return render(target);
      },
      retire: async () => undefined,
      close: async () => undefined,
    },
    kept: new KeptPages(),
    late: NONE_LATE,
    keptLate: new KeptPages(),
    visitors: new Visitors(),
    busy: toySite().busy,
    now: () => clock.millis,
  });
  const site = { files: new Map(), late: NONE_LATE, notFound: null, busy: null };
  const lane = new SiteLane({ site, rendered, siteUrl: 'http://127.0.0.1' });
  const { port } = await openDoor({ lanes: [lane] });
  const url = `http://127.0.0.1:${port}`;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send({ url }, path, { method, headers });
  return { get, targets, clock };
}

test('each client gets the form that it reads best, with a tag of its own', async () => {
  const { get, targets } = await openSite(async () => page());
  const codings = ['', 'gzip', 'gzip, br'].map((coding) => ({ 'Accept-Encoding': coding }));
  const replies = [];
  for (const headers of codings) replies.push(await get('/us/', headers));
  const encodings = replies.map((reply) => reply.headers['content-encoding']);
  expect(encodings).toEqual([undefined, 'gzip', 'br']);
  expect(new Set(replies.map((reply) => reply.headers.etag)).size).toBe(3);
  for (const reply of replies) {
    expect(reply.headers.vary).toBe('Accept-Encoding');
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
  }
  expect(brotliDecompressSync(replies[2]?.body ?? '')).toEqual(WORDS);
  expect(replies[0]?.body).toEqual(WORDS);
  expect(targets).toEqual(['/us/']);
});

test('a tag that still holds is answered with 304; HEAD has the headers and no body', async () => {
  const { get } = await openSite(async () => page());
  const whole = await get('/us/', { 'Accept-Encoding': 'br' });
  const tag = String(whole.headers.etag);
  const again = await get('/us/', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  expect(again.headers['content-length']).toBeUndefined();
  const head = await get('/us/', { 'Accept-Encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
});

test('a redirect leads on, and a page of another status has no tag', async () => {
  const { get } = await openSite(async (target) =>
    target === '/go/'
      ? page({
          status: 303,
          headers: ['location', '/de/by/'],
          plain: new Uint8Array(),
          br: null,
          gzip: null,
        })
      : page({ status: 400 }),
  );
  const moved = await get('/go/');
  expect([moved.status, moved.headers.location, moved.body.length]).toEqual([303, '/de/by/', 0]);
  const wrong = await get('/calculator/');
  expect([wrong.status, wrong.headers.etag]).toEqual([400, undefined]);
});

test('many who ask for one page at once have it rendered once', async () => {
  const held = Promise.withResolvers<RenderedPage>();
  const { get, targets } = await openSite(() => held.promise);
  const asked = Array.from({ length: 8 }, () => get('/us/'));
  await expect.poll(() => targets.length).toBe(1);
  held.resolve(page());
  for (const reply of await Promise.all(asked)) expect(reply.status).toBe(200);
  expect(targets).toEqual(['/us/']);
});

test('a page that failed is rendered anew for the next one', async () => {
  let fails = true;
  const { get, targets } = await openSite(async () => {
    if (fails) throw new Error('of ours');
    return page();
  });
  expect((await get('/us/')).status).toBe(500);
  fails = false;
  expect((await get('/us/')).status).toBe(200);
  expect(targets).toHaveLength(2);
});

test('an address that has more pages rendered than its bucket holds is told to wait', async () => {
  const { get, targets, clock } = await openSite(async () => page());
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await get(`/go/?q=${index}`)).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  const refused = await get('/go/?q=other');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
  const headers = { Accept: 'text/html,*/*;q=0.8', 'Accept-Encoding': 'br' };
  const shown = await get('/go/?q=other', headers);
  expect([shown.status, shown.headers['retry-after'], shown.headers.etag]).toEqual([
    429,
    '1',
    undefined,
  ]);
  expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(brotliDecompressSync(shown.body).toString()).toContain('One moment, please');
  // What is kept costs nothing.
  expect((await get('/go/?q=0')).status).toBe(200);
  clock.millis += 100;
  expect((await get('/go/?q=other')).status).toBe(200);
  expect(targets).toHaveLength(61);
});

test('an address that is none has the page of the language it begins with, from the same bucket', async () => {
  const { get, targets } = await openSite(
    async () => page({ status: 404 }),
    new Set(['/404/', '/deutsch/404/']),
  );
  for (const path of ['/unknown/', '/deutsch/unknown/', '/deutschland/unknown/', '/deutsch']) {
    expect((await get(`${path}unknown/`)).status).toBe(404);
  }
  expect(targets.map((target) => target.replace(/\?.*/, ''))).toEqual([
    '/404/',
    '/deutsch/404/',
    '/404/',
    '/404/',
  ]);
  expect(targets[1]).toBe('/deutsch/404/?from=%2Fdeutsch%2Funknown%2Funknown%2F');
  const statuses: number[] = [];
  for (let index = 0; index < 57; index += 1)
    statuses.push((await get(`/deutsch/unknown/${index}/`)).status);
  expect(statuses).toEqual([...Array<number>(56).fill(404), 429]);
});

test('more than wait in line are refused, not queued', async () => {
  const held = Promise.withResolvers<RenderedPage>();
  const { get, targets, clock } = await openSite(() => held.promise);
  const asked: Promise<unknown>[] = [];
  for (let index = 0; index < 64; index += 1) {
    clock.millis += 1_000;
    asked.push(get(`/go/?q=${index}`));
    await expect.poll(() => targets.length).toBe(index + 1);
  }
  clock.millis += 1_000;
  const refused = await get('/go/?q=64');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  held.resolve(page());
  await Promise.all(asked);
});

test('what a release has is given to whoever asks, however much of it', async () => {
  const { get, targets } = await openSite(async () => page());
  const paths = Array.from({ length: 200 }, (_, index) => `/held/${index}/`);
  const replies = await Promise.all(paths.map((path) => get(path)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  // A query does not make another page of one that reads none, and takes no token either.
  const again = await Promise.all(paths.map((path) => get(`${path}?x=1`)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect(targets).toHaveLength(200);
  expect((await get('/go/?q=1')).status).toBe(200);
});
