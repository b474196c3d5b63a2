import type { SupportedYear } from '../calendar/supported-range.ts';
import { writeFeed } from '../site/feeds/feed.ts';
import { feedName } from '../site/feeds/feed-choices.ts';
import { loadedReleases } from '../site/loaded-releases.ts';
import { feedPath, type Place, yearPath } from '../site/places/places.ts';
import { yearTitle } from '../site/year/structured-data.ts';

/** All years of a calendar, to subscribe to; or one year, to import. */
export function calendarFile(
  place: Place,
  site: string,
  year: SupportedYear | null = null,
  name = year === null ? feedName(place) : yearTitle(place, year),
): Response {
  const text = writeFeed({
    places: [place],
    ...(year !== null && { years: [year] }),
    releases: loadedReleases().releases,
    name,
    page: new URL(year === null ? place.path : yearPath(place, year), site).href,
    self: new URL(year === null ? feedPath(place) : `${place.path}${year}.ics`, site).href,
    site,
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
