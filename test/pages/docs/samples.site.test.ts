// @module-tag chromium
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';

const NARROW = { width: 320, scheme: 'light' } as const;
const KEY = 'rl_0123456789abcdefghijABCDEFGHIJ012345';
const site = useSite();
const browser = useBrowser();

/** The samples that can be seen. */
const seen = (page: Page) =>
  page
    .locator('.samples pre')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => each.textContent ?? ''),
    );

test.each([true, false])(
  'one language of each sample is in sight, and another is one tap away (script: %s)',
  async (javaScript) => {
    const { page, leave } = await visit(browser, `${site.url}/docs/`, NARROW, { javaScript });
    const groups = await page.locator('.samples').count();
    const first = await seen(page);
    expect(first).toHaveLength(groups);
    expect(first.every((code) => code.startsWith('curl '))).toBe(true);
    await page.locator('.samples').first().getByText('Python', { exact: true }).click();
    const inPython = (await seen(page)).filter((code) => code.startsWith('import json, os'));
    // The script shows the same language everywhere.
    expect(inPython).toHaveLength(javaScript ? groups : 1);
    expect(await page.locator('.fill').isVisible()).toBe(javaScript);
    expect(await page.locator('.copy-code').count()).toBe(
      javaScript ? await page.locator('.examples :is(.lines, .samples, details)').count() : 0,
    );
    await leave();
  },
);

test('address and key are filled in, and stay in the page', async () => {
  const { page, leave, problems, requests } = await visit(browser, `${site.url}/docs/`, NARROW);
  await page.getByLabel('Address').fill('https://days.acme.example');
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  const codes = await seen(page);
  expect(codes.every((code) => code.includes(KEY) && code.includes('//days.acme.example/'))).toBe(
    true,
  );
  await page.getByLabel('Key', { exact: true }).fill('');
  expect((await seen(page))[0]).toContain('$KEY');
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
  expect(problems).toEqual([]);
  expect(requests.filter((url) => url.includes('rl_') || url.includes('acme'))).toEqual([]);
  await leave();
});
