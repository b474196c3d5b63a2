import { expect, test } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { readSiteMap } from '../../src/server/files/site-map.ts';
import { placesOf } from '../../src/site/places/places.ts';
import { BUILD, brotliSize, pagesAmong, siteAddresses } from '../support/site/built-site.ts';
import { checkHtml, checkInline, checkOrigin } from '../support/site/check-html.ts';
import { repeatedIds } from '../support/site/check-links.ts';
import { useFiles } from '../support/site/common/use-site.ts';
import { BUILT_TYPES } from '../support/site/page-types.ts';

const all = await useFiles();
const files = new Map(all.map((file) => [file.address, file.body]));
const pages = pagesAmong(all);
const addresses = new Set(siteAddresses());
const { isPage: isRendered } = readSiteMap(BUILD, []);
const places = placesOf(buildDataSet(loadNewestRelease('artifacts')));
const isYearPage = (address: string) => /^\/[a-z]{2}(?:\/[a-z0-9]{1,3})?\/202\d\/$/.test(address);
const yearPages = pages.filter(({ address }) => isYearPage(address));
const yearAddresses = [...addresses].filter(isYearPage);

test('every calendar has its pages and its files, and the tables of countries are built', () => {
  expect(yearAddresses).toHaveLength(places.length * SUPPORTED_YEARS.length);
  for (const place of places) {
    const file = place.path.slice(0, -1);
    expect(addresses.has(`${file}.ics`), file).toBe(true);
    for (const year of SUPPORTED_YEARS) {
      for (const ending of ['.ics', '.md', '.json', '.csv']) {
        expect(addresses, file).toContain(`${file}/${year}${ending}`);
      }
    }
  }
});

// One page in twenty-four and one of each type; the full set is `npm run site:bars`.
const sample = pages.filter(
  ({ address }, index) => index % 24 === 0 || Object.values<string>(BUILT_TYPES).includes(address),
);

test('a sample of pages is valid HTML', async () => {
  const found = await Promise.all(sample.map(({ address, html }) => checkHtml(address, html)));
  expect(found.flat()).toEqual([]);
});

test('no page has an inline script or style, a foreign resource, or an id twice', () => {
  const found = pages.flatMap(({ address, html }) => [
    ...checkInline(address, html),
    ...checkOrigin(address, html),
    ...repeatedIds(html).map((id) => `${address}: id ${id} twice`),
  ]);
  expect(found).toEqual([]);
});

test('every year page keeps its weight: 8 KB of HTML, 8 KB of styles, 1 KB of script', () => {
  const everywhere = pages.filter(({ address }) =>
    /^(?:\/[a-z]{4,})?\/[a-z]{2}(?:\/[a-z0-9]{1,3})?\/202\d\/$/.test(address),
  );
  expect(everywhere.length).toBeGreaterThan(yearPages.length + 200);
  // The longest pages are the heaviest; compressing all of them takes a minute (`site:bars`).
  const heavy = everywhere
    .sort((a, b) => b.html.length - a.html.length)
    .slice(0, 25)
    .map(({ address, html }) => ({ address, size: brotliSize(html) }))
    .filter(({ size }) => size > 8 * 1024);
  expect(heavy).toEqual([]);
  const assets = [...files].filter(([address]) => address.startsWith('/_astro/'));
  const sizeOf = (ending: string) =>
    assets
      .filter(([address]) => address.endsWith(ending) && yearPages[0]?.html.includes(address))
      .reduce((sum, [, body]) => sum + brotliSize(body), 0);
  expect(sizeOf('.css')).toBeGreaterThan(0);
  expect(sizeOf('.css')).toBeLessThanOrEqual(8 * 1024);
  expect(sizeOf('.js')).toBeGreaterThan(0);
  expect(sizeOf('.js')).toBeLessThanOrEqual(1024);
});

test('every page names its data release, its canonical address and its title', () => {
  const [release] = [loadNewestRelease('artifacts').manifest.data_version];
  const titles = new Map<string, string>();
  for (const { address, html } of pages) {
    expect(html, address).toContain(`/data/${release}/`);
    expect(html, address).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+"/);
    // A title that is not yet translated is another page's in English.
    const [, language = ''] = /<html lang="([^"]+)"/.exec(html) ?? [];
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    const named = `${language} ${title}`;
    expect(titles.get(named), `${address} has the title of`).toBeUndefined();
    titles.set(named, address);
  }
});

test('a date that reads as one is a time element', () => {
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  for (const { address, html } of yearPages) {
    const list = /<table class="holidays">.*?<\/table>/s.exec(html)?.[0] ?? '';
    const bare = list
      .replace(/<time .*?<\/time>/gs, '')
      .replace(/<span class="(?:note|name|local)".*?<\/span>|aria-label="[^"]*"/gs, '')
      .match(new RegExp(`\\d{1,2} (?:${months})`, 'g'));
    expect(bare, address).toBeNull();
  }
});

test('structured data is JSON and lists the files beside the page', () => {
  for (const { address, html } of yearPages) {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const graph = JSON.parse(text)['@graph'];
    const dataset = graph.find((node: { '@type': string }) => node['@type'] === 'Dataset');
    for (const { contentUrl } of dataset.distribution) {
      const file = new URL(contentUrl).pathname;
      // Tables of regions are written when they are asked for.
      expect(addresses.has(file) || isRendered(file), `${address}: ${contentUrl}`).toBe(true);
    }
    expect(graph.map((node: { '@type': string }) => node['@type'])).toEqual([
      'BreadcrumbList',
      'Dataset',
    ]);
  }
});

test('every country and year has its preview picture', () => {
  for (const place of places.filter((candidate) => candidate.region === null)) {
    for (const year of SUPPORTED_YEARS) {
      const address = `/og/${place.key}-${year}.png`;
      expect(addresses, place.key).toContain(address);
      const body = files.get(address);
      if (body === undefined) continue;
      // PNG: signature, then the width and the height of the IHDR chunk.
      expect(body?.subarray(1, 4).toString(), place.key).toBe('PNG');
      expect([body?.readUInt32BE(16), body?.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  }
});

test('every page that has a preview picture has one that is there, in its language', () => {
  const named = pages.flatMap(({ address, html }) => {
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    return picture === undefined ? [] : [[address, new URL(picture).pathname] as const];
  });
  expect(named.filter(([, picture]) => !addresses.has(picture))).toEqual([]);
  expect(new Map(named).get('/deutsch/de/2026/')).toBe('/deutsch/og/de-2026.png');
  expect(new Map(named).get('/hindi/in/2026/')).toBe('/hindi/og/in-2026.png');
});

test('the sitemap names every year page once, and only addresses that exist', () => {
  const text = files.get('/sitemap-0.xml')?.toString() ?? '';
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? '').pathname,
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const address of yearAddresses) expect(paths).toContain(address);
  // Rendered on request, by its country and by its own name; and the pages of the reference.
  for (const place of places) expect(paths).toContain(place.path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/calculator/', '/docs/', '/docs/errors/']));
  expect(paths.filter((path) => ['/go/', '/404/', '/busy/'].includes(path))).toEqual([]);
  const inEveryLanguage = paths.filter((path) =>
    /^(?:\/[a-z]{3,})?\/[a-z]{2}\/(?:[a-z0-9]+\/)?20\d\d\/$/.test(path),
  );
  expect(text.match(/<lastmod>/g)).toHaveLength(inEveryLanguage.length);
  expect(files.get('/sitemap-index.xml')?.toString()).toContain('/sitemap-0.xml</loc>');
});
