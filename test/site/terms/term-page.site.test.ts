// @module-tag chromium
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { visit, WIDE } from '../../support/site/browser.ts';
import { useBrowser, useSite } from '../../support/site/common/use-site.ts';
import { printedPages } from '../../support/site/print.ts';

const QUESTION = 'country=GB&date=2026-03-20&period=P20D&rule=gb-foia-10';
const ZURICH = 'country=CH&date=2026-03-25&period=P10D&region=ZH&rule=ch-zpo-142-145';
const site = useSite();
const browser = useBrowser();

const get = (address: string) => fetch(site.url + address, { redirect: 'manual' });

test('a public body asks by rule, day and number, without a script', async () => {
  const { page, leave } = await visit(browser, `${site.url}/deadline/`, WIDE, {
    javaScript: false,
  });
  await page.locator('#rule').selectOption('gb-foia-10');
  await page.locator('#date').fill('2026-03-20');
  await page.locator('#number').fill('20');
  await page.locator('.term-form button').click();
  await page.waitForURL(/period=P20D/);
  expect(new URL(page.url()).search.slice(1)).toBe(QUESTION);
  expect(await page.locator('h1').innerText()).toContain('Tuesday 21 April 2026');
  expect(await page.locator('.term-steps blockquote').first().innerText()).toContain(
    'not later than the twentieth working day following the date of receipt',
  );
  expect(await page.locator('.skipped').innerText()).toContain('Easter Monday');
  await leave();
});

test('a paralegal in Zurich chooses among the rules of the place', async () => {
  const { page, leave } = await visit(browser, `${site.url}/deadline/?country=CH&region=ZH`, WIDE, {
    javaScript: false,
  });
  expect(await page.locator('.rule-cards label').count()).toBe(2);
  await page.locator('[name="rule"][value="ch-zpo-142-145"]').check();
  await page.locator('#date').fill('2026-03-25');
  await page.locator('#number').fill('10');
  await page.locator('.term-form button').click();
  await page.waitForURL(/period=P10D/);
  expect(new URL(page.url()).search.slice(1)).toBe(ZURICH);
  expect(await page.locator('h1').innerText()).toContain('Monday 20 April 2026');
  // A quotation is marked with the language of the law.
  expect(await page.locator('.quoted > p[lang="de"]').count()).toBe(4);
  await leave();
});

describe('the files of an answer', () => {
  test.each([
    ['A4', QUESTION],
    ['Letter', QUESTION],
    ['A4', ZURICH],
    ['Letter', ZURICH],
  ] as const)('the sheet fits on one page of %s: %s', async (paper, query) => {
    const { page, leave } = await visit(browser, `${site.url}/deadline/sheet/?${query}`, WIDE);
    expect((await printedPages(page, paper)).pages).toBe(1);
    await leave();
  });

  test('the sheet has a short address that leads to the answer of its release', async () => {
    const html = await (await get(`/deadline/sheet/?${ZURICH}`)).text();
    const short = html.match(/href="(\/a\/[^"]+)"/)?.[1] ?? '';
    expect(short).toMatch(/^\/a\/ch-zh\/2026-03-25\+10d~ch-zpo-142-145\/2026\.\d+\.\d+\/$/);
    const [, version = ''] = /\/(2026[^/]+)\/$/.exec(short) ?? [];
    const reply = await get(short);
    const expected = new URLSearchParams([...new URLSearchParams(ZURICH), ['data', version]]);
    expected.sort();
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `/deadline/?${expected}`]);
  });

  test('the page names its alternates, which any origin may read', async () => {
    const page = await get(`/deadline/?${QUESTION}`);
    const link = page.headers.get('link') ?? '';
    for (const [form, type] of [
      ['json', 'application/json'],
      ['ics', 'text/calendar; charset=utf-8'],
    ] as const) {
      expect(link).toContain(`/deadline.${form}?${QUESTION}`);
      const alternate = await get(`/deadline.${form}?${QUESTION}`);
      expect(alternate.status).toBe(200);
      expect(alternate.headers.get('content-type')).toBe(type);
      expect(alternate.headers.get('access-control-allow-origin')).toBe('*');
    }
    const text = await (await get(`/deadline.ics?${QUESTION}`)).text();
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-04-21');
  });

  test('page and alternates refuse with the same code', async () => {
    const wrong = QUESTION.replace('P20D', 'P3M');
    for (const address of [
      `/deadline/?${wrong}`,
      `/deadline.json?${wrong}`,
      `/deadline.ics?${wrong}`,
    ]) {
      const reply = await get(address);
      expect([address, reply.status]).toEqual([address, 400]);
      expect(await reply.text()).toContain('period_not_in_rule');
    }
    const sheet = await get(`/deadline/sheet/?${wrong}`);
    expect([sheet.status, sheet.headers.get('location')]).toEqual([303, `/deadline/?${wrong}`]);
  });
});

test('every rule of the release has an entry with its words', async () => {
  const { rules } = await (await get(`/data/${await versionOf()}/rules.json`)).json();
  const html = await (await get('/deadline/rules/')).text();
  for (const { rule, words } of rules) {
    expect(html).toContain(`id="${rule}"`);
    for (const { language } of words) expect(html).toContain(`<p lang="${language}"`);
  }
  expect(html.match(/<article class="rule-entry"/g)).toHaveLength(rules.length);
});

async function versionOf(): Promise<string> {
  return (await get(`/deadline/?${QUESTION}`)).headers.get('x-data-version') ?? '';
}
