// @module-tag chromium
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { useBrowser, useSite } from '../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();

async function uidsAndNames(address: string): Promise<Map<string, string>> {
  const text = await (await fetch(address)).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
  return new Map(events.map((event) => [value(event, 'uid'), value(event, 'summary')]));
}

test("Zurich's holidays reach a phone's calendar in German, in three steps without a script", async () => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(`${site.url}/ch/zh/2027/`);
  await page.locator('.get').getByRole('link', { name: 'Subscribe' }).click();
  await page.getByLabel('Names in the local language').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  const apple = await page.getByRole('link', { name: 'Apple Calendar' }).getAttribute('href');
  expect(apple).toBe(`webcal://${new URL(site.url).host}/feed/ch-zh.ics?names=local`);
  const german = await uidsAndNames(apple?.replace('webcal:', 'http:') ?? '');
  const english = await uidsAndNames(`${site.url}/ch/zh.ics`);
  expect([...german.keys()]).toEqual([...english.keys()]);
  expect(german.get('ch-zh-new-years-day-2027@redletter')).toBe('Neujahr');
  // What people guess leads there as well.
  const guessed = await fetch(`${site.url}/ch/zh.ics?names=local`);
  expect(guessed.url).toBe(`${site.url}/feed/ch-zh.ics?names=local`);
  await context.close();
});

test('the sheet has a code of its own address, and its feed follows the choices', async () => {
  const sheet = await (await fetch(`${site.url}/us/subscribe/?busy=1`)).text();
  expect(sheet).toMatch(/<svg class="qr"[^>]*role="img"/);
  const feed = await fetch(`${site.url}/feed/us.ics?busy=1`);
  expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await feed.text()).toContain('TRANSP:OPAQUE');
  const canonical = await fetch(`${site.url}/feed/us.ics?exact=1&busy=1&x=2`);
  expect(canonical.url).toBe(`${site.url}/feed/us.ics?busy=1&exact=1`);
  const wrong = await fetch(`${site.url}/feed/us.ics?busy=yes`);
  expect([wrong.status, await wrong.text()]).toEqual([400, 'Write busy=1, or leave it out.\n']);
});

test('a translated sheet links to a translated feed, and offers only names that differ', async () => {
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const german = await read('/deutsch/ch/zh/subscribe/?busy=1');
  const italian = await read('/italiano/ch/zh/subscribe/?busy=1&names=local');
  expect(german).toContain(`<code>${site.url}/deutsch/feed/ch-zh.ics?busy=1</code>`);
  expect([german, italian].map((sheet) => sheet.includes('value="local"'))).toEqual([false, true]);
  const names = await uidsAndNames(`${site.url}/deutsch/feed/ch-zh.ics?busy=1`);
  expect(names.get('ch-zh-labour-day-2027@redletter')).toBe('Tag der Arbeit');
  expect(await read('/deutsch/feed/ch+gb.ics')).toMatch(/^X-WR-CALNAME:Gesetzliche Feiertage: /m);
});
