import { existsSync } from 'node:fs';
import playwright, { type Browser, type Page } from 'playwright-core';
import { bePatient, lendPage, openUndrawn, PATIENCE_MILLIS, type PageKind } from './lend-page.ts';
import { statusOf } from './page-types.ts';

/** Where Debian puts it, with its windows and without. */
const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
/** What `npm test` has found; for whoever asks without it, Debian's. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path)) ?? String(DEBIAN[0]);

const HEIGHT = 900;

/**
 * Opens Chromium; says what to do when there is none. Without a card, drawing as if there were one
 * takes a fifth more of the processor, and shows nothing else; and no page lives as long as its
 * better machine code takes to be made.
 */
export function openBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is missing; run: npm test`);
  const drawing = ['--disable-gpu', '--disable-software-rasterizer'];
  const args = ['--no-sandbox', ...drawing, '--js-flags=--no-turbofan,--no-maglev'];
  return playwright.chromium.launch({ executablePath: CHROMIUM, args, timeout: PATIENCE_MILLIS });
}

export interface View {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

export const NARROW: View = { width: 320, scheme: 'light' };
export const WIDE: View = { width: 1280, scheme: 'dark' };

/** A page as a reader sees it, with what the console and the network said. */
export interface Visit {
  readonly page: Page;
  /** Gives the page back, which forgets what it stored. */
  readonly leave: () => Promise<void>;
  readonly problems: readonly string[];
  readonly requests: readonly string[];
}

/**
 * Visits an address; errors of the console, of scripts and foreign requests are problems.
 * @throws Error when the page has not the status that it must have: an error can be read too.
 */
export async function visit(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  view: View,
  { javaScript = true, isDrawn = true }: Partial<Pick<PageKind, 'javaScript' | 'isDrawn'>> = {},
): Promise<Visit> {
  const { page, giveBack } = await lendPage(browser, { javaScript, isPhone: false, isDrawn });
  await lookAs(page, view);
  return { page, leave: giveBack, ...(await visitNext(page, url)) };
}

/** Visits an address in a page that is open, as `visit` does: what it was told before is over. */
export async function visitNext(
  page: Page,
  url: string,
): Promise<Pick<Visit, 'problems' | 'requests'>> {
  const problems: string[] = [];
  const requests: string[] = [];
  const origin = new URL(url).origin;
  for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event);
  page.on('console', (message) => {
    // A page of ours with status 400 or 404 is told to the console as a failed load of itself.
    const itself = message.location().url === url;
    if (message.type() === 'error' && !itself) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('request', (request) => {
    requests.push(request.url());
    if (new URL(request.url()).origin !== origin) problems.push(`foreign: ${request.url()}`);
  });
  const status = (await page.goto(url))?.status();
  const wanted = statusOf(url.slice(origin.length));
  if (status !== wanted) throw new Error(`${url} is answered with ${status}, not ${wanted}`);
  return { problems, requests };
}

/**
 * A page for one address after another, none of which finds what another one has loaded; it is
 * never drawn.
 */
export async function openEmptyHanded(browser: Pick<Browser, 'newContext'>): Promise<Page> {
  const context = await browser.newContext();
  bePatient(context);
  const page = await openUndrawn(context);
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

/** Looks at a page that is open in another way. */
export async function lookAs(page: Page, { width, scheme }: View): Promise<void> {
  await Promise.all([
    page.emulateMedia({ colorScheme: scheme }),
    page.setViewportSize({ width, height: HEIGHT }),
  ]);
}

/** How far the page is wider than the window, in pixels. */
export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
