import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentDigest } from '../../../src/server/files/entity-tag.ts';
import { SITE_MARK } from '../../../src/server/files/site-mark.ts';
import { openSitePack, packSite } from '../../../src/server/files/site-pack.ts';
import type { AstroHandler } from '../../../src/server/render/astro-build.ts';
import { makePage, type Page } from '../../../src/server/render/make-page.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const SITE_URL = 'https://redletter.example';
const NO_PACK = { descriptor: -1, files: new Map() };

/** A page that is rendered now. */
function rendered(handler: AstroHandler, target: string, isPlain = false): Promise<Page> {
  const sources = { pack: NO_PACK, handler: async () => handler, siteUrl: SITE_URL };
  return makePage(sources, { target, isPlain });
}

/** A page that was built, of files by their path below the client folder. */
function built(files: Readonly<Record<string, string | Buffer>>, target: string, isPlain = false) {
  const clientDir = join(tempFolder(), 'client');
  for (const [path, body] of Object.entries(files)) {
    mkdirSync(dirname(join(clientDir, path)), { recursive: true });
    writeFileSync(join(clientDir, path), body);
  }
  packSite(clientDir);
  const handler = async () => {
    throw new Error('nothing is rendered');
  };
  const pack = openSitePack(clientDir);
  return makePage({ pack, handler, siteUrl: SITE_URL }, { target, isPlain });
}

/** A form as text. */
function text({ forms }: Page, form: 'plain' | 'br' | 'gzip' = 'plain'): string | undefined {
  const bytes = forms[form];
  if (!(bytes instanceof Uint8Array)) return undefined;
  if (form === 'plain') return Buffer.from(bytes).toString();
  return (form === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}

const WORDS = ['<!doctype html><title>Straße</title>', '<p>words</p>'.repeat(99), '<p>ende</p>'];

/** A handler that writes a page in pieces, as Astro does. */
function writing(
  pieces: readonly string[],
  status = 200,
  headers: Record<string, string> = { 'content-type': 'text/html; charset=utf-8' },
): AstroHandler {
  return async (_request, response) => {
    response.writeHead(status, headers);
    for (const piece of pieces) response.write(Buffer.from(piece));
    response.end();
  };
}

test('a page is rendered whole, and compressed once for every client', async () => {
  const page = await rendered(writing(WORDS), '/us/');
  expect(page.status).toBe(200);
  expect(page.headers).toEqual([
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Cache-Control', 'no-cache'],
    ...['Vary', 'Accept-Encoding'],
  ]);
  expect([text(page), text(page, 'br'), text(page, 'gzip')]).toEqual([
    undefined,
    WORDS.join(''),
    WORDS.join(''),
  ]);
  expect(page.digest).toBe(contentDigest(Buffer.from(WORDS.join(''))));
  // What is handed over and kept is these bytes, and no larger buffer around them.
  for (const bytes of Object.values(page.forms)) {
    if (bytes instanceof Uint8Array) expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
  expect(text(await rendered(writing(WORDS), '/us/', true))).toBe(WORDS.join(''));
});

test('a page that leads on keeps its status; one that Astro calls 404 beside is found elsewhere', async () => {
  const statuses = [303, 404].map((status) =>
    rendered(writing([], status, { location: '/us/' }), '/go/'),
  );
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([303, 302]);
});

test('the page sees its address and our own host, and nothing else', async () => {
  let seen: unknown;
  const handler: AstroHandler = async ({ method, url, headers }, response) => {
    seen = { method, url, headers };
    response.end();
  };
  await rendered(handler, '/go/?q=bavaria');
  const headers = { host: 'redletter.example' };
  expect(seen).toEqual({ method: 'GET', url: '/go/?q=bavaria', headers });
});

test('a page has the address that it is served at; what is no text keeps its bytes', async () => {
  expect(text(await rendered(writing([`<p>${SITE_MARK}/us/`]), '/us/'))).toBe(`<p>${SITE_URL}/us/`);
  const bytes = Buffer.from([0xff, 0xfe, 0x00]);
  const handler: AstroHandler = async (_request, response) => void response.end(bytes);
  const { forms } = await rendered(handler, '/og/us.png');
  expect(forms.plain).toEqual(new Uint8Array(bytes));
});

test('what is short, or compressed already, has one form', async () => {
  const short = await rendered(writing(['<p>short</p>']), '/us/');
  const picture = await rendered(
    writing(WORDS, 200, { 'content-type': 'image/png' }),
    '/og/us.png',
  );
  expect([Object.keys(short.forms), Object.keys(picture.forms)]).toEqual([['plain'], ['plain']]);
  expect(text(short)).toBe('<p>short</p>');
});

test('a page that fails, before or halfway, is a failure', async () => {
  const before: AstroHandler = async () => {
    throw new Error('no data');
  };
  await expect(rendered(before, '/us/')).rejects.toThrow('no data');
  const halfway: AstroHandler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('Internal server error', () => void response.destroy());
  };
  await expect(rendered(halfway, '/us/?q=1')).rejects.toThrow('/us/: failed halfway');
});

test.each([
  ['without the mark', WORDS.join('')],
  ['with the mark', `${WORDS.join('')}<link rel="canonical" href="${SITE_MARK}/de/">`],
  ['that is short', '<p>short'],
])(
  'nobody can tell a page that was built from one that is rendered: a page %s',
  async (_, html) => {
    const linked = `<link rel="alternate" type="text/calendar" href="/de/2026.ics">${html}`;
    for (const isPlain of [false, true]) {
      const now = await rendered(writing([linked]), '/de/2026/', isPlain);
      const then = await built({ 'de/2026/index.html': linked }, '/de/2026/', isPlain);
      const { forms: _forms, ...same } = now;
      expect(then).toMatchObject(same);
      expect(then.headers).toContain('</de/2026.ics>; rel="alternate"; type="text/calendar"');
      const plain = linked.replaceAll(SITE_MARK, SITE_URL);
      for (const form of ['br', 'gzip'] as const) {
        expect(text(then, form)).toBe(then.isCoded ? plain : undefined);
      }
      if (isPlain || !then.isCoded) expect([text(now), text(then)]).toEqual([plain, plain]);
    }
  },
);

test('what is long and the same wherever it is served stays in the pack', async () => {
  const table = Buffer.alloc(200 * 1024, 'days');
  const page = await built({ 'data/days.csv.gz': table }, '/data/days.csv.gz');
  expect(page.forms).toEqual({
    plain: {
      ...{ from: expect.any(Number), length: table.length },
      ...{ isPacked: false, sha256: expect.any(String) },
    },
  });
  expect(page.isCoded).toBe(false);
});
