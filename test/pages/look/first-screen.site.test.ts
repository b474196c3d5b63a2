// @module-tag chromium
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEFAULT_YEAR } from '../../../src/calendar/year-words.ts';
import { loadedReleases } from '../../../src/site/loaded-releases.ts';
import { sidewaysPixels } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();

const TRANSLATED = [
  ...['/deutsch/ch/2026/', '/francais/ca/2026/', '/italiano/it/2026/', '/espanol/mx/2026/'],
  ...['/nederlands/nl/2026/', '/portugues/br/2026/', '/nihongo/jp/2026/', '/ivrit/il/2026/'],
  ...['/arabiyya/ae/2026/', '/hindi/in/2026/'],
];
const PAGES = [
  ...['/de/by/2027/', '/us/2026/', '/gb/2026/', '/ae/2027/', '/gb/', '/us/tx/2026/'],
  ...['/ca/2026/', '/ch/2026/', '/in/2026/', '/jp/2026/', '/br/2026/', '/za/2026/'],
  ...TRANSLATED,
];

const PHONE = { width: 390, height: 844 };
/** Pixels: where the first row of a list begins on a phone at the latest, and how high a row is there. */
const [FIRST_ROW_MOST, ROW_MOST] = [620, 72];

/** What a page of a size shows of its first list, in pixels. */
interface SeenRows {
  readonly tops: readonly number[];
  readonly bottoms: readonly number[];
  readonly tallest: number;
  readonly sideways: number;
}

async function rowsOn(page: Page, path: string): Promise<SeenRows> {
  await page.goto(site.url + path);
  const boxes = await page
    .locator('.holidays')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { top, bottom };
      }),
    );
  return {
    tops: boxes.map(({ top }) => top),
    bottoms: boxes.map(({ bottom }) => bottom),
    tallest: Math.max(...boxes.map(({ top, bottom }) => Math.round(bottom - top))),
    sideways: await sidewaysPixels(page),
  };
}

/** What of a page does not stand on the first screen of a phone as it should. */
async function faultsOnPhone(page: Page, path: string): Promise<string[]> {
  const { tops, tallest, sideways } = await rowsOn(page, path);
  const first = tops[0] ?? Number.POSITIVE_INFINITY;
  return [
    ...(first <= FIRST_ROW_MOST ? [] : [`${path}: the first row begins at ${first} px`]),
    ...(tallest <= ROW_MOST ? [] : [`${path}: a row has ${tallest} px`]),
    ...(sideways <= 0 ? [] : [`${path}: ${sideways} px too wide`]),
  ];
}

test.each(TRANSLATED)('%s shows its list on the first screen of a phone', async (path) => {
  const page = await browser.newPage({ viewport: PHONE });
  expect(await faultsOnPhone(page, path)).toEqual([]);
  await page.close();
});

test.each([...loadedReleases().dataSet.countries.values()].map(({ artifact }) => artifact))(
  'so do the year and the coming months of $name and of each of its regions',
  async ({ country, regions }) => {
    const page = await browser.newPage({ viewport: PHONE });
    const calendars = [country, ...regions.map(({ code }) => `${country}/${code}`)];
    const found: string[] = [];
    for (const calendar of calendars.map((each) => each.toLowerCase())) {
      found.push(...(await faultsOnPhone(page, `/${calendar}/`)));
      found.push(...(await faultsOnPhone(page, `/${calendar}/${DEFAULT_YEAR}/`)));
    }
    await page.close();
    expect(found).toEqual([]);
  },
);

test.each(PAGES)('%s shows six rows on a desktop, each of 56 px', async (path) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { bottoms, tallest } = await rowsOn(page, path);
  const shown = bottoms.filter((bottom) => bottom <= 800).length;
  expect(shown).toBeGreaterThanOrEqual(Math.min(6, bottoms.length));
  expect(tallest).toBeLessThanOrEqual(56);
  await page.close();
});

test.each([
  '/ch/2026/',
  '/de/2026/',
  '/es/2026/',
  '/us/2026/',
  '/compare/?c=London,in,ae&year=2027',
])('nothing of %s leaves a tablet of 768 px', async (path) => {
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 } });
  await page.goto(site.url + path);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  await page.close();
});

test('numbers of sources and crumbs are as large as a finger on a phone', async () => {
  const page = await browser.newPage({
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  await page.goto(`${site.url}/de/by/2027/`);
  for (const target of ['.crumbs a:visible', '.holidays .src']) {
    const reached = await page
      .locator(target)
      .first()
      .evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return [-21, 21].map((by) => document.elementFromPoint(x, y + by) === link);
      });
    expect([target, ...reached]).toEqual([target, true, true]);
  }
  await page.close();
});

test('five places and a year take no more of a phone than the answer needs', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/compare/?c=London,Mumbai,Dubai,br-sp,Tokyo&year=2027`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2500);
  await page.close();
});

test.each([
  ['/deutsch/ch/gr/2026/', 768],
  ['/hindi/in/2026/', 768],
  ['/arabiyya/ae/2026/', 768],
  ['/portugues/br/df/2026/', 768],
  ['/deutsch/ch/gr/2026/', 1280],
  ['/francais/ca/nl/2026/', 1440],
])('the toolbar of %s stands in one row of %i px', async (path, width) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(site.url + path);
  const middles = await page.locator('.tools > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(4);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  await page.close();
});
