// @module-tag chromium
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sidewaysPixels } from '../../support/site/browser.ts';
import { findDiscomfort } from '../../support/site/common/comfort.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';
import {
  BUILT_TYPES,
  FAULT_TYPES,
  FURTHER_TYPES,
  RENDERED_TYPES,
} from '../../support/site/page-types.ts';

const site = useSite();
const browser = useBrowser();

const TYPES = {
  ...BUILT_TYPES,
  ...RENDERED_TYPES,
  ...FURTHER_TYPES,
  ...FAULT_TYPES,
  sheet: '/calculator/sheet/?op=add&date=2026-12-24&days=10&country=GB&region=SCT',
  'sheet in Arabic': '/arabiyya/calculator/sheet/?op=add&date=2026-12-24&days=10&country=AE',
  'release with many changes': '/data/2026.11.4/',
  'history of a country': '/data/es/',
};
/** A phone's own size first. */
const WIDTHS = [390, 320, 768, 1280, 1440] as const;
const HEIGHT = 844;
/** One row of 44 px, with some room; pages without a header have none. */
const HEADER_MOST = 64;

let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});
afterAll(() => page.close());

const openAt = async (address: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(site.url + address);
};

describe.each(Object.entries(TYPES))('%s', (name, address) => {
  test('is wide enough for thumbs, large enough for eyes, and as wide as its screen', async () => {
    await openAt(address, 390);
    const onPhone = await findDiscomfort(page, 44);
    expect(onPhone.targets).toEqual([]);
    const header = page.locator('header.top');
    if ((await header.count()) > 0) {
      const { height = 0 } = (await header.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(HEADER_MOST);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect([width, await sidewaysPixels(page)]).toEqual([width, 0]);
    }
    const onDesk = await findDiscomfort(page, 24);
    expect(onDesk.targets).toEqual([]);
    // The print room shows its sheets of paper smaller than they are.
    if (!name.startsWith('print room')) expect([...onPhone.texts, ...onDesk.texts]).toEqual([]);
  });
});

test.each(['2026.11.2', '2026.11.4', '2026.11.6', '2026.11.7'])(
  'release %s is read on a phone in 4,000 px; the rest is folded',
  async (version) => {
    await openAt(`/data/${version}/`, 390);
    const { height = 0 } = (await page.locator('main').boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(4000);
  },
);
