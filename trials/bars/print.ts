import type { Browser } from 'playwright-core';
import { visit } from '../../test/support/site/browser.ts';
import { pagesAmong, siteFiles } from '../../test/support/site/built-site.ts';
import { printedPages } from '../../test/support/site/print.ts';
import type { Bar } from './main.ts';

/** Every year page of every calendar: one A4 sheet. */
export async function* measurePrint(browser: Browser, origin: string): AsyncGenerator<Bar> {
  const addresses = pagesAmong(await siteFiles())
    .map(({ address }) => address)
    .filter((address) => /^\/[a-z]{2}\/(?:[a-z0-9]{1,3}\/)?202\d\/$/.test(address));
  const misses: string[] = [];
  for (const address of addresses) {
    const view = { width: 1280, scheme: 'light' } as const;
    const { page, leave } = await visit(browser, origin + address, view);
    const { pages, size } = await printedPages(page);
    if (pages !== 1 || size !== 'A4') misses.push(`${address}: ${pages} pages, ${size}`);
    await leave();
  }
  yield { name: 'print', figure: `${addresses.length} year pages on one A4 sheet each`, misses };
}
