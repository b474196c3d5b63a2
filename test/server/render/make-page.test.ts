import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Coding } from '../../../src/api/message.ts';
import { openSitePack, packSite } from '../../../src/server/files/site-pack.ts';
import { SITE_PLACEHOLDER } from '../../../src/server/files/site-placeholder.ts';
import { makePage, type Page } from '../../../src/server/render/make-page.ts';
import type { RenderPage } from '../../../src/server/render/page-program.ts';
import { PAGE_SECURITY_HEADERS } from '../../../src/server/wire/security-headers.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SITE_URL = 'https://redletter.example';
const NO_PACK = { descriptor: -1, files: new Map() };
const CODINGS: readonly (Coding | null)[] = ['br', 'gzip', null];

/** Makes a page that is rendered on request. */
function rendered(render: RenderPage, target: string, coding: Coding | null = null): Promise<Page> {
  const sources = { pack: NO_PACK, program: async () => render, siteUrl: SITE_URL };
  return makePage(sources, { target, coding });
}

/** Makes a page from built files, given by path below the client folder. */
function built(
  files: Readonly<Record<string, string | Buffer>>,
  target: string,
  coding: Coding | null = null,
) {
  const clientDir = join(tempFolder(), 'client');
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, path)), { recursive: true });
    writeFileSync(join(clientDir, path), body);
  }
  packSite(clientDir);
  const program = async () => {
    throw new Error('nothing is rendered');
  };
  const pack = openSitePack(clientDir);
  return makePage({ pack, program, siteUrl: SITE_URL }, { target, coding });
}

/** The decoded text that a client reads. */
function text({ body, coding }: Page): string {
  if (!(body instanceof Uint8Array)) return 'long';
  if (coding === null) return Buffer.from(body).toString();
  return (coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}

const WORDS = `<!doctype html><title>Straße</title>${'<p>words</p>'.repeat(99)}<p>ende</p>`;

/** Writes a page as Astro does. */
function writing(
  body: string | Uint8Array<ArrayBuffer>,
  status = 200,
  headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' },
): RenderPage {
  return async () => new Response(body, { status, headers });
}

test.each(CODINGS)('a page is rendered whole, and compressed in the thread: %s', async (coding) => {
  const page = await rendered(writing(WORDS), '/us/', coding);
  expect([page.status, page.coding, text(page)]).toEqual([200, coding, WORDS]);
  expect(page.headers).toEqual([
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Cache-Control', 'no-cache'],
    ...['Vary', 'Accept-Encoding'],
    ...['ETag', page.tag],
    ...PAGE_SECURITY_HEADERS,
  ]);
  // The page holds exactly these bytes, not a larger buffer.
  const { body } = page;
  expect(body instanceof Uint8Array && body.buffer.byteLength).toBe(body.length);
});

test('another coding or another content has another tag', async () => {
  const tags = CODINGS.map(async (coding) => (await rendered(writing(WORDS), '/us/', coding)).tag);
  const other = await rendered(writing(`${WORDS}.`), '/us/');
  expect(new Set([...(await Promise.all(tags)), other.tag]).size).toBe(4);
  expect((await rendered(writing(WORDS), '/gb/')).tag).toBe(await tags[2]);
});

test('a redirect keeps its status; a redirect that Astro sends with 404 becomes 302', async () => {
  const pages = [303, 404].map((status) =>
    rendered(writing('', status, { location: '/us/' }), '/go/'),
  );
  const statuses = (await Promise.all(pages)).map(({ status, tag }) => [status, tag]);
  expect(statuses).toEqual([
    [303, null],
    [302, null],
  ]);
});

test('the page sees its address and our own host, and nothing else', async () => {
  let seen: unknown;
  const render: RenderPage = async ({ method, url, headers }) => {
    seen = { method, url, headers: [...headers] };
    return new Response();
  };
  await rendered(render, '/go/?q=bavaria');
  expect(seen).toEqual({ method: 'GET', url: `${SITE_URL}/go/?q=bavaria`, headers: [] });
});

test('binary files keep their bytes', async () => {
  const bytes = Buffer.from([0xff, 0xfe, 0x00]);
  expect((await rendered(writing(bytes), '/og/us.png')).body).toEqual(bytes);
  // These bytes would compress, so only the file type keeps them plain.
  const icon = Buffer.alloc(1_000, bytes);
  expect((await built({ 'favicon.ico': icon }, '/favicon.ico')).body).toEqual(icon);
});

test('short and already compressed files stay plain, whatever coding the client wants', async () => {
  const short = await rendered(writing('<p>short</p>'), '/us/', 'br');
  const picture = await rendered(writing(WORDS), '/og/us.png', 'br');
  expect([short.coding, picture.coding]).toEqual([null, null]);
  expect([short.headers, picture.headers].flat()).not.toContain('Vary');
  expect(text(short)).toBe('<p>short</p>');
});

test('a page that fails, before or halfway, is a failure', async () => {
  const before: RenderPage = async () => {
    throw new Error('no data');
  };
  await expect(rendered(before, '/us/')).rejects.toThrow('no data');
  await expect(rendered(writing('', 500), '/us/?q=1')).rejects.toThrow('/us/: cannot be rendered');
  const halfway: RenderPage = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.enqueue(Buffer.from('<p>'));
          controller.error(new Error('halfway'));
        },
      }),
    );
  await expect(rendered(halfway, '/us/')).rejects.toThrow('halfway');
});

test.each([
  ['without the mark', WORDS],
  ['with the mark', `${WORDS}<link rel="canonical" href="${SITE_PLACEHOLDER}/de/">`],
  ['that is short', '<p>short'],
])('a built page has the bytes of a rendered one: one %s', async (_, html) => {
  const marked = `<link rel="alternate" type="text/calendar" href="/de/2026.ics">${html}`;
  // A rendered page already contains the site's address.
  const plain = marked.replaceAll(SITE_PLACEHOLDER, SITE_URL);
  for (const coding of CODINGS) {
    const then = await built({ 'de/2026/index.html': marked }, '/de/2026/', coding);
    expect(then).toEqual(await rendered(writing(plain), '/de/2026/', coding));
    expect(then.headers).toContain('</de/2026.ics>; rel="alternate"; type="text/calendar"');
    expect(text(then)).toBe(plain);
  }
});

test('long compressed files stay in the pack', async () => {
  const table = Buffer.alloc(200 * 1024, 'days');
  const page = await built({ 'data/days.csv.gz': table }, '/data/days.csv.gz', 'br');
  expect(page).toMatchObject({
    coding: null,
    body: { length: table.length, isPacked: false, sha256: expect.any(String) },
  });
});
