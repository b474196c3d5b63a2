import { brotliSize, pagesAmong, siteFiles } from '../../test/support/site/built-site.ts';
import { checkHtml, checkInline, checkOrigin } from '../../test/support/site/check-html.ts';
import type { Bar } from './main.ts';

const KB = 1024;
const HTML_KB_MAX = 8;
const CSS_KB_MAX = 8;
const JS_KB_MAX = 1;

/** Every built page: valid HTML, no inline code, no foreign resource, its weight. */
export async function* measurePages(): AsyncGenerator<Bar> {
  const files = await siteFiles();
  const pages = pagesAmong(files);
  const faults: string[] = [];
  for (const { address, html } of pages) {
    faults.push(...(await checkHtml(address, html)));
    faults.push(...checkInline(address, html), ...checkOrigin(address, html));
  }
  yield {
    name: 'HTML',
    figure: `${faults.length} errors in ${pages.length} pages`,
    misses: faults,
  };

  const yearPages = pages.filter(({ address }) =>
    /^(?:\/[a-z]{4,})?\/[a-z]{2}\/(?:[a-z0-9]{1,3}\/)?202\d\/$/.test(address),
  );
  const sizes = yearPages
    .map(({ address, html }) => ({ address, size: brotliSize(html) }))
    .sort((a, b) => b.size - a.size);
  yield weight('HTML of a year page', sizes, HTML_KB_MAX);
  const assets = files.map(({ address, body }) => ({ address, size: brotliSize(body) }));
  yield weight(
    'styles',
    assets.filter(({ address }) => address.endsWith('.css')),
    CSS_KB_MAX,
  );
  const loaded = new Set(yearPages.flatMap(({ html }) => html.match(/\/_astro\/[^"]+\.js/g) ?? []));
  const scripts = assets.filter(({ address }) => loaded.has(address));
  yield weight('script of a year page', scripts, JS_KB_MAX);
}

function weight(
  name: string,
  sizes: readonly { readonly address: string; readonly size: number }[],
  limitKb: number,
): Bar {
  if (sizes.length === 0) throw new Error(`no file was found for the weight of ${name}`);
  const largest = Math.max(...sizes.map(({ size }) => size));
  return {
    name: `weight, ${name}`,
    figure: `at most ${(largest / KB).toFixed(2)} KB brotli over ${sizes.length} files, bar ${limitKb} KB`,
    misses: sizes
      .filter(({ size }) => size > limitKb * KB)
      .map(({ address, size }) => `${address}: ${(size / KB).toFixed(2)} KB`),
  };
}
