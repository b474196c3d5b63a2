import type { Browser } from 'playwright-core';
import { checkAxe } from '../../test/support/site/axe.ts';
import { sidewaysPixels, visit } from '../../test/support/site/browser.ts';
import {
  BUILT_TYPES,
  FAULT_TYPES,
  FURTHER_TYPES,
  RENDERED_TYPES,
} from '../../test/support/site/page-types.ts';
import type { Bar } from './main.ts';

const WIDTHS = [320, 412, 1280];
const SCHEMES = ['light', 'dark'] as const;

/** Every page type at three widths, light and dark: axe, sideways scroll, console, requests. */
export async function* measureAxe(browser: Browser, origin: string): AsyncGenerator<Bar> {
  const types = Object.values({
    ...BUILT_TYPES,
    ...RENDERED_TYPES,
    ...FAULT_TYPES,
    ...FURTHER_TYPES,
  });
  const misses: string[] = [];
  let requestsMost = 0;
  for (const address of types) {
    for (const width of WIDTHS) {
      for (const scheme of SCHEMES) {
        const where = `${address} ${width} ${scheme}`;
        const { page, leave, problems, requests } = await visit(
          browser,
          origin + address,
          { width, scheme },
          { isDrawn: false },
        );
        const sideways = await sidewaysPixels(page);
        if (sideways > 0) misses.push(`${where}: ${sideways} pixels too wide`);
        const found = [...(await checkAxe(page)), ...problems];
        misses.push(...found.map((problem) => `${where}: ${problem}`));
        requestsMost = Math.max(requestsMost, requests.length);
        await leave();
      }
    }
  }
  yield {
    name: 'axe, width, console',
    figure: `${misses.length} findings on ${types.length} page types at ${WIDTHS.join(', ')} pixels, light and dark; at most ${requestsMost} requests`,
    misses: requestsMost > 6 ? [...misses, `${requestsMost} requests`] : misses,
  };
}
