import { prefixOfWord, readAddress } from '../../address/read-address.ts';
import { type Formats, intlFormats } from './formats.ts';
import type { Language, Sentences } from './language.ts';
import { english, TRANSLATIONS } from './languages.ts';
import { joinPieces, type Localized, type Piece, piecesOf, plain } from './localized.ts';
import { type Part, partsOf, type Sentence } from './sentence.ts';
import { sourceWords } from './source-words.ts';

/** Values for the placeholders of a sentence: the number `n` chooses the plural form. */
type Values<Name extends string, Value> = {
  readonly [Each in Name]: Each extends 'n' ? number : Value | number;
};

/** A language as a page uses it: its sentences, and its formats for dates, figures and lists. */
export interface Locale extends Formats {
  readonly language: Language;
  /** BCP 47, with the country of the page if the page is about one. */
  readonly tag: string;
  /** The prefix of its addresses: "/deutsch", or nothing. */
  readonly prefix: string;
  readonly t: Sentences;
  readonly say: <Name extends string>(
    sentence: Sentence<Name>,
    values: Values<Name, string>,
  ) => string;
  /** Fills in a sentence with values that may be in other languages. */
  readonly tell: <Name extends string>(
    sentence: Sentence<Name>,
    values: Values<Name, Localized>,
  ) => Localized;
  /** Splits a sentence into parts; `n` chooses the plural form. */
  readonly parts: (sentence: Sentence<string> | string, n?: number) => readonly Part[];
  /** A text of the sources: translated, otherwise in English and marked so. */
  readonly fromSources: (text: string) => Localized;
  /** "a, b and c", with items that may be in other languages. */
  readonly tellList: (items: readonly Localized[]) => Localized;
}

const spoken = new Map<string, Locale>();

/** A language as it is spoken in a country: "de" in "CH". */
export function localeIn(language: Language, country: string | null = null): Locale {
  const key = `${language.code} ${country ?? ''}`;
  return spoken.getOrInsertComputed(key, () => makeLocale(language, country));
}

/** The locale of every page without a translation. */
export const ENGLISH_LOCALE: Locale = localeIn(english);

/** The locale of a page, in the spelling of the country that its path or query names. */
export function speak(address: string | Pick<URL, 'pathname' | 'search'>): Locale {
  const from = typeof address === 'string' ? address : address.pathname + address.search;
  const { word, country, query } = readAddress(from);
  if (word === '') return ENGLISH_LOCALE;
  const language = TRANSLATIONS.find((each) => each.word === word);
  if (language === undefined) return ENGLISH_LOCALE;
  return localeIn(language, country?.toUpperCase() ?? countryAsked(language, query));
}

/** The first country of a query, as of a calculation or comparison, that has spellings. */
function countryAsked({ spellings }: Language, query: string): string | null {
  if (query === '') return null;
  const asked = new URLSearchParams(query);
  const keys = [asked.get('country') ?? '', ...(asked.get('c') ?? '').split(',')];
  const codes = keys.map((key) => key.replace(/-.*/, '').toUpperCase());
  return codes.find((code) => code !== '' && Object.hasOwn(spellings, code)) ?? null;
}

function makeLocale(language: Language, country: string | null): Locale {
  const { code, word, sentences } = language;
  const tag = country === null || code.includes('-') ? code : `${code}-${country}`;
  const formats = formatsOf(language, tag);
  const spell = spellerOf(language, country);
  const parts: Locale['parts'] = (sentence, n) =>
    partsOf(formOf(sentence, n === undefined ? 'other' : formats.pluralCategory(n)));
  const tell = (
    sentence: Sentence<string>,
    values: Readonly<Record<string, Localized | number>>,
  ) => {
    const { n } = values;
    const chosen = parts(sentence, typeof n === 'number' ? n : undefined);
    return joinPieces(fill(chosen, values, formats.figure));
  };
  return {
    ...formats,
    ...{ language, tag, parts, tell },
    prefix: prefixOfWord(word),
    t: spell === null ? sentences : respelt(sentences, spell),
    say: (sentence, values) => plain(tell(sentence, values)),
    fromSources: language === english ? (text) => text : translatorOf(language, spell),
    tellList: (items) =>
      joinPieces(
        formats
          .listParts(items.map(plain))
          .flatMap((part) => piecesOf(typeof part === 'string' ? part : (items[part] ?? ''))),
      ),
  };
}

function translatorOf({ code }: Language, spell: Speller | null): Locale['fromSources'] {
  return (text) => {
    const said = sourceWords(code).texts.get(text);
    if (said === undefined) return [{ text, language: english.code }];
    return spell === null ? (said ?? text) : spell(said ?? text);
  };
}

/** English formats are the same for every country. */
function formatsOf(language: Language, tag: string): Formats {
  if (language === english && tag !== english.code) return ENGLISH_LOCALE;
  const byIntl = intlFormats(language === english ? 'en-GB' : tag);
  const formats = { ...byIntl, ...language.formats?.(byIntl) };
  return { ...formats, inDays: (days) => byIntl.inDays(days).replace(...formats.afterDays) };
}

function formOf(sentence: Sentence<string> | string, category: Intl.LDMLPluralRule): string {
  if (typeof sentence === 'string') return sentence;
  // The compiler of the catalogs has checked that every plural category of the language exists.
  const forms = sentence as unknown as Readonly<Record<string, string>>;
  return forms[category] ?? '';
}

type Speller = (text: string) => string;

/** How a country spells a language; null where the catalog's spelling applies. */
function spellerOf({ spellings }: Language, country: string | null): Speller | null {
  const parts = [...new Set([country ?? '', ''])].flatMap((each) => spellings[each] ?? []);
  if (parts.length === 0) return null;
  return (text) => parts.reduce((spelt, [part = '', by = '']) => spelt.replaceAll(part, by), text);
}

function respelt(sentences: Sentences, spell: Speller): Sentences {
  return JSON.parse(JSON.stringify(sentences), (_key, value) =>
    typeof value === 'string' ? spell(value) : value,
  );
}

function fill(
  parts: readonly Part[],
  values: Readonly<Record<string, Localized | number>>,
  figure: Formats['figure'],
): Piece[] {
  return parts.flatMap((part): readonly Piece[] => {
    if (part.kind === 'text') return piecesOf(part.text);
    if (part.kind === 'tag') return fill(part.parts, values, figure);
    const value = values[part.name];
    if (value === undefined) throw new Error(`A sentence has no value for {${part.name}}`);
    return piecesOf(typeof value === 'number' ? figure(value) : value);
  });
}
