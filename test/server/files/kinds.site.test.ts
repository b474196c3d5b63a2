import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useSite } from '../../support/site/common/use-site.ts';

/** One table gives every header of a page, so headers do not reveal how or when it was made. */
const site = useSite();

async function ask(path: string) {
  const [reply] = (await once(get(new URL(path, site.url)), 'response')) as [IncomingMessage];
  return { reply, body: await text(reply) };
}

/** Header names with their spelling and order. */
const namesOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((_, index) => index % 2 === 0);

test.each([
  ['/de/2026/', '/de/by/2026/', '/deutsch/de/by/2027/'],
  ['/de/2026.json', '/de/by/2026.json'],
  ['/de/2026.csv', '/de/by/2026.csv'],
  ['/de/2026.md', '/de/by/2026.md', '/docs/errors.md'],
  ['/de.ics', '/de/by.ics', '/deutsch/de/2026.ics'],
  ['/de/', '/de/by/', '/hindi/in/'],
  ['/us/2026/cite/', '/us/ca/2026/cite/', '/us/2026/months/', '/us/ca/2026/print/'],
  ['/og/de-2026.png', '/deutsch/og/home.png'],
  [
    '/calculator.json?op=is&date=2026-12-24&country=GB',
    '/calculator.json?op=is&date=2026-12-28&country=US',
  ],
])(
  '%s and files like it have the same headers, in the same order and spelling',
  async (...paths) => {
    const replies = await Promise.all(paths.map(ask));
    const [first, ...others] = replies.map(({ reply }) => ({
      status: reply.statusCode,
      names: namesOf(reply),
      type: reply.headers['content-type'],
      caching: reply.headers['cache-control']?.replace(/\d+/, ''),
    }));
    expect(first?.status).toBe(200);
    for (const other of others) expect(other).toEqual(first);
  },
);

test.each([
  '/de/2026/',
  '/de/by/2026/',
  '/deutsch/de/by/2026/',
  '/docs/errors/',
  '/data/',
  '/de/subscribe/',
  '/calculator/?op=is&date=2026-12-24&country=GB',
])('the Link field of %s names the files that the page links', async (path) => {
  const { reply, body } = await ask(path);
  const named = [...String(reply.headers.link).matchAll(/<([^>]+)>; rel="alternate"/g)];
  const linked = [...body.matchAll(/<link rel="alternate" type="[^"]+" href="([^"]+)"/g)];
  expect(named.map(([, href]) => href)).toEqual(
    linked.map(([, href = '']) => href.replace(/&(?:amp|#38);/g, '&')),
  );
  expect(named.length).toBeGreaterThan(1);
  for (const [, href] of named) expect((await ask(String(href))).reply.statusCode).toBe(200);
});

test('pages without a clock say how long they may be kept', async () => {
  for (const path of [
    '/us/2026/cite/',
    '/us/2026/months/',
    '/us/ca/2026/print/',
    '/de/subscribe/',
  ]) {
    expect((await ask(path)).reply.headers['cache-control'], path).toBe('public, max-age=300');
  }
});
