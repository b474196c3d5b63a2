import { writeFile } from 'node:fs/promises';
import node from '@astrojs/node';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { readSettings } from './src/settings/settings.ts';
import { sitemapOptions } from './src/site/feeds/sitemap.ts';
import { openShelf } from './src/site/shelf.ts';

/**
 * Tells the front door which pages are rendered on request: it lets nothing else
 * through to Astro. One regular expression a route, in `dist/routes.json`.
 */
function serverRoutes() {
  let patterns = [];
  return {
    name: 'server-routes',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        patterns = routes
          .filter((route) => route.origin === 'project' && !route.isPrerendered)
          .map((route) => route.patternRegex.source)
          .sort();
      },
      'astro:build:done': async () => {
        const path = new URL('./dist/routes.json', import.meta.url);
        await writeFile(path, `${JSON.stringify(patterns, null, 2)}\n`);
      },
    },
  };
}

const { siteUrl } = readSettings(process.env);
const { dataSet, releases } = openShelf();

export default defineConfig({
  // Links and canonical addresses are built from `Astro.site`; the address is a setting.
  site: siteUrl,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  // Endpoints under /v1 have no trailing slash, pages do: the front door enforces both
  // (`always` would apply to the endpoints too).
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // No cookies and no state between requests (Contract 3).
  session: false,
  // Nothing here changes state by a form, and the check answers in place of the contract's 405.
  security: { checkOrigin: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  devToolbar: { enabled: false },
  integrations: [serverRoutes(), sitemap(sitemapOptions(dataSet, releases, siteUrl))],
  vite: { build: { assetsInlineLimit: 0 } },
});
