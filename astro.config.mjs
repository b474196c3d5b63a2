import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { SITE_NOTE } from './src/server/files/site-map.ts';
import { SITE_PLACEHOLDER } from './src/server/files/site-placeholder.ts';
import { readSettings } from './src/settings/settings.ts';
import { addressesOnDemand, isMadeOnDemand } from './src/site/feeds/made-on-demand.ts';
import { sitemapOptions } from './src/site/feeds/sitemap.ts';
import { TRANSLATIONS } from './src/site/languages/languages.ts';
import { regionalRoutes, translatedRoutes } from './src/site/languages/translated-routes.ts';
import { loadedReleases } from './src/site/loaded-releases.ts';

const { dataSet, releases } = loadedReleases();

/**
 * Tells the front door which pages are rendered on request: it lets nothing else through to Astro.
 * One regular expression a route; and the address of each file that is made on demand.
 */
function serverRoutes() {
  let routes = [];
  return {
    name: 'server-routes',
    hooks: {
      'astro:routes:resolved': ({ routes: all }) => {
        routes = all
          .filter((route) => route.origin !== 'internal' && !route.isPrerendered)
          .map((route) => ({ source: route.patternRegex.source, isFile: isMadeOnDemand(route) }));
      },
      'astro:build:done': async ({ dir }) => {
        const note = { routes, addresses: addressesOnDemand(dataSet) };
        await writeFile(new URL(`../${SITE_NOTE}`, dir), `${JSON.stringify(note, null, 2)}\n`);
      },
    },
  };
}

/** What renders is Astro's application by itself: the front door is in front of it. Decision 46. */
function pageProgram() {
  const adapter = {
    name: 'page-program',
    entrypointResolution: 'auto',
    serverEntrypoint: new URL('./src/server/render/page-program.ts', import.meta.url),
    supportedAstroFeatures: { hybridOutput: 'stable', serverOutput: 'stable' },
  };
  return {
    name: 'page-program',
    hooks: { 'astro:config:done': ({ setAdapter }) => setAdapter(adapter) },
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

/** Pages that have one file and several addresses: of regions, and under the word of each language. */
function moreRoutes() {
  return {
    name: 'more-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const route of [...regionalRoutes(), ...translatedRoutes(TRANSLATIONS)]) {
          injectRoute(route);
        }
      },
    },
  };
}

/**
 * A server renders from memory, and needs no package for that (Contract 16.6). Those that draw
 * pictures read files of WebAssembly beside them. In development packages stay where they are.
 */
const packagesInside = {
  name: 'packages-inside',
  apply: 'build',
  config: () => ({
    ssr: { noExternal: true, external: ['@resvg/resvg-wasm', 'harfbuzzjs', 'woff2-encoder'] },
  }),
};

/** In development, a page of the reference is made again when its Markdown changes. */
const referenceText = {
  name: 'reference-text',
  apply: 'serve',
  transform(_, id) {
    if (!id.endsWith('/src/reference/pages/page-values.ts')) return;
    for (const file of globSync('src/reference/{pages,samples}/*.md')) {
      this.addWatchFile(resolve(file));
    }
  },
};

export default defineConfig({
  // Links and canonical addresses are made from `Astro.site`: the server puts its own in
  // (Contract 16.8).
  site: SITE_PLACEHOLDER,
  output: 'static',
  adapter: pageProgram(),
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
    moreRoutes(),
    sitemap(sitemapOptions(dataSet, releases, SITE_PLACEHOLDER)),
  ],
  vite: { build: { assetsInlineLimit: 0 }, plugins: [packagesInside, referenceText] },
});
