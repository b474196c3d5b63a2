import type { CountryData, DataSet } from '../../artifact/data-set.ts';
import { nationalPlace, type Place } from '../places/places.ts';

/** A calendar of money as pages show it: with addresses of its own, and in English alone. */
export function moneyPlace(data: CountryData): Place {
  const place = nationalPlace(data);
  const path = `/money/${place.key}/`;
  return { ...place, path, root: path };
}

/** Those of a release, by code. */
export function moneyPlaces({ money }: Pick<DataSet, 'money'>): Place[] {
  return [...money.values()].map(moneyPlace);
}

/** The calendar of the money of a country, where a release has it: of the United States, the Federal Reserve's. */
export function moneyOf({ money }: Pick<DataSet, 'money'>, { artifact }: Place): Place | null {
  const found = money.get(`${artifact.country}-FED`);
  return found === undefined ? null : moneyPlace(found);
}

/** What the feed of one is called: "T2 closing days". */
export function moneyFeedName({ name }: Place): string {
  return `${name} closing days`;
}
