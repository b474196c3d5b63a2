import type { SitemapOptions } from '@astrojs/sitemap';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import { changeLog } from '../changes/change-log.ts';
import { TRANSLATIONS } from '../languages/languages.ts';
import { EVERYWHERE } from '../languages/translated-routes.ts';
import { placesOf, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { versionsEverywhere, versionsOf } from '../places/versions.ts';
import { pagesOnDemand } from './made-on-demand.ts';

/** Redirects, stand-ins for other pages, results for one reader, and texts for translators. */
const UNLISTED = [
  '/go/',
  '/404/',
  '/busy/',
  '/account/',
  '/bridge/',
  '/world/',
  '/report/',
  '/report/kept/',
  '/calculator/sheet/',
  '/deadline/sheet/',
  '/about/languages/',
  ...TRANSLATIONS.map(({ word }) => `/about/languages/${word}/`),
];

/**
 * Adds what Astro's sitemap cannot know: pages that are made on request, the languages of a page,
 * and the day on which a year page last changed.
 * @param site the origin of the addresses.
 */
export function sitemapOptions(
  dataSet: DataSet,
  releases: readonly Release[],
  site: string,
): NonNullable<SitemapOptions> {
  const log = changeLog(releases);
  const absolute = (path: string) => new URL(path, site).href;
  const changed = new Map<string, string | undefined>();
  const evergreen: string[] = [];
  const versions = [...EVERYWHERE].map(versionsEverywhere);
  for (const place of placesOf(dataSet)) {
    // The day on which the country's dates last changed, otherwise that of the first release.
    const newest = log.find(({ change }) => change.country === place.artifact.country);
    const day = newest?.released ?? releases[0]?.manifest.released;
    const ofToday = versionsOf(place, ({ path }) => path);
    evergreen.push(...ofToday.map(({ path }) => path));
    const ofYears = yearsOf(place.calendar.range).map((year) =>
      versionsOf(place, (each) => yearPath(each, year)),
    );
    for (const { path } of ofYears.flat()) changed.set(path, day);
    versions.push(ofToday, ...ofYears);
  }
  const spoken = versions.filter(({ length }) => length > 1);
  const linksAt = new Map(
    spoken.flatMap((all) => {
      const links = all.map(({ language, path }) => ({ lang: language.code, url: absolute(path) }));
      // The English address is also that of every other language.
      links.push(...links.slice(0, 1).map(({ url }) => ({ lang: 'x-default', url })));
      return all.map(({ path }) => [path, links]);
    }),
  );
  const unlisted = new Set(
    versionsEverywhere('/').flatMap(({ path }) => UNLISTED.map((page) => path + page.slice(1))),
  );
  return {
    customPages: [...evergreen, ...pagesOnDemand(dataSet)].map(absolute),
    filter: (page) => !unlisted.has(new URL(page).pathname),
    serialize: (item) => {
      const { pathname } = new URL(item.url);
      const lastmod = changed.get(pathname);
      const links = linksAt.get(pathname);
      return {
        ...item,
        ...(lastmod !== undefined && { lastmod }),
        ...(links !== undefined && { links }),
      };
    },
    namespaces: { news: false, xhtml: true, image: false, video: false },
  };
}
