// @module-tag chromium
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser, useSite } from '../support/site/common/use-site.ts';

const site = useSite();
const browser = useBrowser();
let host: Server;

beforeAll(() => {
  // Somebody's own page, of another origin.
  host = createServer((_, reply) => {
    reply.setHeader('Content-Type', 'text/html');
    reply.end(`<!doctype html><title>Shop</title>
<iframe name="mine" src="${site.url}/embed/de/by/2026/" width="320" height="400"></iframe>
<iframe name="other" src="${site.url}/de/by/2026/"></iframe>
<img src="${site.url}/badge/de-by.svg" alt="open today?">`);
  }).listen(0, '127.0.0.1');
});
afterAll(() => void host.close());

test('another site can frame the list and show the badge, but no other page', async () => {
  const page = await browser.newPage();
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await page.waitForLoadState();
  const frame = page.frame({ name: 'mine' });
  expect(await frame?.locator('h1').innerText()).toMatch(/Bavaria, Germany\s+Public holidays 2026/);
  expect(await frame?.locator('tbody tr').count()).toBeGreaterThan(10);
  const link = frame?.locator('main > p a');
  expect(await link?.getAttribute('href')).toBe(`${site.url}/de/by/2026/`);
  const sideways = await frame?.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  const width = await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(width).toBeGreaterThan(100);
  expect((await refused).text()).toContain("frame-ancestors 'none'");
  await page.close();
});

test('a frame without a year shows the current one, and unknown addresses are not found', async () => {
  const status = async (path: string) => (await fetch(site.url + path)).status;
  expect(await (await fetch(`${site.url}/embed/ae/`)).text()).toMatch(/Public holidays 20\d\d/);
  expect(await status('/embed/us/ca/2027/')).toBe(200);
  expect(await status('/embed/us/2050/')).toBe(404);
  expect(await status('/embed/xx/')).toBe(404);
  expect(await status('/arabiyya/embed/us/')).toBe(404);
  const arabic = await fetch(`${site.url}/arabiyya/embed/ae/2027/`);
  expect(arabic.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(await arabic.text()).toContain('<html lang="ar-AE" dir="rtl">');
  const wrong = await fetch(`${site.url}/embed/us/zz/2026/`);
  expect(wrong.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('the code to copy has absolute addresses, and the year page links to it', async () => {
  const year = await (await fetch(`${site.url}/de/by/2026/`)).text();
  expect(year).toContain('href="/de/by/embed/"');
  const sheet = await (await fetch(`${site.url}/de/by/embed/`)).text();
  expect(sheet).toContain(`&lt;iframe src=&quot;${site.url}/embed/de/by/&quot;`);
});
