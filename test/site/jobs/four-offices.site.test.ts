// @module-tag chromium
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('which of four offices work on 2 October 2026, and when all of them do', async (phone) => {
  const { page } = phone;
  await phone.goTo('Compare');
  for (const [index, where] of ['United States', 'Bavaria', 'India', 'Japan'].entries()) {
    await page.locator(`#c${index + 1}`).fill(where);
  }
  await page.locator('#on').fill('2026-10-02');
  await phone.send('Compare');
  await expect(page.locator('#date-title').innerText()).resolves.toMatch(/3 of 4 work/);
  const said = await page.locator('main').innerText();
  expect(said).toMatch(/India[\s\S]*Holiday/);
  expect(said).toMatch(/next day on which all work:\s+Monday 5 October 2026/);
  expect(phone.steps()).toBe(3);
});
