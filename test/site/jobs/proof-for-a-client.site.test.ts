// @module-tag chromium
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('20 business days from 10 December 2026 in Scotland, with a proof', async (phone) => {
  const { page } = phone;
  await phone.goTo('Calculator');
  await page.getByLabel('Start date').fill('2026-12-10');
  await page.getByLabel('Business days').fill('20');
  await page.locator('#where').fill('Scotland');
  await phone.tap('Calculate');
  const said = await page.locator('main').innerText();
  expect(said).toContain('13 January 2027');
  // The proof: the law, the release, and a permanent address.
  expect(said).toMatch(/Banking and Financial Dealings Act 1971/);
  const links = await page.locator('main a[href*="data="]').count();
  expect(links).toBeGreaterThan(0);
  expect(phone.steps()).toBe(3);
});
