import type { APIRoute } from 'astro';
import { feedName, writeFeed } from '../../site/feeds/feed.ts';
import { choicesQuery, readFeedChoices } from '../../site/feeds/feed-choices.ts';
import { type Speech, speak } from '../../site/languages/speech.ts';
import { addressIn } from '../../site/languages/translated-routes.ts';
import { type Place, placeIn } from '../../site/places/places.ts';
import { COMBINED_MAX, selectByKeys, selectionKey } from '../../site/places/selection.ts';
import { openShelf } from '../../site/shelf.ts';

export const prerender = false;

/** The combined feed, "/feed/de-by+il+us.ics": sorted, each calendar once; in a language under its word. */
export const GET: APIRoute = ({ params, site, url }) => {
  const { dataSet, releases } = openShelf();
  const asked = params.calendars ?? '';
  const { places: found, unknown, tooMany } = selectByKeys(dataSet, asked);
  if (tooMany) return refusal(404, `A combined feed holds at most ${COMBINED_MAX} calendars.`);
  if (unknown.length > 0 || found.length === 0) {
    return refusal(
      404,
      `No such calendar: ${unknown.join(', ').slice(0, 200)}. Write calendars as in /feed/de-by+il+us.ics.`,
    );
  }
  const choices = readFeedChoices(url.search.slice(1));
  if (typeof choices === 'string') return refusal(400, choices);
  const key = selectionKey(found, '+');
  const query = choicesQuery(choices);
  const speech = speak(url);
  const address = `${speech.prefix}/feed/${key}.ics${query}`;
  if (key !== asked || query !== url.search) {
    return new Response(null, { status: 308, headers: { Location: address } });
  }
  const places = found.map((place) => placeIn(place, speech.language));
  const root = String(site);
  const text = writeFeed({
    places,
    releases,
    name: nameOf(places, speech),
    page: new URL(pageOf(places, speech), root).href,
    self: new URL(address, root).href,
    site: root,
    choices,
  });
  const released = dataSet.release.manifest.released;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Last-Modified': new Date(`${released}T00:00:00Z`).toUTCString(),
    },
  });
};

/** One place is called as in its own feed: it is the same one, as somebody has chosen it. */
function nameOf(places: readonly Place[], { t, say, listWords }: Speech): string {
  const [first, ...more] = places;
  return first !== undefined && more.length === 0
    ? feedName(first)
    : say(t.subscribe.combined, { places: listWords(places.map(({ name }) => name)) });
}

function pageOf(places: readonly Place[], { language }: Speech): string {
  const [first, ...more] = places;
  return first !== undefined && more.length === 0
    ? first.path
    : addressIn(language, `/compare/?c=${selectionKey(places, ',')}`);
}

function refusal(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
