import { type Address, calendarKey, readAddress } from '../address/read-address.ts';
import type { SupportedYear } from '../calendar/supported-range.ts';
import { speak } from '../site/languages/speech.ts';
import { type Place, placeByKey, placeIn, speaks } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';
import { openShelf } from '../site/shelf.ts';

/**
 * The calendar that an address names, in the language that it begins with; null where there is
 * none, or none in that language, and where the address names more.
 * @param part what stands behind the place: "subscribe".
 */
export function readPlace(pathname: string, part = ''): Place | null {
  const address = readAddress(pathname);
  return address.year === null ? placeOf(pathname, address, part) : null;
}

/** The same with a year; null where we hold nothing there. */
export function readYearOf(
  pathname: string,
  part = '',
): { readonly place: Place; readonly year: SupportedYear } | null {
  const address = readAddress(pathname);
  const place = placeOf(pathname, address, part);
  const year = place && yearsOf(place.calendar.range).find((held) => held === address.year);
  return place && year ? { place, year } : null;
}

function placeOf(pathname: string, address: Address, part: string): Place | null {
  const key = calendarKey(address);
  const place = key === null || address.name !== part ? null : placeByKey(openShelf().dataSet, key);
  if (place === null) return null;
  const { language } = speak(pathname);
  if (language.word === '') return place;
  return speaks(place, language) ? placeIn(place, language) : null;
}
