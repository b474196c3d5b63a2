import { expect, test } from 'vitest';
import { TRANSLATIONS } from '../../src/site/languages/languages.ts';
import { pagesAmong } from '../support/site/built-site.ts';
import { type FoundLink, idsOf, linksOf } from '../support/site/check-links.ts';
import { useFiles, useSite } from '../support/site/common/use-site.ts';
import { FAULT_TYPES, RENDERED_TYPES, statusOf } from '../support/site/page-types.ts';

const site = useSite();
const files = await useFiles();
/** Compressed, it would be for the test to make it plain again. */
const PLAIN = { 'accept-encoding': 'identity' };
/** The word of a language at the beginning of an address. */
const WORD = new RegExp(`^/(?:${TRANSLATIONS.map(({ word }) => word).join('|')})/`);

test('every link of every page leads to a page, and every fragment to an element', async () => {
  const built = new Set(files.map(({ address }) => address));
  const pages = new Map(pagesAmong(files).map(({ address, html }) => [address, html]));
  for (const address of Object.values({ ...RENDERED_TYPES, ...FAULT_TYPES })) {
    const reply = await fetch(site.url + address, { headers: PLAIN });
    expect(reply.status, address).toBe(statusOf(address));
    pages.set(address, await reply.text());
  }
  // Absolute links were made for the address that the site was built for.
  const origin =
    /<link rel="canonical" href="(https?:\/\/[^"/]+)/.exec([...pages.values()][0] ?? '')?.[1] ?? '';
  const links = [...pages].flatMap(([address, html]) => linksOf(address, html, origin));
  expect(links.length).toBeGreaterThan(10_000);

  const others = new Set(
    links.map(({ target }) => target).filter((target) => !built.has(target) && !pages.has(target)),
  );
  const from = new Map(links.map(({ page, target }) => [target, page]));
  for (const target of sampleOf([...others])) {
    const reply = await fetch(site.url + target, { redirect: 'manual', headers: PLAIN });
    // A page that says what is wrong says so in every language.
    const wanted = statusOf(target.replace(WORD, '/'));
    expect(reply.status, `${from.get(target)} links to ${target}`).toBe(wanted);
    pages.set(target, await reply.text());
  }
  const ids = new Map([...pages].map(([address, html]) => [address, idsOf(html)]));
  const dead = links.filter(
    (link: FoundLink) =>
      link.fragment !== '' && !(ids.get(link.target)?.has(link.fragment) ?? true),
  );
  expect(dead.map((link) => `${link.page} links to ${link.target}#${link.fragment}`)).toEqual([]);
});

/** The number asked for among thousands that differ only in place, year or language. */
const OF_A_FORM_MAX = 8;

/** What is rendered, or asked of the API, by hundreds of links of one form: one in eight of each, or fewer. */
function sampleOf(targets: readonly string[]): string[] {
  const forms = Map.groupBy(targets, (target) => {
    const { pathname, searchParams } = new URL(target, site.url);
    // Addresses of places differ by codes of two or three letters, those of years by the year.
    // What every type of page is in every language, languages.site.test.ts asks.
    const form = pathname
      .replaceAll(/\/(?:[a-z0-9]{1,3}(?=\/)|20\d\d(?=[/.]))/g, '/*')
      .replace(WORD, '/');
    return `${form}?${[...searchParams.keys()]}`;
  });
  return [...forms.values()].flatMap((alike) => {
    const step = Math.max(8, Math.ceil(alike.length / OF_A_FORM_MAX));
    return alike.filter((_, index) => index % step === 0);
  });
}

test('a page names in a Link header what it links as alternates, by type', async () => {
  const link = async (path: string) => (await fetch(site.url + path)).headers.get('link');
  const feed = '</data/changes.atom>; rel="alternate"; type="application/atom+xml"';
  const filesOf = (year: string) => [
    `<${year}.ics>; rel="alternate"; type="text/calendar"`,
    `<${year}.md>; rel="alternate"; type="text/markdown"`,
    `<${year}.json>; rel="alternate"; type="application/json"`,
    `<${year}.csv>; rel="alternate"; type="text/csv"`,
  ];
  for (const year of ['/de/2026', '/de/by/2026']) {
    expect(await link(`${year}/`)).toBe([...filesOf(year), feed].join(', '));
  }
  expect(await link('/bridge/2026/')).toBe(feed);
});
