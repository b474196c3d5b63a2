import type { APIRoute } from 'astro';
import { feedName, writeFeed } from '../../site/feeds/feed.ts';
import { choicesQuery, readFeedChoices } from '../../site/feeds/feed-choices.ts';
import type { Place } from '../../site/places/places.ts';
import { COMBINED_MAX, selectByKeys, selectionKey } from '../../site/places/selection.ts';
import { openShelf } from '../../site/shelf.ts';
import { listWords } from '../../site/words.ts';

export const prerender = false;

/** The combined feed, "/feed/de-by+il+us.ics": sorted, each calendar once. */
export const GET: APIRoute = ({ params, site, url }) => {
  const { dataSet, releases } = openShelf();
  const asked = params.calendars ?? '';
  const { places, unknown, tooMany } = selectByKeys(dataSet, asked);
  if (tooMany) return refusal(404, `A combined feed holds at most ${COMBINED_MAX} calendars.`);
  if (unknown.length > 0 || places.length === 0) {
    return refusal(
      404,
      `No such calendar: ${unknown.join(', ').slice(0, 200)}. Write calendars as in /feed/de-by+il+us.ics.`,
    );
  }
  const choices = readFeedChoices(url.search.slice(1));
  if (typeof choices === 'string') return refusal(400, choices);
  const key = selectionKey(places, '+');
  const query = choicesQuery(choices);
  if (key !== asked || query !== url.search) {
    return new Response(null, { status: 308, headers: { Location: `/feed/${key}.ics${query}` } });
  }
  const root = String(site);
  const text = writeFeed({
    places,
    releases,
    name: nameOf(places),
    page: new URL(pageOf(places), root).href,
    self: new URL(`/feed/${key}.ics${query}`, root).href,
    site: root,
    choices,
  });
  const released = dataSet.release.manifest.released;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Last-Modified': new Date(`${released}T00:00:00Z`).toUTCString(),
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
      'Access-Control-Allow-Origin': '*',
    },
  });
};

/** One place is called as in its own feed: it is the same one, as somebody has chosen it. */
function nameOf(places: readonly Place[]): string {
  const [first, ...more] = places;
  return first !== undefined && more.length === 0
    ? feedName(first)
    : `Public holidays: ${listWords(places.map(({ name }) => name))}`;
}

function pageOf(places: readonly Place[]): string {
  const [first, ...more] = places;
  return first !== undefined && more.length === 0
    ? first.path
    : `/compare/?c=${selectionKey(places, ',')}`;
}

function refusal(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
