import { ENGLISH } from './english.ts';
import { type Language, readyOf } from './language.ts';
import { arabic } from './translations/arabic.ts';
import { dutch } from './translations/dutch.ts';
import { french } from './translations/french.ts';
import { german } from './translations/german.ts';
import { hebrew } from './translations/hebrew.ts';
import { hindi } from './translations/hindi.ts';
import { italian } from './translations/italian.ts';
import { japanese } from './translations/japanese.ts';
import { portuguese } from './translations/portuguese.ts';
import { spanish } from './translations/spanish.ts';

/** The language of the sources, and of every page that is not translated. */
export const english: Language = {
  ...{ code: 'en', word: '', name: 'English', direction: 'ltr', plurals: ['one', 'other'] },
  sentences: readyOf(ENGLISH),
  texts: {},
};

/** Every other language, in the order in which pages offer them: one line each. */
export const TRANSLATIONS: readonly Language[] = [
  german,
  french,
  italian,
  spanish,
  dutch,
  portuguese,
  japanese,
  hebrew,
  arabic,
  hindi,
];
