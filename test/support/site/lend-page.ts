import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a page is opened as, and stays. */
export interface PageKind {
  readonly javaScript: boolean;
  readonly isPhone: boolean;
  /** Whether it is drawn, as what is pressed or scrolled to must be. */
  readonly isDrawn: boolean;
}

/** What never comes is no page; what comes late is a busy machine. */
export const PATIENCE_MILLIS = 300_000;
/** On a page that is there, what has not come by then never comes: a button is hidden, or gone. */
const SHOWN_MILLIS = 30_000;

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

/** Waits long for a page, and not for what a page does not show. */
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
 * A page that is laid out but never drawn, since drawing is a fifth of a look: for whoever asks what
 * it says, what stands where, and what comes out on paper. Chromium with windows draws it all the
 * same.
 */
export async function openUndrawn(context: BrowserContext): Promise<Page> {
  // Nothing comes into sight where nothing is drawn, and axe computes no contrast of what is laid
  // out only then: all of it is laid out at once.
  await context.addInitScript(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(laidOut);
  });
  // Playwright has no word for it, so Chromium is asked, which knows contexts by names of its own.
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
