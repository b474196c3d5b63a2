// @module-tag chromium
import { expect } from 'vitest';
import { TRANSLATIONS } from '../../../src/site/languages/languages.ts';
import { tellJob } from '../../support/site/job.ts';

/**
 * For each reader: the name of the language, what the reader types, and what the reader looks
 * for.
 */
const READERS = [
  ['de', 'Augsburg 2027', '/deutsch/de/by/2027/', 'Fronleichnam', '27. Mai', 'Do'],
  ['es', 'Barcelona 2027', '/espanol/es/ct/2027/', 'San Juan', '24\u00a0de junio', 'jue'],
  ['ja', '日本 2027', '/nihongo/jp/2027/', '振替休日', '3月22日', '月'],
] as const;

for (const [code, asked, address, holiday, date, weekday] of READERS) {
  const language = TRANSLATIONS.find((each) => each.code === code);
  tellJob(`the holidays of 2027 where I live, in ${language?.word ?? code}`, async (phone) => {
    const { page } = phone;
    await phone.openMenu();
    await phone.open('Languages');
    await phone.tap(language?.name ?? expect.fail(`no pages in ${code}`));
    await phone.lookHere(asked);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${code}`));
    const row = page.locator('table.holidays tr', { hasText: holiday }).first();
    const localized = (await row.innerText()).split('\n');
    expect(localized.slice(0, 2)).toEqual([date, weekday]);
    expect(phone.steps()).toBe(4);
  });
}
