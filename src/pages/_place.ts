import type { SupportedYear } from '../calendar/supported-range.ts';
import { speak } from '../site/languages/speech.ts';
import { type Place, placeByKey, placeIn, speaks } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';
import { openShelf } from '../site/shelf.ts';

/**
 * The calendar that an address names, in the language that it begins with; null where there is
 * none, or none in that language.
 */
export function readPlace(
  pathname: string,
  { country = '', region }: Readonly<Record<string, string | undefined>>,
): Place | null {
  const key = region === undefined ? country : `${country}-${region}`;
  const place = placeByKey(openShelf().dataSet, key);
  if (place === null || (place.region === null) !== (region === undefined)) return null;
  const { language } = speak(pathname);
  if (language.word === '') return place;
  return speaks(place, language) ? placeIn(place, language) : null;
}

/** The same with a year, `20YY`; null where we hold nothing there. */
export function readYearOf(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): { readonly place: Place; readonly year: SupportedYear } | null {
  const place = readPlace(pathname, params);
  const year =
    place && yearsOf(place.calendar.range).find((held) => String(held) === `20${params.yy}`);
  return place === null || year === undefined || year === null ? null : { place, year };
}
