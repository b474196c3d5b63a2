import { writeFile } from 'node:fs/promises';
import node from '@astrojs/node';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { SITE_MARK } from './src/server/files/site-mark.ts';
import { readSettings } from './src/settings/settings.ts';
import { isLateRoute, lateAddresses } from './src/site/feeds/late-files.ts';
import { sitemapOptions } from './src/site/feeds/sitemap.ts';
import { TRANSLATIONS } from './src/site/languages/languages.ts';
import { translatedRoutes } from './src/site/languages/translated-routes.ts';
import { openShelf } from './src/site/shelf.ts';

const { dataSet, releases } = openShelf();

/**
 * Tells the front door which pages are rendered on request: it lets nothing else
 * through to Astro. One regular expression a route, the first that matches being the one, in
 * `routes.json` of the build; in `late.json` which of them are of files that are made when they
 * are first asked for, with the address of each file.
 */
function serverRoutes() {
  let routes = [];
  let late = [];
  return {
    name: 'server-routes',
    hooks: {
      'astro:routes:resolved': ({ routes: all }) => {
        const asked = all.filter((route) => route.origin !== 'internal' && !route.isPrerendered);
        const sourcesOf = (some) => some.map(({ patternRegex }) => patternRegex.source);
        routes = sourcesOf(asked);
        late = sourcesOf(asked.filter(isLateRoute));
      },
      'astro:build:done': async ({ dir }) => {
        const write = (name, value) =>
          writeFile(new URL(`../${name}`, dir), `${JSON.stringify(value, null, 2)}\n`);
        await write('routes.json', routes);
        await write('late.json', { routes: late, addresses: lateAddresses(dataSet) });
      },
    },
  };
}

/** In development nobody puts the address in for the mark. */
function developmentSite() {
  return {
    name: 'development-site',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const { siteUrl, host, port } = readSettings(process.env);
        const own = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
        if (command === 'dev') updateConfig({ site: siteUrl ?? own });
      },
    },
  };
}

/** The translated pages again, under the word of each language. Decision 45. */
function languages() {
  return {
    name: 'languages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const route of translatedRoutes(TRANSLATIONS)) injectRoute(route);
      },
    },
  };
}

export default defineConfig({
  // Links and canonical addresses are made from `Astro.site`: the server puts its own in
  // (Contract 16.8).
  site: SITE_MARK,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  // Pages have a trailing slash, files have none: the front door enforces both.
  trailingSlash: 'ignore',
  // More than the pages that wait for the tables, which are made in a thread beside them.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 8 },
  // No cookies and no state between requests (Contract 3).
  session: false,
  // Only GET and HEAD ever reach Astro: the front door refuses all else.
  security: { checkOrigin: false },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  devToolbar: { enabled: false },
  integrations: [
    developmentSite(),
    serverRoutes(),
    languages(),
    sitemap(sitemapOptions(dataSet, releases, SITE_MARK)),
  ],
  vite: { build: { assetsInlineLimit: 0 } },
});
