// @module-tag chromium
import { expect, test } from 'vitest';
import { sidewaysPixels } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();

const PAGES = ['/de/by/2027/', '/us/2026/', '/gb/2026/', '/ae/2027/', '/gb/', '/us/tx/2026/'];

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
  expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...heights)).toBeLessThanOrEqual(56);
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
