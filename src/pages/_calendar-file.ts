import type { SupportedYear } from '../calendar/supported-range.ts';
import { feedName, writeFeed } from '../site/feeds/feed.ts';
import { feedPath, type Place, yearPath } from '../site/places/places.ts';
import { openShelf } from '../site/shelf.ts';
import { yearTitle } from '../site/year/structured-data.ts';

/** The subscription of a calendar: all years, one address. */
export function placeFeed(place: Place, site: string, name = feedName(place)): Response {
  return calendarFile(
    writeFeed({
      places: [place],
      releases: openShelf().releases,
      name,
      page: new URL(place.path, site).href,
      self: new URL(feedPath(place), site).href,
      site,
    }),
  );
}

/** The same for one year, for importing. */
export function yearFeed(place: Place, year: SupportedYear, site: string): Response {
  return calendarFile(
    writeFeed({
      places: [place],
      years: [year],
      releases: openShelf().releases,
      name: yearTitle(place, year),
      page: new URL(yearPath(place, year), site).href,
      self: new URL(`${place.path}${year}.ics`, site).href,
      site,
    }),
  );
}

/** A calendar file as a response. */
export function calendarFile(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
}
