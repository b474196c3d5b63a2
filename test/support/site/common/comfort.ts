import type { Page } from 'playwright-core';

/** What is too small on an open page. */
export interface Discomfort {
  /** Targets below a size, each as `a "words" 30×18`. */
  readonly targets: readonly string[];
  /** Texts below 14 px, each as `13px "words"`. */
  readonly texts: readonly string[];
}

/**
 * Measures targets and texts, in CSS pixels. As in WCAG 2.5.8, a link in running text counts as
 * high as its line, a day of the small months has an equivalent link in its row of the list, and
 * a target below 24 px counts with the free space around it. A checkbox counts as large as its
 * label.
 * @param least height of a target; 24 are enough for the width, as a word may be short.
 */
export function findDiscomfort(page: Page, least: number): Promise<Discomfort> {
  return page.evaluate((least) => {
    const TEXT_LEAST = 14;
    const SPACE_LEAST = 24;
    const words = (element: Element) =>
      (element.textContent?.trim() || element.getAttribute('aria-label') || element.id).slice(
        0,
        40,
      );
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      element.closest('.vh, .vh-unfocused, .skip') === null;
    /** Whether the same line of text has other words. */
    const isInText = (element: Element) => {
      if (!element.matches('a:not(.button)')) return false;
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const around = element.parentElement?.closest('p, li, td, th, dd, dt, figcaption, div');
      const linked = [...(around?.querySelectorAll('a, button') ?? [])];
      const own = linked.reduce((sum, link) => sum + (link.textContent?.trim().length ?? 0), 0);
      const said = around?.textContent?.replaceAll(/[\s·:|/]/g, '') ?? '';
      return said.length > own;
    };
    const boxOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const isTicked = element.matches('[type=checkbox], [type=radio]');
      return ((isTicked && label) || element).getBoundingClientRect();
    };
    const shown = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter((element) => isShown(element) && boxOf(element).width > 0);
    const boxes = shown.map((element) => ({ element, box: boxOf(element) }));
    /** Whether a circle of 24 px around the middle of a target is free of others. */
    const hasSpace = (element: Element, box: DOMRect) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return boxes.every(({ element: other, box: { left, right, top, bottom } }) => {
        if (other === element || other.contains(element) || element.contains(other)) return true;
        const aside = Math.max(left - x, 0, x - right);
        const away = Math.max(top - y, 0, y - bottom);
        return Math.hypot(aside, away) >= SPACE_LEAST / 2;
      });
    };
    const isSmall = (element: Element, box: DOMRect) => {
      if (box.height >= least - 0.5 && box.width >= SPACE_LEAST - 0.5) return false;
      if (isInText(element) || element.closest('.months td') !== null) return false;
      return least > SPACE_LEAST || !hasSpace(element, box);
    };
    const targets = boxes
      .filter(({ element, box }) => isSmall(element, box))
      .map(({ element, box }) => {
        const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
        return `${element.tagName.toLowerCase()} "${words(element)}" ${size}`;
      });
    const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!(own && isShown(element)) || element.closest('noscript, script, style') !== null)
        return [];
      const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
      const scale = svg === null ? 1 : (svg.getScreenCTM()?.a ?? 1);
      const drawn = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      // Words of size zero are only read aloud.
      if (drawn === 0 || drawn >= TEXT_LEAST - 0.05) return [];
      return [`${drawn.toFixed(1)}px "${words(element)}"`];
    });
    return { targets: [...new Set(targets)], texts: [...new Set(texts)] };
  }, least);
}
