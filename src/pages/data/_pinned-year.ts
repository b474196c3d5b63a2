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
export function readPinnedYear({
  version = '',
  country = '',
  region,
  yy = '',
}: Readonly<Record<string, string | undefined>>): PinnedYear | null {
  const dataSet = openShelf().pinned(version);
  // A day is a pin too, but a page has one address.
  if (dataSet?.dataVersion !== version) return null;
  const place = placeByKey(dataSet, region === undefined ? country : `${country}-${region}`);
  if (place === null || (place.region === null) !== (region === undefined)) return null;
  const year = yearsOf(place.calendar.range).find((held) => String(held) === `20${yy}`);
  return year === undefined ? null : { dataSet, place, year };
}
