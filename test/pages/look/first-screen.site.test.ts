// @module-tag chromium
import { expect, test } from 'vitest';
import { sidewaysPixels } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();

const PAGES = [
  ...['/de/by/2027/', '/us/2026/', '/gb/2026/', '/ae/2027/', '/gb/', '/us/tx/2026/'],
  ...['/ca/2026/', '/ch/2026/', '/in/2026/', '/jp/2026/', '/br/2026/', '/za/2026/'],
  ...['/deutsch/ch/2026/', '/francais/ca/2026/', '/italiano/it/2026/', '/espanol/mx/2026/'],
  ...['/nederlands/nl/2026/', '/portugues/br/2026/', '/nihongo/jp/2026/', '/ivrit/il/2026/'],
  ...['/arabiyya/ae/2026/', '/hindi/in/2026/'],
];

/** Where the rows of the first list stand on a page of a size, and how high they are, in pixels. */
async function rowsOf(path: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(site.url + path);
  const rows = await page
    .locator('.holidays')
    .first()
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return { top, bottom };
      }),
    );
  const sideways = await sidewaysPixels(page);
  await page.close();
  return { rows, sideways, heights: rows.map(({ top, bottom }) => Math.round(bottom - top)) };
}

test.each(PAGES)(
  '%s shows its list on the first screen of a phone, in rows of 72 px',
  async (path) => {
    const { rows, sideways, heights } = await rowsOf(path, 390, 844);
    expect(rows[0]?.top).toBeLessThanOrEqual(620);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
    expect(sideways).toBeLessThanOrEqual(0);
  },
);

test.each(PAGES)('%s shows six rows on a desktop, each of 56 px', async (path) => {
  const { rows, heights } = await rowsOf(path, 1280, 800);
  const shown = rows.filter(({ bottom }) => bottom <= 800).length;
  expect(shown).toBeGreaterThanOrEqual(Math.min(6, rows.length));
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
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
  for (const target of ['.crumbs a', '.holidays .src']) {
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
