import { ENGLISH } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { type Language, readyOf } from './language.ts';
import { spanish } from './spanish.ts';

/** The language of the sources, and of every page that is not translated. */
export const english: Language = {
  ...{ code: 'en', word: '', name: 'English', direction: 'ltr', plurals: ['one', 'other'] },
  sentences: readyOf(ENGLISH),
};

/** Every other language, in the order in which pages offer them: one line each. */
export const TRANSLATIONS: readonly Language[] = [german, french, italian, spanish];
