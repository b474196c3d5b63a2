import type { APIRoute } from 'astro';
import { SUPPORTED_RANGE } from '../../calendar/supported-range.ts';
import { TITLES } from '../../site/feeds/made-on-demand.ts';
import { type Locale, speak } from '../../site/languages/locale.ts';
import { loadedReleases } from '../../site/loaded-releases.ts';
import { countRegions, placeIn } from '../../site/places/places.ts';
import { rangeInWords } from '../../site/places/release-range.ts';
import { drawPreview, drawTitle, type Picture } from '../../site/year/preview-picture.ts';
import { picturePng, pngReply } from '../_picture.ts';
import { readYearOf } from '../_place.ts';

// Decision 46: made on demand.
export const prerender = false;

/** The picture for link previews: of a country's year, or of a page that belongs to no year. */
export const GET: APIRoute = async ({ params: { name = '' }, url }) => {
  const locale = speak(url);
  const drawn = drawTitled(name, locale) ?? drawYear(name, locale);
  if (drawn === null) return new Response(null, { status: 404 });
  return pngReply(await picturePng(drawn, locale.language));
};

function drawTitled(name: string, locale: Locale): Picture | null {
  const title = TITLES.get(name);
  if (title === undefined) return null;
  const { dataSet } = loadedReleases();
  const held = locale.say(locale.t.picture.held, {
    countries: dataSet.countries.size,
    regions: countRegions(dataSet),
    years: rangeInWords(SUPPORTED_RANGE, locale),
  });
  return drawTitle(title(locale.t), held, locale);
}

/** @param name "de-2026". */
function drawYear(name: string, { language }: Locale): Picture | null {
  const found = readYearOf(`/${name.replace('-', '/')}/`);
  if (found === null || found.place.region !== null) return null;
  return drawPreview(placeIn(found.place, language), found.year);
}
