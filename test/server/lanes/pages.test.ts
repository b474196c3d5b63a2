import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Coding } from '../../../src/api/message.ts';
import { Pages } from '../../../src/server/lanes/pages.ts';
import { createSiteLane } from '../../../src/server/lanes/site-lane.ts';
import { Visitors } from '../../../src/server/lanes/visitors.ts';
import type { Page } from '../../../src/server/render/make-page.ts';
import { PageStore } from '../../../src/server/render/page-store.ts';
import type { PageRequest } from '../../../src/server/render/renderer.ts';
import { openDoor } from '../../support/server/door.ts';
import { send } from '../../support/server/send.ts';

const WORDS = Buffer.from(`<!doctype html>${'<p>Straße</p>'.repeat(99)}`);
const HTML = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'public, max-age=60'];
const FILES = ['/de/by/2026/', '/de/by/2026.md', '/de/by/2026.ics'];

const BODIES = {
  br: brotliCompressSync(WORDS),
  gzip: gzipSync(WORDS),
  plain: WORDS,
};

function page(more: Partial<Page> = {}, coding: Coding | null = 'br'): Page {
  const tag = `"${coding}"`;
  const headers = [...HTML, 'Vary', 'Accept-Encoding', 'ETag', tag];
  return { status: 200, headers, tag, coding, body: BODIES[coding ?? 'plain'], ...more };
}

/** A site whose pages all come from `render`, with a clock that the test sets. */
async function openSite(
  render: (target: string, request: PageRequest) => Promise<Page> | null,
  notFound: ReadonlySet<string> = new Set(),
  bytesMax?: number,
) {
  const targets: string[] = [];
  const clock = { millis: 0 };
  const map = {
    files: new Set(FILES),
    isPage: (path: string) => path !== '/404/' && !path.includes('unknown'),
    fixed: notFound,
  };
  const pages = new Pages({
    map,
    pack: { descriptor: -1, files: new Map() },
    holds: (path) => path.startsWith('/held/'),
    renderer: {
      render: (request) => {
        const { target, coding } = request;
        targets.push(coding === 'br' ? target : `${target} ${coding}`);
        return render(request.target, request);
      },
      retire: async () => undefined,
      close: async () => undefined,
    },
    store: new PageStore(() => clock.millis, bytesMax),
    visitors: new Visitors(),
    busy: '<p>One moment, please',
    now: () => clock.millis,
  });
  const site = { map, pages };
  const lane = createSiteLane({ site, busy: null, siteUrl: 'http://127.0.0.1' });
  const { port } = await openDoor({ lanes: [lane] });
  const url = `http://127.0.0.1:${port}`;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send({ url }, path, { headers: { 'Accept-Encoding': 'br', ...headers }, method });
  return { get, targets, clock };
}

test('each client gets the form that it reads best, with its own tag', async () => {
  const { get, targets } = await openSite(async (_, { coding }) => page({}, coding));
  const codings = ['identity', 'gzip', 'gzip, br'].map((coding) => ({ 'Accept-Encoding': coding }));
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
  expect(gunzipSync(replies[1]?.body ?? '')).toEqual(WORDS);
  expect(replies[0]?.body).toEqual(WORDS);
  for (const headers of codings) await get('/us/', headers);
  expect(targets).toEqual(['/us/ null', '/us/ gzip', '/us/']);
});

test('a matching tag gets 304; HEAD has the headers and no body', async () => {
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
          headers: ['Location', '/de/by/'],
          tag: null,
          coding: null,
          body: Buffer.alloc(0),
        })
      : page({ status: 400, headers: HTML, tag: null }),
  );
  const moved = await get('/go/');
  expect([moved.status, moved.headers.location, moved.body.length]).toEqual([303, '/de/by/', 0]);
  const wrong = await get('/calculator/');
  expect([wrong.status, wrong.headers.etag]).toEqual([400, undefined]);
});

test('a page that many request at once is rendered once', async () => {
  const held = Promise.withResolvers<Page>();
  const { get, targets } = await openSite(() => held.promise);
  const asked = Array.from({ length: 8 }, () => get('/us/'));
  await expect.poll(() => targets.length).toBe(1);
  held.resolve(page());
  for (const reply of await Promise.all(asked)) expect(reply.status).toBe(200);
  expect(targets).toEqual(['/us/']);
});

test('a failed page is rendered again for the next reader', async () => {
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

test('an expired page is sent at once while it is made again, even if that fails', async () => {
  const held = [Promise.withResolvers<Page>(), Promise.withResolvers<Page>()];
  let made = 0;
  const { get, targets, clock } = await openSite(() =>
    made++ === 0
      ? Promise.resolve(page({ headers: ['Cache-Control', 'no-cache'] }))
      : (held[made - 2]?.promise ?? null),
  );
  await get('/us/');
  clock.millis = 10_000;
  // No reader waits for the new copy, and it is made once.
  expect([(await get('/us/')).status, (await get('/us/')).status]).toEqual([200, 200]);
  expect(targets).toHaveLength(2);
  held[0]?.reject(new Error('of ours'));
  expect((await get('/us/')).status).toBe(200);
  expect(targets).toHaveLength(3);
  held[1]?.resolve(page({ headers: ['Cache-Control', 'max-age=60'] }));
  await expect.poll(async () => (await get('/us/')).headers['cache-control']).toBe('max-age=60');
  expect(targets).toHaveLength(3);
  clock.millis += 60_001;
  expect((await get('/us/')).status).toBe(503);
});

test('an address that has used up its bucket of rendered pages is told to wait', async () => {
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
  expect(shown.body.toString()).toContain('One moment, please');
  // A kept page takes no token.
  expect((await get('/go/?q=0')).status).toBe(200);
  clock.millis += 100;
  expect((await get('/go/?q=other')).status).toBe(200);
  expect(targets).toHaveLength(61);
});

test('an unknown address gets the page in its prefix’s language, from the same bucket', async () => {
  const { get, targets } = await openSite(
    async () => page({ status: 404, tag: null }),
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

test('a request that no line has room for is told when to retry', async () => {
  const { get } = await openSite(() => null);
  const refused = await get('/held/1/');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  const shown = await get('/held/1/', { Accept: 'text/html' });
  expect([shown.status, shown.body.toString()]).toEqual([503, '<p>One moment, please']);
});

test('a release’s own pages wait in a separate line, in which pictures and feeds go last', async () => {
  const asked: PageRequest[] = [];
  const { get } = await openSite(async (_, request) => {
    asked.push(request);
    return page();
  });
  for (const path of ['/held/1/', '/de/by/2026.ics', '/go/?q=1', '/404/?from=x']) await get(path);
  expect(asked.map(({ line, isPatient }) => [line, isPatient])).toEqual([
    ['own', false],
    ['own', true],
    ['invented', false],
  ]);
  expect(asked[0]?.who).toBe('127.0.0.1');
});

test('a file is made once, whatever its query and however long ago that was', async () => {
  const { get, targets, clock } = await openSite(async () => page());
  await get('/de/by/2026/');
  clock.millis += 86_400_000;
  await get('/de/by/2026/?x=1');
  await get('/de/by/2026/', {}, 'HEAD');
  expect(targets).toEqual(['/de/by/2026/']);
});

test('the number of kept pages is limited, and requested pages stay', async () => {
  const size = BODIES.br.length + 3_072;
  const { get, targets } = await openSite(async () => page(), new Set(), 2 * size);
  const [year = '', text = '', feed = ''] = FILES;
  for (const path of [year, text, year, feed, year, text]) await get(path);
  expect(targets).toEqual([year, text, feed, text]);
});

test('a release’s own pages are given to every client, however many ask', async () => {
  const { get, targets } = await openSite(async () => page());
  const paths = Array.from({ length: 200 }, (_, index) => `/held/${index}/`);
  const replies = await Promise.all(paths.map((path) => get(path)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  // Where a page ignores its query, a query neither renders it again nor takes a token.
  const again = await Promise.all(paths.map((path) => get(`${path}?x=1`)));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect(targets).toHaveLength(200);
  expect((await get('/go/?q=1')).status).toBe(200);
});
