// @module-tag chromium
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ReportFolder } from '../../src/reports/report-folder.ts';
import { useBrowser, useOwnSite } from '../support/site/common/use-site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false } as const;
const site = useOwnSite();
const browser = useBrowser();

/** Opens a page on a phone without script, and leaves no cookie behind. */
async function onPhone(path: string, read: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(site.url + path);
  await read(page);
  expect(await context.cookies()).toEqual([]);
  await context.close();
}

test('from a row of a year, where somebody points at it, a report arrives, and its number shows what became of it', async () => {
  await onPhone('/de/by/2027/', async (page) => {
    const link = page.getByLabel('Report a mistake: Labour Day');
    await page.goto(site.url + (await link.getAttribute('href')));
    expect(await page.locator('.about').textContent()).toBe(
      'About Labour Day, Bavaria, Germany, 2027, /de/by/2027/#labour-day',
    );
    await page.getByLabel('What is wrong').fill('It is on another day.\nSee the gazette.');
    await page.getByLabel('Law or official list').fill('BGBl. I');
    await page.getByLabel('Where to answer you').fill('jane@reader.example');
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.locator('h2').first().textContent()).toBe('Thank you, it is kept');
    const reports = new ReportFolder({
      varDir: site.varDir,
      drawNumber: () => 0,
      wallMillis: Date.now,
    });
    const [report] = await reports.list();
    if (report === undefined) throw new Error('nothing has arrived');
    expect(report).toMatchObject({
      page: '/de/by/2027/#labour-day',
      what: 'It is on another day.\nSee the gazette.',
      source: 'BGBl. I',
      answerTo: 'jane@reader.example',
    });
    reports.replace({ ...report, status: 'answered', answer: 'Mended.' });
    await page.getByRole('link', { name: `/report/${report.number}/` }).click();
    expect(await page.locator('main').textContent()).toContain('Mended.');
    expect(await page.content()).not.toContain('jane@reader.example');
  });
});

test.each([
  '/calculator/?op=add&date=2026-12-10&days=20&country=GB&region=SCT',
  '/compare/?c=de-by,in,jp,us&date=2026-10-02',
  '/plan/de/by/2027/?days=10',
])('the result %s leads to a form about itself', async (path) => {
  await onPhone(path, async (page) => {
    const more = page.locator('.take summary', { hasText: 'More' });
    if ((await more.count()) > 0) await more.click();
    // On an answer the link is behind More, with and without a script; here without.
    const link = page.locator('main a[href^="/report/"]').first();
    await page.goto(site.url + (await link.getAttribute('href')));
    const about = (await page.locator('.about a').getAttribute('href')) ?? '';
    expect(about.split('?')[0]).toBe(path.split('?')[0]);
    expect(about).toContain('?');
  });
});
