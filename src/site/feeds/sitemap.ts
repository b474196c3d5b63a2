import type { SitemapOptions } from '@astrojs/sitemap';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import { changeLog, type LoggedChange } from '../changes/change-log.ts';
import { type Place, placesOf, yearPath } from '../places/places.ts';
import { yearsOf } from '../places/release-range.ts';

/** Pages that only lead to others, one that stands in for others, and forms for one reader. */
const UNLISTED = [
  '/go/',
  '/busy/',
  '/account/',
  '/bridge/',
  '/world/',
  '/report/',
  '/report/kept/',
];

/**
 * What Astro's sitemap cannot know by itself: the calendars that are rendered on request, and
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
  const changed = new Map(
    places.flatMap((place) => {
      const day = lastChanged(place, log, firstReleased);
      return yearsOf(place.calendar.range).map((year) => [yearPath(place, year), day] as const);
    }),
  );
  return {
    customPages: places.map((place) => new URL(place.path, site).href),
    filter: (page) => !UNLISTED.includes(new URL(page).pathname),
    serialize: (item) => {
      const day = changed.get(new URL(item.url).pathname);
      return day === undefined ? item : { ...item, lastmod: day };
    },
    namespaces: { news: false, xhtml: false, image: false, video: false },
  };
}

/** The day of the release that last changed a country's dates, or of the first release. */
function lastChanged(place: Place, log: readonly LoggedChange[], firstReleased: string): string {
  const newest = log.find(({ change }) => change.country === place.artifact.country);
  return newest?.released ?? firstReleased;
}
