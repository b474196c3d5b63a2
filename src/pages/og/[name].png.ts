import type { APIRoute } from 'astro';
import { YEARS_WORDS } from '../../calendar/year-words.ts';
import { TITLES } from '../../site/feeds/late-files.ts';
import { countRegions } from '../../site/places/places.ts';
import { openShelf } from '../../site/shelf.ts';
import { drawPreview, drawTitle } from '../../site/year/preview-picture.ts';
import { yearFacts } from '../../site/year/year-facts.ts';
import { pngOf, pngReply } from '../_picture.ts';
import { readPlaceYear } from '../_place-year.ts';

// Decision 42: made when it is first asked for.
export const prerender = false;

/** The picture for link previews: of a country and year, and of each page that belongs to none. */
export const GET: APIRoute = async ({ params: { name = '' } }) => {
  const drawn = drawTitled(name) ?? drawYear(name);
  return drawn === null ? new Response(null, { status: 404 }) : pngReply(await pngOf(drawn));
};

function drawTitled(picture: string): string | null {
  const title = TITLES.get(picture);
  if (title === undefined) return null;
  const { dataSet } = openShelf();
  const held = `${dataSet.countries.size} countries and ${countRegions(dataSet)} regions, ${YEARS_WORDS}`;
  return drawTitle(title, held);
}

/** "de-2026". */
function drawYear(picture: string): string | null {
  const [country = '', year = ''] = picture.split('-20');
  const found = readPlaceYear({ country, yy: year });
  if (found === null) return null;
  const { rows, total, glance } = yearFacts(found.place, found.year);
  const { name } = found.place;
  const { businessDays } = total;
  return drawPreview({ name, year: found.year, holidays: rows.length, businessDays, glance });
}
