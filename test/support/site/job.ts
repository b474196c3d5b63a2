import { test } from 'vitest';
import { useBrowser, useSite } from './common/use-site.ts';
import { openPhone, type Phone } from './phone.ts';

/**
 * One reader's task, from the home page on a phone to its end, done with scripts and without.
 * @param site for a task that leaves something behind, a site that no other test uses.
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
