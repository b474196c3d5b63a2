import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringAxe, checkAxe, dropRepeated, shownIn } from './axe.ts';
import {
  lookAs,
  NARROW,
  openEmptyHanded,
  sidewaysPixels,
  visit,
  visitNext,
  WIDE,
} from './browser.ts';
import { checkHtml, checkInline } from './check-html.ts';
import { useBrowser, useSite } from './common/use-site.ts';
import { RELATIVES, statusOf } from './page-types.ts';

const READ_TWICE = new Set(['country year', 'evergreen', 'calculator: add', 'compare', 'home']);

const textOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ');

/**
 * Tests that hold for every type of page, in a browser; split over several files, which run in
 * parallel.
 * @param isBuilt whether its HTML is checked with that of all built pages.
 */
export function holdTypes(types: Readonly<Record<string, string>>, isBuilt: boolean): void {
  const site = useSite();
  const browser = useBrowser();
  // One page for all of them: a fresh profile and process for each take longer than its load.
  let page: Page;
  beforeAll(async () => {
    page = await openEmptyHanded(browser);
    await bringAxe(page);
  });

  /** Checks that an open page reads the same without JavaScript. */
  async function holdWithoutScript(shown: Page, url: string): Promise<void> {
    const { page, leave } = await visit(browser, url, WIDE, {
      javaScript: false,
      isDrawn: false,
    });
    // A list that a script replaces by suggestions.
    await page.locator('noscript').evaluateAll((lists) => lists.map((list) => list.remove()));
    // What a script says of today, and a button that a script replaces by acting at once.
    for (const each of [page, shown]) {
      await each
        .locator('p.upnext, .region button')
        .evaluateAll((parts) => parts.map((part) => part.remove()));
    }
    const without = await textOf(page);
    await leave();
    expect(without.length).toBeGreaterThan(50);
    // Buttons that need a script are shown only when there is one.
    const unworked = / (?:Copy answer|Copy sentence|Copy link|Copy as table|Copy|Print)\b/g;
    const withScript = await textOf(shown);
    expect(withScript.replace(unworked, ''), 'without JavaScript').toBe(
      without.replace(unworked, ''),
    );
  }

  describe.each(Object.entries(types))('%s', (name, address) => {
    const isRelative = name in RELATIVES;
    test(`nothing sticks out${isRelative ? '' : ', and axe finds nothing'}: narrow, wide`, async () => {
      await lookAs(page, WIDE);
      const { problems, requests } = await visitNext(page, site.url + address);
      expect(await sidewaysPixels(page), 'wide').toBeLessThanOrEqual(0);
      // The text of the other types comes from the same few components.
      if (READ_TWICE.has(name)) await holdWithoutScript(page, site.url + address);
      await lookAs(page, NARROW);
      expect(await sidewaysPixels(page), 'narrow').toBeLessThanOrEqual(0);
      if (!isRelative) {
        await dropRepeated(page);
        expect(await checkAxe(page), 'narrow and light').toEqual([]);
        const shown = await shownIn(page);
        await lookAs(page, WIDE);
        const isNew = (await shownIn(page)).some((isShown, index) => isShown && !shown[index]);
        expect(await checkAxe(page, !isNew), 'wide and dark').toEqual([]);
      }
      expect(problems).toEqual([]);
      expect(requests.length).toBeLessThanOrEqual(6);
      expect(requests.length).toBeGreaterThan(1);
    });

    if (!isBuilt) {
      test('is valid HTML without inline code', async () => {
        const reply = await fetch(site.url + address);
        expect(reply.status).toBe(statusOf(address));
        expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
        const html = await reply.text();
        expect([...(await checkHtml(address, html)), ...checkInline(address, html)]).toEqual([]);
      });
    }
  });
}
