// @module-tag chromium
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('is next Friday off in Bavaria, and a long weekend in May?', async (phone) => {
  const { page } = phone;
  await phone.look('next friday in Bavaria');
  expect(new URL(page.url()).search).toMatch(/country=DE&date=\d{4}-\d\d-\d\d&op=is&region=BY/);
  await expect(page.locator('main').innerText()).resolves.toMatch(/Friday \d+ \w+ \d{4}/);
  await phone.look('Bavaria 2027');
  const breaks = await page.locator('.breaks').first().innerText();
  expect(breaks).toMatch(/\d+ days\s.* May/);
  expect(phone.steps()).toBe(2);
});
