import type { SupportedYear } from '../calendar/supported-range.ts';
import { type Place, placeByKey } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';
import { openShelf } from '../site/shelf.ts';

/** What `COUNTRY/REGION/20YY` in an address names; null where we hold nothing there. */
export function readPlaceYear({
  country = '',
  region,
  yy = '',
}: Readonly<Record<string, string | undefined>>): {
  readonly place: Place;
  readonly year: SupportedYear;
} | null {
  const { dataSet } = openShelf();
  const place = placeByKey(dataSet, region === undefined ? country : `${country}-${region}`);
  if (place === null || (place.region === null) !== (region === undefined)) return null;
  const year = yearsOf(place.calendar.range).find((held) => String(held) === `20${yy}`);
  return year === undefined ? null : { place, year };
}
