import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SITE_MARK } from '../../../src/server/files/site-mark.ts';
import { openSitePack, openStaticSite } from '../../../src/server/files/static-site.ts';
import { RenderedPages } from '../../../src/server/lanes/rendered-pages.ts';
import { SiteLane } from '../../../src/server/lanes/site-lane.ts';
import { Visitors } from '../../../src/server/lanes/visitors.ts';
import type { AstroHandler } from '../../../src/server/render/astro-build.ts';
import { KeptPages } from '../../../src/server/render/kept-pages.ts';
import { renderPage } from '../../../src/server/render/render-page.ts';
import { openDoor } from '../../support/server/door.ts';
import { send } from '../../support/server/send.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SITE_URL = 'https://redletter.example';
const WORDS = '<p>words</p>'.repeat(99);

/** What two sites say, by address: one has all of it built, of the other the years are made later. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  '/': '<!doctype html><title>Home</title>',
  '/de/by/2026/': `<!doctype html><link rel="canonical" href="${SITE_MARK}/de/by/2026/"><link rel="alternate" type="text/calendar" href="/de/by/2026.ics">${WORDS}`,
  '/de/by/2026.md': `# Bavaria\n\n${SITE_MARK}/de/by/2026/\n${WORDS}`,
  '/de/by/2026.ics': `BEGIN:VCALENDAR\r\nURL:${SITE_MARK}/de/by/\r\n${'X-WORDS:words\r\n'.repeat(99)}`,
  '/de/by.ics': `BEGIN:VCALENDAR\r\nURL:${SITE_MARK}/de/by/\r\n${'X-WORDS:all\r\n'.repeat(99)}`,
  '/og/de-2026.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]),
};
const LATE = Object.keys(FILES).filter((address) => address !== '/');

/** A site with the files of some addresses built; of the others those in `late` are made later. */
async function openSite(built: readonly string[], late: readonly string[], bytesMax?: number) {
  const folder = tempFolder();
  for (const address of built) {
    const text = FILES[address] ?? '';
    const file = join(folder, 'client', address.endsWith('/') ? `${address}index.html` : address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (text.length < 512) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  const site = openStaticSite(openSitePack(join(folder, 'client')), SITE_URL, late);
  const handler: AstroHandler = async ({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': url.endsWith('.png') ? 'image/png' : 'text/html' });
    response.end(FILES[url]);
  };
  const targets: string[] = [];
  const clock = { millis: 0 };
  const rendered = new RenderedPages({
    knows: () => false,
    holds: () => false,
    notFound: new Set(),
    renderer: {
      render: (target) => {
        targets.push(target);
        return renderPage(handler, SITE_URL, target);
      },
      retire: async () => undefined,
      close: async () => undefined,
    },
    kept: new KeptPages(),
    late: site.late,
    keptLate: new KeptPages(bytesMax),
    visitors: new Visitors(),
    busy: null,
    now: () => clock.millis,
  });
  const lane = new SiteLane({ site, rendered, siteUrl: SITE_URL });
  const { port } = await openDoor({ lanes: [lane] });
  const url = `http://127.0.0.1:${port}`;
  return {
    targets,
    clock,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      send({ url }, path, { method, headers }),
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** All of a reply but what is of the moment. */
async function told(site: Site, ...asked: Parameters<Site['get']>) {
  const { status, headers, body } = await site.get(...asked);
  const { date: _, 'x-request-id': __, ...lasting } = headers;
  return { status, headers: lasting, body: body.toString('base64') };
}

test('a file that is made when it is first asked for is answered as one that was built', async () => {
  const built = await openSite(Object.keys(FILES), []);
  const later = await openSite(['/'], LATE);
  for (const address of LATE) {
    const whole = await told(built, address, { 'Accept-Encoding': 'br' });
    const tag = String(whole.headers.etag);
    const asked: Parameters<Site['get']>[] = [
      [address, { 'Accept-Encoding': 'br' }],
      [address, { 'Accept-Encoding': 'gzip' }],
      [address],
      [address, { 'Accept-Encoding': 'br', 'If-None-Match': tag }],
      [address, { 'Accept-Encoding': 'br' }, 'HEAD'],
      [`${address}?x=1`, { 'Accept-Encoding': 'br' }],
      [address.replace(/\/$/, '')],
      [address.toUpperCase()],
      [address, {}, 'POST'],
    ];
    for (const each of asked) {
      expect(await told(later, ...each), each.join(' ')).toEqual(await told(built, ...each));
    }
  }
  const page = await later.get('/de/by/2026/', { 'Accept-Encoding': 'br' });
  expect(brotliDecompressSync(page.body).toString()).toContain(`${SITE_URL}/de/by/2026/`);
  expect(page.headers.link).toContain('</de/by/2026.ics>; rel="alternate"; type="text/calendar"');
  expect(built.targets).toEqual([]);
});

test('it is made once, whatever is asked behind its address and however long ago', async () => {
  const { get, targets, clock } = await openSite(['/'], LATE);
  await get('/de/by/2026/');
  clock.millis += 86_400_000;
  await get('/de/by/2026/?x=1', { 'Accept-Encoding': 'br' });
  await get('/de/by/2026/', {}, 'HEAD');
  expect(targets).toEqual(['/de/by/2026/']);
});

test('what is kept has a bound, within which the files that are asked for stay', async () => {
  const { get, targets } = await openSite(['/'], LATE, 9_000);
  for (const path of ['/de/by/2026/', '/de/by/2026.md', '/de/by/2026/', '/de/by/2026.ics']) {
    await get(path);
  }
  await get('/de/by/2026/');
  await get('/de/by/2026.md');
  expect(targets).toEqual(['/de/by/2026/', '/de/by/2026.md', '/de/by/2026.ics', '/de/by/2026.md']);
});

test('choices of a feed lead to where feeds with choices are', async () => {
  const { get } = await openSite(['/'], LATE);
  const moved = await get('/de/by.ics?busy=1');
  expect([moved.status, moved.headers.location]).toEqual([308, '/feed/de-by.ics?busy=1']);
});

test('an address that the build has not named is none', async () => {
  const { get, targets } = await openSite(['/'], LATE);
  for (const path of ['/de/by/2031/', '/de/by/2031', '/de/by/2026.txt', '/og/de-2031.png']) {
    expect((await get(path)).status, path).toBe(404);
  }
  expect(targets).toEqual([]);
});
