import type { Browser, Page } from 'playwright';

/** What a page is opened as, and stays. */
export interface PageKind {
  readonly javaScript: boolean;
  readonly isPhone: boolean;
}

/** What never comes is no page; what comes late is a busy machine. */
const PATIENCE_MILLIS = 300_000;

const idle = new WeakMap<object, Map<string, Page[]>>();

/**
 * A page as a stranger has it, who was nowhere before. A fresh profile and a process of its own
 * take longer than most pages do: one that was given back is lent again, its cookies, storage and
 * permissions forgotten. Whoever does not give it back, because a test has failed, loses nothing.
 */
export async function lendPage(
  browser: Pick<Browser, 'newContext'>,
  kind: PageKind,
): Promise<{ readonly page: Page; readonly giveBack: () => Promise<void> }> {
  const shelves = idle.get(browser) ?? new Map<string, Page[]>();
  idle.set(browser, shelves);
  const shelf = shelves.get(JSON.stringify(kind)) ?? [];
  shelves.set(JSON.stringify(kind), shelf);
  const page = shelf.pop() ?? (await openPage(browser, kind));
  return {
    page,
    giveBack: async () => {
      await forget(page);
      shelf.push(page);
    },
  };
}

async function openPage(
  browser: Pick<Browser, 'newContext'>,
  { javaScript, isPhone }: PageKind,
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    ...(isPhone && { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
  });
  context.setDefaultTimeout(PATIENCE_MILLIS);
  return context.newPage();
}

async function forget(page: Page): Promise<void> {
  for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.context().clearPermissions();
}
