import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { contentDigest } from '../../../src/server/files/entity-tag.ts';
import { SITE_MARK } from '../../../src/server/files/site-mark.ts';
import type { AstroHandler } from '../../../src/server/render/astro-build.ts';
import { renderPage } from '../../../src/server/render/render-page.ts';

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
  const page = await renderPage(writing(WORDS), 'https://redletter.example', '/us/');
  expect(page.status).toBe(200);
  expect(page.headers).toEqual([
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-cache',
  ]);
  const plain = [gunzipSync(page.gzip ?? ''), brotliDecompressSync(page.br ?? '')];
  expect(plain.map((bytes) => bytes.toString())).toEqual(Array(2).fill(WORDS.join('')));
  expect(page.digest).toBe(contentDigest(Buffer.from(WORDS.join(''))));
  // What is handed over and kept is these bytes, and no larger buffer around them.
  expect([page.plain, page.br?.buffer.byteLength, page.gzip?.buffer.byteLength]).toEqual([
    null,
    page.br?.length,
    page.gzip?.length,
  ]);
});

test('a page that leads on keeps its status; one that Astro calls 404 beside is found elsewhere', async () => {
  const statuses = [303, 404].map((status) =>
    renderPage(writing([], status, { location: '/us/' }), 'https://redletter.example', '/go/'),
  );
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([303, 302]);
});

test('the page sees its address and our own host, and nothing else', async () => {
  let seen: unknown;
  const handler: AstroHandler = async ({ method, url, headers }, response) => {
    seen = { method, url, headers };
    response.end();
  };
  await renderPage(handler, 'https://redletter.example', '/go/?q=bavaria');
  expect(seen).toEqual({
    method: 'GET',
    url: '/go/?q=bavaria',
    headers: { host: 'redletter.example' },
  });
});

test('a page has the address that it is served at; what is no text keeps its bytes', async () => {
  const marked = await renderPage(writing([`<p>${SITE_MARK}/us/`]), 'https://a.example', '/us/');
  expect(Buffer.from(marked.plain ?? '').toString()).toBe('<p>https://a.example/us/');
  const bytes = Buffer.from([0xff, 0xfe, 0x00]);
  const handler: AstroHandler = async (_request, response) => void response.end(bytes);
  const { plain } = await renderPage(handler, 'https://a.example', '/og/us.png');
  expect(Buffer.from(plain ?? '')).toEqual(bytes);
});

test('what is short, or compressed already, has one form', async () => {
  const short = await renderPage(writing(['<p>short</p>']), 'http://a', '/');
  const picture = await renderPage(
    writing(WORDS, 200, { 'content-type': 'image/png' }),
    'http://a',
    '/',
  );
  expect([short.br, short.gzip, picture.br, picture.gzip]).toEqual([null, null, null, null]);
  expect(Buffer.from(short.plain ?? '').toString()).toBe('<p>short</p>');
});

test('a page that fails, before or halfway, is a failure', async () => {
  const before: AstroHandler = async () => {
    throw new Error('no data');
  };
  await expect(renderPage(before, 'http://a', '/us/')).rejects.toThrow('no data');
  const halfway: AstroHandler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('Internal server error', () => void response.destroy());
  };
  await expect(renderPage(halfway, 'http://a', '/us/?q=1')).rejects.toThrow('/us/: failed halfway');
});
