import { expect, test } from 'vitest';
import { readSiteMap } from '../../../src/server/files/site-map.ts';
import { BUILD, unbuiltAddresses } from '../../support/site/built-site.ts';
import { useSite } from '../../support/site/common/use-site.ts';

/**
 * A country's pages and feed are built ahead; its regions' are made on demand. A reader cannot
 * tell the difference. Decision 46.
 */
const site = useSite();

/** A reply without the parts that depend on its file or on the time. */
async function formOf(path: string, init: RequestInit = {}) {
  const reply = await fetch(site.url + path, { redirect: 'manual', ...init });
  const body = await reply.text();
  const names = [...reply.headers.keys()].filter((name) => name !== 'link').sort();
  const values = ['content-type', 'cache-control', 'vary', 'access-control-allow-origin'].map(
    (name) => reply.headers.get(name),
  );
  const location = reply.headers.get('location')?.replace('/de/by', '/de') ?? null;
  const tag = /-(?:br|gzip)"$/.exec(reply.headers.get('etag') ?? '')?.[0];
  return { status: reply.status, names, values, location, tag, isEmpty: body === '' };
}

test.each([
  ['/2026/', [false, true]],
  ['.ics', [true, true]],
])(
  '%s is answered alike for a country and for its region, whether built ahead or made on demand',
  async (ending, onDemand) => {
    const [national, regional] = [`/de${ending}`, `/de/by${ending}`];
    const unbuilt = unbuiltAddresses();
    expect([national, regional].map((path) => unbuilt.includes(path))).toEqual(onDemand);
    const tags = await Promise.all(
      [national, regional].map(
        async (path) => (await fetch(site.url + path)).headers.get('etag') ?? '',
      ),
    );
    const asked: [(path: string) => string, (tag: string) => RequestInit][] = [
      [(path) => path, () => ({})],
      [(path) => path, () => ({ headers: { 'Accept-Encoding': 'gzip' } })],
      [(path) => path, () => ({ headers: { 'Accept-Encoding': 'identity' } })],
      [(path) => path, (tag) => ({ headers: { 'If-None-Match': tag } })],
      [(path) => path, () => ({ method: 'HEAD' })],
      [(path) => path, () => ({ method: 'POST' })],
      [(path) => `${path}?x=1`, () => ({})],
      [(path) => path.replace(/\/$/, ''), () => ({})],
      [(path) => path.toUpperCase(), () => ({})],
      [(path) => path.replace('2026', '2099').replace(/^(.*[a-z])\.ics$/, '$1x.ics'), () => ({})],
    ];
    for (const [index, [address, init]] of asked.entries()) {
      expect(await formOf(address(regional), init(tags[1] ?? '')), `question ${index}`).toEqual(
        await formOf(address(national), init(tags[0] ?? '')),
      );
    }
  },
);

test('no address is both a file and a page rendered on request', () => {
  const unbuilt = unbuiltAddresses();
  expect(new Set(unbuilt).size).toBe(unbuilt.length);
  const { isPage: knows } = readSiteMap(BUILD, []);
  expect(unbuilt.filter(knows)).toEqual([]);
  // Their neighbours are rendered on request.
  expect(['/de/by/', '/de/by/subscribe/', '/de/by/2026/print/'].filter(knows)).toHaveLength(3);
  expect(['/de/by/2099/', '/de/zz.ics', '/de/2099.csv', '/og/none.png'].filter(knows)).toEqual([]);
});

test('countries and pages without a year have preview pictures', async () => {
  const words = ['', '/deutsch', '/hindi'];
  const names = ['home', 'calculator', 'compare', 'plan'];
  for (const path of words.flatMap((word) => names.map((name) => `${word}/og/${name}.png`))) {
    expect(unbuiltAddresses()).toContain(path);
  }
  for (const path of [
    '/og/de-2026.png',
    '/og/home.png',
    '/nihongo/og/jp-2026.png',
    '/arabiyya/og/ae-2026.png',
  ]) {
    const reply = await fetch(site.url + path);
    expect([reply.status, reply.headers.get('content-type')], path).toEqual([200, 'image/png']);
  }
});

test.each([
  ['/de/by/2026.md', 'text/markdown; charset=utf-8'],
  ['/de/2026.md', 'text/markdown; charset=utf-8'],
  ['/de/by.ics', 'text/calendar; charset=utf-8'],
  ['/de/2026.csv', 'text/csv; charset=utf-8'],
  ['/de/2026.json', 'application/json'],
  ['/data/check.sh', 'application/x-sh'],
])('%s says that it is %s', async (path, type) => {
  const reply = await fetch(site.url + path);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
});
