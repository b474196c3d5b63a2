import arabicCatalog from './compiled/ar.json' with { type: 'json' };
import germanCatalog from './compiled/de.json' with { type: 'json' };
import englishCatalog from './compiled/en.json' with { type: 'json' };
import spanishCatalog from './compiled/es.json' with { type: 'json' };
import frenchCatalog from './compiled/fr.json' with { type: 'json' };
import hebrewCatalog from './compiled/he.json' with { type: 'json' };
import hindiCatalog from './compiled/hi.json' with { type: 'json' };
import italianCatalog from './compiled/it.json' with { type: 'json' };
import japaneseCatalog from './compiled/ja.json' with { type: 'json' };
import dutchCatalog from './compiled/nl.json' with { type: 'json' };
import portugueseCatalog from './compiled/pt-BR.json' with { type: 'json' };
import * as habits from './habits.ts';
import { type Language, languageOf } from './language.ts';

/** English: the language of the sources, and of every page without a translation. */
export const english = languageOf('en', '', 'English', englishCatalog, habits.ENGLISH);

export const german = languageOf('de', 'deutsch', 'Deutsch', germanCatalog, habits.GERMAN);
export const french = languageOf('fr', 'francais', 'Français', frenchCatalog, habits.FRENCH);
export const italian = languageOf('it', 'italiano', 'Italiano', italianCatalog, habits.ITALIAN);
export const spanish = languageOf('es', 'espanol', 'Español', spanishCatalog, habits.SPANISH);
export const dutch = languageOf('nl', 'nederlands', 'Nederlands', dutchCatalog, habits.DUTCH);
export const portuguese = languageOf(
  'pt-BR',
  'portugues',
  'Português',
  portugueseCatalog,
  habits.PORTUGUESE,
);
export const japanese = languageOf('ja', 'nihongo', '日本語', japaneseCatalog, habits.JAPANESE);
export const hebrew = languageOf('he', 'ivrit', 'עברית', hebrewCatalog, habits.HEBREW);
export const arabic = languageOf('ar', 'arabiyya', 'العربية', arabicCatalog, habits.ARABIC);
export const hindi = languageOf('hi', 'hindi', 'हिन्दी', hindiCatalog, habits.HINDI);

/** Every language but English, in the order in which pages offer them. */
export const TRANSLATIONS: readonly Language[] = [
  ...[german, french, italian, spanish, dutch, portuguese],
  ...[japanese, hebrew, arabic, hindi],
];

/** Every language, English first. */
export const LANGUAGES: readonly Language[] = [english, ...TRANSLATIONS];
