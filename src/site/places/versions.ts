import type { Language } from '../languages/language.ts';
import { english, TRANSLATIONS } from '../languages/languages.ts';
import { type Place, placeIn, speaks } from './places.ts';

/** A page in a language. */
export interface Version {
  readonly language: Language;
  /** From the root. */
  readonly path: string;
}

/** The languages that a calendar has pages in, English first. */
export function languagesOf(place: Place): Language[] {
  return [english, ...TRANSLATIONS.filter((language) => speaks(place, language))];
}

/** A page of a calendar in each of its languages, by the address that it has in one. */
export function versionsOf(place: Place, path: (place: Place) => string): Version[] {
  return languagesOf(place).map((language) => ({ language, path: path(placeIn(place, language)) }));
}
