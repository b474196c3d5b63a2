import { existsSync } from 'node:fs';
import playwright, { type Browser, type Page } from 'playwright-core';
import { bePatient, lendPage, openUndrawn, PATIENCE_MILLIS, type PageKind } from './lend-page.ts';
import { statusOf } from './page-types.ts';

/** Where Debian puts Chromium, full and headless. */
const DEBIAN = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
/** The browser that `npm test` found; outside of `npm test`, Debian's. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path)) ?? String(DEBIAN[0]);

const HEIGHT = 900;

/**
 * Opens Chromium; says how to install it when it is missing. Without a graphics card, emulating
 * one takes a fifth more of the processor and shows nothing else; and no page lives long enough
 * to gain from optimised machine code.
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

/** A page as a reader sees it, with the output of its console and network. */
export interface Visit {
  readonly page: Page;
  /** Returns the page, which clears what it stored. */
  readonly leave: () => Promise<void>;
  readonly problems: readonly string[];
  readonly requests: readonly string[];
}

/**
 * Visits an address; console errors, script errors and requests to other sites are problems.
 * @throws Error when the page has not the expected status: an error page has its own.
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

/** Visits an address in an open page, as `visit` does; earlier problems are cleared. */
export async function visitNext(
  page: Page,
  url: string,
): Promise<Pick<Visit, 'problems' | 'requests'>> {
  const problems: string[] = [];
  const requests: string[] = [];
  const origin = new URL(url).origin;
  for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event);
  page.on('console', (message) => {
    // The console reports our own pages of status 400 or 404 as failed loads.
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

/** A page that visits addresses in turn and clears what each one stored; it is never drawn. */
export async function openEmptyHanded(browser: Pick<Browser, 'newContext'>): Promise<Page> {
  const context = await browser.newContext();
  bePatient(context);
  const page = await openUndrawn(context);
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

/** Displays an open page in another way. */
export async function lookAs(page: Page, { width, scheme }: View): Promise<void> {
  await Promise.all([
    page.emulateMedia({ colorScheme: scheme }),
    page.setViewportSize({ width, height: HEIGHT }),
  ]);
}

/** How many pixels the page is wider than the window. */
export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
