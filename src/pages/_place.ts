import { calendarKey, readAddress } from '../address/read-address.ts';
import { speak } from '../site/languages/locale.ts';
import { loadedReleases } from '../site/loaded-releases.ts';
import { type Place, placeByKey, placeIn, speaks } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';

/** What surrounds the place in the addresses of a page. */
interface Around {
  /** The part of the site in front of it: "embed". */
  readonly section?: string;
  /** The name behind it: "subscribe". */
  readonly name?: string;
}

/**
 * The calendar that an address names, in the language of the address; null where there is none, none in
 * that language, or a year.
 */
export function readPlace(pathname: string, around: Around = {}): Place | null {
  const found = readWhere(pathname, around);
  return found?.year === null ? found.place : null;
}

/** The same for an address with a year; null where the calendar does not hold it. */
export function readYearOf(pathname: string, around: Around = {}) {
  const found = readWhere(pathname, around);
  if (found === null) return null;
  const { place } = found;
  const year = yearsOf(place.calendar.range).find((held) => held === found.year);
  return year === undefined ? null : { place, year };
}

function readWhere(pathname: string, { section = '', name = '' }: Around) {
  const address = readAddress(pathname);
  const { year } = address;
  const key = calendarKey(address);
  if (key === null || address.section !== section || address.name !== name) return null;
  const place = placeByKey(loadedReleases().dataSet, key);
  const { language } = speak(pathname);
  if (place === null || language.word === '') return place && { place, year };
  return speaks(place, language) ? { place: placeIn(place, language), year } : null;
}
