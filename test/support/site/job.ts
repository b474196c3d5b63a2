import { test } from 'vitest';
import { useBrowser, useSite } from './common/use-site.ts';
import { openPhone, type Phone } from './phone.ts';

/**
 * Somebody's job, from the home page on a phone to its end: told once, done with scripts and
 * without them.
 * @param site another one than all share, for a job that leaves something behind.
 */
export function tellJob(
  job: string,
  story: (phone: Phone, origin: string) => Promise<void>,
  site: { readonly url: string } = useSite(),
): void {
  const browser = useBrowser();
  test.each([
    ['with scripts', true],
    ['without', false],
  ])(`${job}, %s`, async (_, javaScript) => {
    const phone = await openPhone(browser, site.url, javaScript);
    await story(phone, site.url);
    await phone.leave();
  });
}
