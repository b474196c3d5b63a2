import type { APIRoute } from 'astro';
import { writeFeed } from '../../site/feeds/feed.ts';
import { COMBINED_MAX, selectByKeys, selectionKey } from '../../site/places/selection.ts';
import { openShelf } from '../../site/shelf.ts';
import { listWords } from '../../site/words.ts';

export const prerender = false;

/** The combined feed, "/feed/de-by+il+us.ics": sorted, each calendar once. */
export const GET: APIRoute = ({ params, site }) => {
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
  const key = selectionKey(places, '+');
  if (key !== asked) {
    return new Response(null, { status: 308, headers: { Location: `/feed/${key}.ics` } });
  }
  const root = String(site);
  const text = writeFeed({
    places,
    releases,
    name: `Public holidays: ${listWords(places.map((place) => place.name))}`,
    page: new URL(`/compare/?c=${selectionKey(places, ',')}`, root).href,
    self: new URL(`/feed/${key}.ics`, root).href,
    site: root,
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

function refusal(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
