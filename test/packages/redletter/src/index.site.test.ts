// @module-tag chromium
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadRelease } from '../../../../src/artifact/load-release.ts';
import { archiveOf } from '../../../../src/site/data/release-archive.ts';
import { useLibrary } from '../../../support/library/use-library.ts';
import { useBrowser } from '../../../support/site/common/use-site.ts';

const { home } = await useLibrary();

/** The questions that both the page and the worker ask. */
const ASK = `
import { calendar, joint, RedletterError } from '/redletter/index.js';
import { ask } from '/redletter/answers.js';
import * as us from '/redletter/us.js';
import { addToAll, toDayNumber } from '/redletter/bulk.js';
import { open } from '/redletter/open.js';
export async function answers() {
  const archive = await (await fetch('/redletter-2026.11.1.tar.gz')).arrayBuffer();
  const other = await open(archive);
  let code = '';
  try { calendar('UK'); } catch (error) { code = error instanceof RedletterError && error.code; }
  return [
    calendar('GB-SCT').add('2026-12-24', 5),
    joint('US', 'GB').next('2026-07-02'),
    ask(us, '/v1/add-business-days?date=2026-12-24&days=5&country=US').body.end_date,
    addToAll(calendar('US'), Int32Array.of(toDayNumber('2026-12-24')), 5)[0],
    other.release.version,
    code,
  ];
}`;
const ANSWERS = ['2027-01-06', '2026-07-06', '2027-01-04', 20_822, '2026.11.1', 'invalid_country'];

const FILES: Readonly<Record<string, string | Buffer>> = {
  '/': '<!doctype html><title>page</title><script type="module" src="/page.js"></script>',
  '/ask.js': ASK,
  '/page.js': `
import { answers } from '/ask.js';
globalThis.here = answers();
globalThis.there = new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = reject;
});`,
  '/worker.js': "import { answers } from '/ask.js'; postMessage(await answers());",
  '/redletter-2026.11.1.tar.gz': await archiveOf('artifacts', loadRelease('artifacts/2026.11.1')),
};

const server = createServer((request, response) => {
  const path = normalize(request.url ?? '/');
  const body = path.startsWith('/redletter/')
    ? readFileSync(join(home, path.slice('/redletter'.length)))
    : FILES[path];
  const type = path === '/' ? 'text/html' : 'text/javascript';
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = useBrowser();
afterAll(() => void server.close());

test('a plain module script and a worker answer in a browser, from unbundled files', async () => {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const asked = (name: string) => page.evaluate((which) => Reflect.get(globalThis, which), name);
  await page.waitForFunction(() => 'there' in globalThis);
  expect(await asked('here')).toEqual(ANSWERS);
  expect(await asked('there')).toEqual(ANSWERS);
  expect(problems).toEqual([]);
});
