import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import { SUPPORTED_YEARS } from '../../calendar/supported-range.ts';
import { changeLog, type LoggedChange } from '../changes/change-log.ts';
import { type Place, placesOf, yearPath } from '../places/places.ts';

/** One address of the sitemap. */
export interface SitemapEntry {
  /** From the root. */
  readonly path: string;
  /** YYYY-MM-DD; null when it changes with every release or request. */
  readonly changed: string | null;
}

/** Every page: those with a fixed address, then those made from the data. */
export function sitemapEntries(
  dataSet: DataSet,
  releases: readonly Release[],
  fixedPaths: readonly string[],
): SitemapEntry[] {
  const log = changeLog(releases);
  const firstReleased = releases[0]?.manifest.released ?? '';
  const others = [
    ...fixedPaths,
    ...[...dataSet.countries.keys()].map((code) => `/data/${code.toLowerCase()}/`),
    ...releases.map(({ manifest }) => `/data/${manifest.data_version}/`),
    ...SUPPORTED_YEARS.map((year) => `/bridge/${year}/`),
  ];
  const calendars = placesOf(dataSet).flatMap((place) => {
    const changed = lastChanged(place, log, firstReleased);
    const years = SUPPORTED_YEARS.map((year) => ({ path: yearPath(place, year), changed }));
    return [{ path: place.path, changed: null }, ...years];
  });
  return [...others.map((path) => ({ path, changed: null })), ...calendars];
}

/** The sitemap protocol's `urlset`, in the order given. */
export function writeSitemap(entries: readonly SitemapEntry[], site: string): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${new URL(path, site).href}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The sitemap protocol's index of a single sitemap. */
export function writeSitemapIndex(path: string, changed: string, site: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${new URL(path, site).href}</loc><lastmod>${changed}</lastmod></sitemap>
</sitemapindex>
`;
}

/** The day of the release that last changed a country's dates, or of the first release. */
function lastChanged(place: Place, log: readonly LoggedChange[], firstReleased: string): string {
  const newest = log.find(({ change }) => change.country === place.artifact.country);
  return newest?.released ?? firstReleased;
}
