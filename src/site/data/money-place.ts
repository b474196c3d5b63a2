import type { CountryData, DataSet } from '../../artifact/data-set.ts';
import { nationalPlace, type Place } from '../places/places.ts';

/** A calendar of money as pages show it: with its own addresses, in English only. */
function moneyPlace(data: CountryData): Place {
  const place = nationalPlace(data);
  const path = `/money/${place.key}/`;
  return { ...place, path, root: path };
}

/** The calendars of money in a release, by code. */
export function moneyPlaces({ money }: Pick<DataSet, 'money'>): Place[] {
  return [...money.values()].map(moneyPlace);
}

/** The calendar of money of a country, such as the Federal Reserve's; null for none. */
export function moneyOf({ money }: Pick<DataSet, 'money'>, { artifact }: Place): Place | null {
  const found = money.get(`${artifact.country}-FED`);
  return found === undefined ? null : moneyPlace(found);
}

/** The name of its feed: "T2 closing days". */
export function moneyFeedName({ name }: Place): string {
  return `${name} closing days`;
}
