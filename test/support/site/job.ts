import { test } from 'vitest';
import type { KeySettings } from './built-site.ts';
import { openPhone, type Phone } from './phone.ts';
import { type OwnSite, useBrowser, useOwnSite } from './shared/use-site.ts';

/**
 * Somebody's job, from the home page on a phone to its end: told once, done with scripts and
 * without them.
 */
export function tellJob(
  job: string,
  story: (phone: Phone, origin: string, admin: OwnSite['admin']) => Promise<void>,
  keys: KeySettings = {},
): void {
  const site = useOwnSite(keys);
  const browser = useBrowser();
  test.each([
    ['with scripts', true],
    ['without', false],
  ])(`${job}, %s`, async (_, javaScript) => {
    const phone = await openPhone(browser, site.url, javaScript);
    await story(phone, site.url, site.admin);
    await phone.leave();
  });
}
