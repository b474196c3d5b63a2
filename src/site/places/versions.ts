import { calendarKey, readAddress } from '../../address/read-address.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import type { Language } from '../languages/language.ts';
import { english, LANGUAGES } from '../languages/languages.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { type Place, placeByKey, placeIn, speaks } from './places.ts';

/** A page in one of its languages. */
export interface Version {
  readonly language: Language;
  /** From the root. */
  readonly path: string;
}

/** The languages that a calendar has pages in, English first. */
export function languagesOf(place: Place): Language[] {
  return LANGUAGES.filter((language) => language === english || speaks(place, language));
}

/** A page of a calendar in each of its languages. */
export function versionsOf(place: Place, path: (place: Place) => string): Version[] {
  return languagesOf(place).map((language) => ({ language, path: path(placeIn(place, language)) }));
}

/** A page that exists in every language, from its English address. */
export function versionsEverywhere(address: string): Version[] {
  return LANGUAGES.map((language) => ({ language, path: addressIn(language, address) }));
}

/** The address of a page in a language, or as it is if the page does not exist there. */
export function pathIn(dataSet: DataSet, language: Language, path: string): string {
  const address = readAddress(path);
  const { section, year, name, form, query, anchor } = address;
  const key = calendarKey(address);
  if (key === null || `${section}${name}${query}` !== '' || form !== 'page') {
    return addressIn(language, path);
  }
  const place = placeByKey(dataSet, key);
  if (place === null) return path;
  const { path: own } = placeIn(place, language);
  return `${own}${year === null ? '' : `${year}/`}${anchor === null ? '' : `#${anchor}`}`;
}
