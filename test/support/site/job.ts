import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import type { RunningServer } from '../../../src/server/run/start-server.ts';
import { openBrowser } from './browser.ts';
import { type KeySettings, openSite } from './built-site.ts';
import { openPhone, type Phone } from './phone.ts';

/**
 * Somebody's job, from the home page on a phone to its end: told once, done with scripts and
 * without them.
 */
export function tellJob(
  job: string,
  story: (phone: Phone, origin: string, admin: RunningServer['admin']) => Promise<void>,
  keys: KeySettings = {},
): void {
  const varDir = mkdtempSync(join(tmpdir(), 'redletter-job-'));
  let site: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(varDir, keys), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(varDir, { recursive: true });
  });
  test.each([
    ['with scripts', true],
    ['without', false],
  ])(`${job}, %s`, async (_, javaScript) => {
    const phone = await openPhone(browser, site.url, javaScript);
    await story(phone, site.url, site.admin);
    await phone.leave();
  });
}
