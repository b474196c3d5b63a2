import type { Browser, BrowserContext, Page } from 'playwright-core';

/** How a page is opened. It cannot be changed later. */
export interface PageKind {
  readonly javaScript: boolean;
  readonly isPhone: boolean;
  /** Whether it is drawn; pressing and scrolling require it. */
  readonly isDrawn: boolean;
}

/** How long to wait for a page. Beyond this the server has failed; a busy machine is no excuse. */
export const PATIENCE_MILLIS = 300_000;
/** How long to wait for an element of a loaded page; after that it is hidden or missing. */
const SHOWN_MILLIS = 30_000;

const idle = new WeakMap<object, Map<string, Page[]>>();

/**
 * A page with a fresh profile. Opening a profile and its process takes longer than most pages do,
 * so a returned page is lent again, with its cookies, storage and permissions cleared. A failed
 * test may keep its page.
 */
export async function lendPage(
  browser: Pick<Browser, 'newContext'>,
  kind: PageKind,
): Promise<{ readonly page: Page; readonly giveBack: () => Promise<void> }> {
  const shelves = idle.get(browser) ?? new Map<string, Page[]>();
  idle.set(browser, shelves);
  const loaded = shelves.get(JSON.stringify(kind)) ?? [];
  shelves.set(JSON.stringify(kind), loaded);
  const page = loaded.pop() ?? (await openPage(browser, kind));
  return {
    page,
    giveBack: async () => {
      await forget(page);
      loaded.push(page);
    },
  };
}

/** Waits long for a page, but not for an element that a page lacks. */
export function bePatient(context: BrowserContext): void {
  context.setDefaultNavigationTimeout(PATIENCE_MILLIS);
  context.setDefaultTimeout(SHOWN_MILLIS);
}

async function openPage(
  browser: Pick<Browser, 'newContext'>,
  { javaScript, isPhone, isDrawn }: PageKind,
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    ...(isPhone && { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
  });
  bePatient(context);
  return isDrawn ? context.newPage() : openUndrawn(context);
}

/**
 * A page that is laid out but not drawn, for tests that read text, positions or print: drawing
 * takes a fifth of a visit. Chromium with windows draws it anyway.
 */
export async function openUndrawn(context: BrowserContext): Promise<Page> {
  // Without drawing nothing comes into view, and axe computes no contrast of elements that are laid
  // out only then, so all of it is laid out at once.
  await context.addInitScript(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
  });
  // Playwright has no call for it, so Chromium is asked, which has its own names for contexts.
  const drawn = await context.newPage();
  const session = await context.newCDPSession(drawn);
  const { browserContextId } = (await session.send('Target.getTargetInfo')).targetInfo;
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    session.send('Target.createTarget', {
      url: 'about:blank',
      ...(browserContextId !== undefined && { browserContextId }),
      enableBeginFrameControl: true,
    }),
  ]);
  await drawn.close();
  return page;
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
