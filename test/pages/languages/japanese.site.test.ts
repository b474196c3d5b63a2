import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../src/server/run/start-server.ts';
import { NARROW, openBrowser, visit } from '../../support/site/browser.ts';
import { openSite } from '../../support/site/built-site.ts';

const varDir = mkdtempSync(join(tmpdir(), 'redletter-japanese-'));
let site: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(varDir), openBrowser()]);
});

afterAll(async () => {
  await Promise.all([site?.close(), browser?.close()]);
  rmSync(varDir, { recursive: true });
});

/** How the heading of a page is set. */
async function headingOf(path: string) {
  const { page, leave } = await visit(browser, `${site.url}${path}`, NARROW);
  const set = await page.locator('h1').evaluate((heading) => {
    const { fontFamily, fontSize, letterSpacing, wordBreak } = getComputedStyle(heading);
    return { fontFamily, letterSpacing, wordBreak, size: Number.parseFloat(fontSize) };
  });
  await leave();
  return set;
}

test('a heading has a serif of its own size for kanji, and breaks between phrases', async () => {
  const [japanese, english] = [await headingOf('/nihongo/jp/2026/'), await headingOf('/jp/2026/')];
  expect(japanese.fontFamily).toMatch(/^Display, DisplayJapanese,/);
  expect(japanese).toMatchObject({ letterSpacing: 'normal', wordBreak: 'auto-phrase' });
  expect(japanese.size).toBeLessThan(english.size);
  expect(english.fontFamily).not.toContain('DisplayJapanese');
});

test.each(['/nihongo/jp/2026/', '/nihongo/jp/', '/nihongo/'])(
  'on a narrow screen no date of %s is broken, and nothing is wider than the screen',
  async (path) => {
    const { page, leave } = await visit(browser, `${site.url}${path}`, NARROW);
    const broken = await page
      .locator('time:not(.holidays time)')
      .evaluateAll((dates) =>
        dates
          .filter((date) => date.getClientRects().length > 1)
          .map(({ textContent }) => textContent),
      );
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
    await leave();
  },
);
