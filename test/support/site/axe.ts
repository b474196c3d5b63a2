import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** axe, inside the page. */
    readonly axe: typeof axe;
  }
}

/** The source that is put into a page: minified, half as long. */
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Adds axe to every page that will load: a third of the cost of adding it afterwards. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(AXE);
}

/** Rules of axe whose findings depend on colours and on layout. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];
// WCAG 2.2, which axe omits by default.
const SIZE = 'target-size';

/**
 * Returns axe's findings on a page that is laid out completely but not drawn; contrast that axe
 * cannot compute counts too. Calls axe directly: its driver for Playwright adds the whole of it
 * to the page for every run and takes the whole report out, which takes twice as long.
 * @param looksAlone for a page that axe has checked with all its rules: only what another width
 * or other colours can change. Elements that were hidden then and are shown now are checked with
 * all rules.
 */
export async function checkAxe(page: Page, looksAlone = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const only = looksAlone ? [...OF_LOOKS, SIZE] : null;
  return page.evaluate(
    async ({ only, size }) => {
      const { violations, incomplete } = await window.axe.run(document, {
        ...(only === null ? { rules: { [size]: { enabled: true } } } : { runOnly: only }),
        // A report that includes passes takes twice as long.
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

/** How many elements that look the same are checked. */
const ALIKE_MAX = 4;

/**
 * Removes repeated elements from a page: leaves with the same names, classes and roles as earlier
 * ones, down to all their ancestors. axe would find the same in them, slowly. For the end of a
 * visit.
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
      // A field that remains needs its label.
      if (element.tagName === 'LABEL') return;
      // An element whose whole content was removed showed nothing else.
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

/** Whether each element of a page, in order, is shown. */
export function shownIn(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
}
