import type { APIRoute } from 'astro';
import { writeFeed } from '../../site/feeds/feed.ts';
import { choicesQuery, feedName, readFeedChoices } from '../../site/feeds/feed-choices.ts';
import { speak } from '../../site/languages/locale.ts';
import { addressIn } from '../../site/languages/translated-routes.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { placeIn } from '../../site/places/places.ts';
import { COMBINED_MAX, selectByKeys, selectionKey } from '../../site/places/selection.ts';
import { refusal } from '../_result.ts';

export const prerender = false;

const TEXT = 'text/plain';

/** The combined feed, "/feed/de-by+il+us.ics": sorted, each calendar once. */
export const GET: APIRoute = ({ params, site, url }) => {
  const { dataSet, releases } = loadedReleases();
  const asked = params.calendars ?? '';
  const { places: found, unknown, tooMany } = selectByKeys(dataSet, asked);
  if (tooMany) {
    return refusal(404, TEXT, `A combined feed holds at most ${COMBINED_MAX} calendars.\n`);
  }
  if (unknown.length > 0 || found.length === 0) {
    const names = unknown.join(', ').slice(0, 200);
    const hint = 'Write calendars as in /feed/de-by+il+us.ics.';
    return refusal(404, TEXT, `No such calendar: ${names}. ${hint}\n`);
  }
  const choices = readFeedChoices(url.search.slice(1));
  if (typeof choices === 'string') return refusal(400, TEXT, `${choices}\n`);
  const key = selectionKey(found, '+');
  const query = choicesQuery(choices);
  const { t, say, listWords, language, prefix } = speak(url);
  const address = `${prefix}/feed/${key}.ics${query}`;
  if (key !== asked || query !== url.search) {
    return new Response(null, { status: 308, headers: { Location: address } });
  }
  const places = found.map((place) => placeIn(place, language));
  const [first, ...more] = places;
  // One place has the name of its own feed: it is the same one, with choices.
  const isOne = first !== undefined && more.length === 0;
  const names = listWords(places.map(({ name }) => name));
  const page = isOne ? first.path : addressIn(language, `/compare/?c=${selectionKey(places, ',')}`);
  const text = writeFeed({
    places,
    releases,
    name: isOne ? feedName(first) : say(t.subscribe.combined, { places: names }),
    page: new URL(page, site).href,
    self: new URL(address, site).href,
    site: String(site),
    choices,
  });
  const { released } = dataSet.release.manifest;
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Last-Modified': new Date(`${released}T00:00:00Z`).toUTCString(),
    },
  });
};
