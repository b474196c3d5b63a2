// @module-tag chromium
import { expect, test } from 'vitest';
import { NARROW, visit } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();

/** How the heading of a page is set. */
async function headingOf(path: string) {
  const { page, leave } = await visit(browser, `${site.url}${path}`, NARROW, {
    isDrawn: false,
  });
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
    const { page, leave } = await visit(browser, `${site.url}${path}`, NARROW, {
      isDrawn: false,
    });
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
