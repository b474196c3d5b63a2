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

/** The language of the sources, and of every page that is not translated. */
export const english = languageOf(
  { code: 'en', word: '', name: 'English', direction: 'ltr' },
  englishCatalog,
);

export const german = languageOf(
  {
    ...{ code: 'de', word: 'deutsch', name: 'Deutsch', direction: 'ltr' },
    formats: habits.GERMAN,
  },
  germanCatalog,
);

export const french = languageOf(
  {
    ...{ code: 'fr', word: 'francais', name: 'Français', direction: 'ltr' },
    formats: habits.FRENCH,
  },
  frenchCatalog,
);

export const italian = languageOf(
  {
    ...{ code: 'it', word: 'italiano', name: 'Italiano', direction: 'ltr' },
    formats: habits.ITALIAN,
  },
  italianCatalog,
);

export const spanish = languageOf(
  {
    ...{ code: 'es', word: 'espanol', name: 'Español', direction: 'ltr' },
    formats: habits.SPANISH,
  },
  spanishCatalog,
);

export const dutch = languageOf(
  {
    ...{ code: 'nl', word: 'nederlands', name: 'Nederlands', direction: 'ltr' },
    formats: habits.DUTCH,
  },
  dutchCatalog,
);

export const portuguese = languageOf(
  {
    ...{ code: 'pt-BR', word: 'portugues', name: 'Português', direction: 'ltr' },
    formats: habits.PORTUGUESE,
  },
  portugueseCatalog,
);

export const japanese = languageOf(
  {
    ...{ code: 'ja', word: 'nihongo', name: '日本語', direction: 'ltr' },
    formats: habits.JAPANESE,
  },
  japaneseCatalog,
);

export const hebrew = languageOf(
  {
    ...{ code: 'he', word: 'ivrit', name: 'עברית', direction: 'rtl' },
    formats: habits.HEBREW,
  },
  hebrewCatalog,
);

export const arabic = languageOf(
  {
    ...{ code: 'ar', word: 'arabiyya', name: 'العربية', direction: 'rtl' },
    formats: habits.ARABIC,
  },
  arabicCatalog,
);

export const hindi = languageOf(
  {
    ...{ code: 'hi', word: 'hindi', name: 'हिन्दी', direction: 'ltr' },
    formats: habits.HINDI,
  },
  hindiCatalog,
);

/** Every language but English, in the order in which pages offer them. */
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
