// @module-tag chromium
import { expect, test } from 'vitest';
import { sidewaysPixels } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();

/** The home page as a reader has it. */
async function openHome(
  path: string,
  width: number,
  reader: {
    readonly timezoneId?: string;
    readonly locale?: string;
    readonly javaScriptEnabled?: boolean;
  } = {},
) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, ...reader });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return { page, leave: () => context.close() };
}

test('a phone has one search, and the rows of the agenda on its first screen', async () => {
  const { page, leave } = await openHome('/', 390);
  expect(await page.locator('input[type=search]').count()).toBe(1);
  const box = await page.locator('ol.agenda li').first().boundingBox();
  expect(box?.y).toBeLessThanOrEqual(620);
  expect(await page.locator('.fortnight').isVisible()).toBe(false);
  expect(await page.locator('.everywhere li').first().isVisible()).toBe(false);
  await leave();
});

test.each([320, 390, 768, 1280, 1440])('nothing leaves the screen at %i px', async (width) => {
  const { page, leave } = await openHome('/', width);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  await leave();
});

test('on a desktop the fourteen days stand beside the list', async () => {
  const { page, leave } = await openHome('/', 1280);
  const list = await page.locator('ol.agenda').boundingBox();
  const days = await page.locator('.fortnight').boundingBox();
  expect(days?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  expect(await page.locator('.fortnight tbody tr').count()).toBe(
    await page.locator('.everywhere li').count(),
  );
  await leave();
});

test.each([
  ['/', { locale: 'en-US', timezoneId: 'Europe/Berlin' }, '/de/'],
  ['/', { locale: 'hi-IN', timezoneId: 'Asia/Tokyo' }, '/jp/'],
  ['/', { locale: 'en-ZA', timezoneId: 'Africa/Cairo' }, '/za/'],
  ['/', { locale: 'en-GB', timezoneId: 'Europe/London', javaScriptEnabled: false }, '/us/'],
  ['/deutsch/', { locale: 'de-AT', timezoneId: 'Europe/Vienna' }, '/deutsch/de/'],
])('%s shows the country of a reader with %o among the first', async (path, reader, own) => {
  const { page, leave } = await openHome(path, 390, reader);
  expect(await page.locator('.agenda .own a').getAttribute('href')).toBe(own);
  // What that row says is not said again.
  const alone = page.locator('ol.agenda > li:visible:not(.own, .off-now)').filter({
    has: page.locator(`a[href="${own}"]`),
  });
  for (const row of await alone.all()) expect(await row.locator('a').count()).toBeGreaterThan(1);
  await leave();
});
