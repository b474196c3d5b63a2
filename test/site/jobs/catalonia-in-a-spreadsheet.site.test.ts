// @module-tag chromium
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { tellJob } from '../../support/site/job.ts';

tellJob('the list of Catalonia in a spreadsheet', async (phone, origin) => {
  await phone.look('Catalonia 2027');
  await phone.open('More');
  const href = await phone.page.getByRole('link', { name: '.csv' }).getAttribute('href');
  const text = Buffer.from(await (await fetch(origin + href)).arrayBuffer()).toString();
  expect(text[0]).toBe('\uFEFF');
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.find((row) => row.date === '2027-09-11')).toMatchObject({
    weekday: 'Saturday',
    place: 'Catalonia, Spain',
  });
  expect(phone.steps()).toBe(2);
});
