// @module-tag chromium
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('business days a month in Madrid, for payroll', async (phone) => {
  const { page } = phone;
  await phone.look('Madrid 2026');
  const october = page.locator('.by-month a[href*="start=2026-10-01"]');
  const figure = await october.locator('b').innerText();
  expect(figure).toMatch(/^\d\d$/);
  await phone.tap(/^Oct 21$/);
  // The calculator counts as payroll does, and so matches the figure of the table.
  expect(new URL(page.url()).searchParams.get('first')).toBe('counted');
  await expect(page.locator('main').innerText()).resolves.toContain('21');
  expect(phone.steps()).toBe(2);
});
