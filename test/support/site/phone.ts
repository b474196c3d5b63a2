import type { Browser, Page } from 'playwright-core';
import { lendPage, PATIENCE_MILLIS } from './lend-page.ts';

/** A reader with a phone and a fresh profile who begins on the home page. */
export interface Phone {
  readonly page: Page;
  /** Taps and submissions so far; typing does not count. */
  readonly steps: () => number;
  /** Types into the home page's field and submits it. */
  readonly look: (words: string) => Promise<void>;
  /** The same on the open home page of another language. */
  readonly lookHere: (words: string) => Promise<void>;
  /** Submits a form by the text of its button. */
  readonly send: (words: string) => Promise<void>;
  /** Taps a link or button by its text; the first of several. */
  readonly tap: (words: string | RegExp) => Promise<void>;
  /** Opens the menu. */
  readonly openMenu: () => Promise<void>;
  /** Opens the menu and taps one of its links. */
  readonly goTo: (words: string) => Promise<void>;
  /** Taps an element that opens on the same page, by its text. */
  readonly open: (words: string) => Promise<void>;
  readonly leave: () => Promise<void>;
}

/** Opens the home page on a phone. @param javaScript whether its browser runs scripts. */
export async function openPhone(
  browser: Pick<Browser, 'newContext'>,
  origin: string,
  javaScript: boolean,
): Promise<Phone> {
  const { page, giveBack } = await lendPage(browser, { javaScript, isPhone: true, isDrawn: true });
  let steps = 0;
  await page.goto(origin);
  /** Does something that opens another page, and waits for it. */
  const leadsOn = async (act: () => Promise<void>): Promise<void> => {
    const arrived = page.waitForEvent('framenavigated', { timeout: PATIENCE_MILLIS });
    // A failed tap reports its error at once instead of waiting for the page.
    await Promise.all([arrived, act()]);
    await page.waitForLoadState();
  };
  const tap = async (words: string | RegExp): Promise<void> => {
    const [link, button] = [
      page.getByRole('link', { name: words }),
      page.getByRole('button', { name: words }),
    ];
    steps += 1;
    await leadsOn(() => link.or(button).first().tap());
  };
  const lookHere = async (words: string): Promise<void> => {
    await page.locator('#q').fill(words);
    steps += 1;
    await leadsOn(() => page.locator('#q').press('Enter'));
  };
  const openMenu = async (): Promise<void> => {
    steps += 1;
    await page.getByRole('button', { name: 'Menu' }).tap();
  };
  return {
    page,
    steps: () => steps,
    look: async (words) => {
      await page.goto(origin);
      await lookHere(words);
    },
    lookHere,
    send: async (words) => {
      steps += 1;
      await leadsOn(() => page.getByRole('button', { name: words }).tap());
    },
    tap,
    openMenu,
    goTo: async (words) => {
      await openMenu();
      await tap(words);
    },
    open: async (words) => {
      steps += 1;
      await page.locator('summary', { hasText: words }).tap();
    },
    leave: giveBack,
  };
}
