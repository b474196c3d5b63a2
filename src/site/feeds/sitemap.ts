import type { SitemapOptions } from '@astrojs/sitemap';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import { changeLog, type LoggedChange } from '../changes/change-log.ts';
import { TRANSLATIONS } from '../languages/languages.ts';
import { EVERYWHERE } from '../languages/translated-routes.ts';
import { type Place, placesOf, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';
import { type Version, versionsEverywhere, versionsOf } from '../places/versions.ts';
import { pagesOnDemand } from './made-on-demand.ts';

/** Pages that only lead to others, one that stands in for others, forms for one reader, and texts for translators. */
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
 * What Astro's sitemap cannot know by itself: the calendars and years that are made on request, and
 * the day on which a year page last said something else.
 * @param site the origin of the addresses.
 */
export function sitemapOptions(
  dataSet: DataSet,
  releases: readonly Release[],
  site: string,
): NonNullable<SitemapOptions> {
  const log = changeLog(releases);
  const firstReleased = releases[0]?.manifest.released ?? '';
  const places = placesOf(dataSet);
  const absolute = (path: string) => new URL(path, site).href;
  const changed = new Map<string, string>();
  const versions = new Map<string, readonly Version[]>();
  const evergreen: string[] = [];
  const homes = versionsEverywhere('/');
  for (const page of EVERYWHERE) {
    const all = versionsEverywhere(page);
    for (const { path } of all) versions.set(path, all);
  }
  const unlisted = new Set(
    homes.flatMap(({ path }) => UNLISTED.map((page) => path + page.slice(1))),
  );
  for (const place of places) {
    const day = lastChanged(place, log, firstReleased);
    const ofToday = versionsOf(place, ({ path }) => path);
    evergreen.push(...ofToday.map(({ path }) => path));
    const ofYears = yearsOf(place.calendar.range).map((year) =>
      versionsOf(place, (each) => yearPath(each, year)),
    );
    for (const { path } of ofYears.flat()) changed.set(path, day);
    for (const each of [ofToday, ...ofYears]) {
      if (each.length > 1) for (const { path } of each) versions.set(path, each);
    }
  }
  return {
    customPages: [...evergreen, ...pagesOnDemand(dataSet)].map(absolute),
    filter: (page) => !unlisted.has(new URL(page).pathname),
    serialize: (item) => {
      const { pathname } = new URL(item.url);
      const day = changed.get(pathname);
      const all = versions.get(pathname);
      return {
        ...item,
        ...(day === undefined ? {} : { lastmod: day }),
        ...(all === undefined ? {} : { links: linksTo(all, absolute) }),
      };
    },
    namespaces: { news: false, xhtml: true, image: false, video: false },
  };
}

/** A page in each of its languages, and in English for whoever speaks none of them. */
function linksTo(versions: readonly Version[], absolute: (path: string) => string) {
  const links = versions.map(({ language, path }) => ({
    lang: language.code,
    url: absolute(path),
  }));
  const [english] = links;
  return english === undefined ? [] : [...links, { ...english, lang: 'x-default' }];
}

/** The day of the release that last changed a country's dates, or of the first release. */
function lastChanged(place: Place, log: readonly LoggedChange[], firstReleased: string): string {
  const newest = log.find(({ change }) => change.country === place.artifact.country);
  return newest?.released ?? firstReleased;
}
