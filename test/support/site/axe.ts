import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** In a page into which it was put. */
    readonly axe: typeof axe;
  }
}

/** What is put into a page: in half the letters of the one that people read. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Puts axe into all that a page will load: a third of what it takes to put it there afterwards. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/** Rules of axe whose findings hang on colours and on where things stand. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
// WCAG 2.2, which axe leaves off by itself.
const SIZE = 'target-size';

/**
 * What axe has against a page that is not drawn, and so laid out to its end; contrast that it cannot
 * compute counts too. By itself and not by its driver for Playwright, which puts all of it into the
 * page for every look and takes all of its report out, in twice the time.
 * @param looksAlone of a page that axe has seen with all its rules, what another width or other
 *   colours can change. Whatever was hidden then, and is shown now, is new to all of them.
 */
export async function checkAxe(page: Page, looksAlone = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const only = looksAlone ? [...OF_LOOKS, SIZE] : null;
  return page.evaluate(
    async ({ only, size }) => {
      const { violations, incomplete } = await window.axe.run(document, {
        ...(only === null ? { rules: { [size]: { enabled: true } } } : { runOnly: only }),
        // A report of what passed as well takes twice the time.
        resultTypes: ['violations', 'incomplete'],
      });
      const unsure = incomplete.filter((rule) => rule.id === 'color-contrast');
      return [...violations, ...unsure].flatMap((rule) =>
        rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`),
      );
    },
    { only, size: SIZE },
  );
}

/** So many of what looks the same are looked at. */
const ALIKE_MAX = 4;

/**
 * Takes out of a page what it only repeats: elements without others in them that have the same
 * names, classes and roles as some before, as have all those around them; axe would find the same
 * of them, at length. For the end of a visit.
 */
export async function dropRepeated(page: Page): Promise<void> {
  await page.evaluate((max) => {
    const telling = ['class', 'lang', 'dir', 'role', 'type', 'aria-hidden', 'hidden', 'scope'];
    const times = new Map<string, number>();
    const drop = (element: Element, around: string): void => {
      const attributes = element
        .getAttributeNames()
        .map((name) => (telling.includes(name) ? `${name}=${element.getAttribute(name)}` : name));
      const shape = `${around}>${element.tagName} ${attributes}`;
      const inside = [...element.children];
      for (const each of inside) drop(each, shape);
      // A field that stays needs its label.
      if (element.tagName === 'LABEL') return;
      // What has lost all that was in it has shown nothing else.
      if (inside.length > 0 ? element.children.length > 0 : count(shape) <= max) return;
      element.remove();
    };
    const count = (shape: string): number => {
      const now = (times.get(shape) ?? 0) + 1;
      times.set(shape, now);
      return now;
    };
    for (const element of [...document.body.children]) drop(element, '');
  }, ALIKE_MAX);
}

/** Of each element of a page, in order, whether it is shown. */
export function shownIn(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
}
