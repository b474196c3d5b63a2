// @module-tag chromium
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('the wall calendar of 2027', async (phone) => {
  const { page } = phone;
  await phone.look('Bavaria 2027');
  await phone.tap(/^Print$/);
  const poster = page.locator('.sheet.poster');
  await expect(poster.locator('td').count()).resolves.toBe(12 * 31);
  await expect(poster.innerText()).resolves.toMatch(/Corpus Christi/);
  await expect(page.locator('html').getAttribute('lang')).resolves.toBe('en');
  expect(phone.steps()).toBe(2);
});
