import { calendarKey, readAddress } from '../../address/read-address.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { type Place, placeByKey } from '../../site/places/places.ts';
import { yearsOf } from '../../site/places/release-range.ts';
import { openShelf } from '../../site/shelf.ts';

/** A year of a calendar in a release. */
export interface PinnedYear {
  readonly dataSet: DataSet;
  readonly place: Place;
  readonly year: SupportedYear;
}

/**
 * What `/data/VERSION/COUNTRY/REGION/20YY/` names; null where that release has nothing there.
 * Contract 22.5.
 */
export function readPinnedYear(pathname: string): PinnedYear | null {
  const address = readAddress(pathname);
  const key = calendarKey(address);
  if (address.release === null || key === null || address.name !== '') return null;
  const dataSet = openShelf().pinned(address.release);
  // A day is a pin too, but a page has one address.
  if (dataSet?.dataVersion !== address.release) return null;
  const place = placeByKey(dataSet, key);
  const year = place && yearsOf(place.calendar.range).find((held) => held === address.year);
  return place && year ? { dataSet, place, year } : null;
}
