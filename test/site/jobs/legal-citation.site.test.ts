// @module-tag chromium
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('a citation for a legal document', async (phone) => {
  const { page } = phone;
  await phone.look('Scotland 2026');
  await phone.open('More');
  await phone.tap('Cite these dates');
  const said = await page.locator('main').innerText();
  expect(said).toMatch(/Banking and Financial Dealings Act 1971.*Redletter, data release 20/);
  await phone.tap('Permanent link');
  expect(new URL(page.url()).pathname).toMatch(/^\/data\/[\d.]+\/gb\/sct\/2026\/$/);
  await expect(page.locator('h1').innerText()).resolves.toContain('2026');
  expect(phone.steps()).toBe(4);
});
