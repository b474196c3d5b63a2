import { type Diagnostic, error } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { type Catalog, readCatalog } from './catalog.ts';
import { checkCatalog, pluralForms } from './check-catalog.ts';
import { marksOf, type WrittenGroups } from './mark-changed.ts';
import { type Message, messageText, type Written, writtenOf } from './message.ts';

/** The catalogs' folder, and the folder of the compiled files. */
export const LANGUAGES = 'src/site/languages';
const [CATALOGS, COMPILED] = ['catalogs', 'compiled'];
/** The module that exports the types of the sentences, as the compiled folder imports it. */
const SENTENCE = '../sentence.ts';

/** Invisible marks around English that has no translation. */
const [ENGLISH_BEGINS, ENGLISH_ENDS] = ['\u2066\u2063', '\u2063\u2069'];

/** The compiled catalogs of a checkout: what is wrong with them, and the files to write. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  /** File texts by path, relative to the languages' folder. */
  readonly files: ReadonlyMap<string, string>;
  /** "de: 3 of 618 sentences are English, 2 are to be looked at". */
  readonly counts: readonly string[];
}

/**
 * Compiles all catalogs. A missing sentence stays English, and one whose English changed is
 * marked.
 */
export function compileCatalogs(languages: Folder): Compiled {
  const read = catalogsIn(languages);
  const english = read.find(({ catalog }) => catalog.locale === 'en')?.catalog;
  if (english === undefined) {
    const place = { file: `${languages.shownAs}/${CATALOGS}/en.arb`, line: 1, column: 1 };
    const missing = error(
      place,
      'unreadable_file',
      'the English catalog is missing; bring it back',
    );
    return { diagnostics: [missing], files: new Map(), counts: [] };
  }
  const diagnostics = read.flatMap(({ catalog, diagnostics: own }) => [
    ...own,
    ...checkCatalog(catalog, english),
  ]);
  const compiled = languages.read(`${COMPILED}/en.json`)?.toString() ?? '{}';
  const { sentences: before = {} }: { sentences?: WrittenGroups } = JSON.parse(compiled);
  const files = new Map<string, string>([[`${COMPILED}/sentences.ts`, typesOf(english)]]);
  const counts: string[] = [];
  for (const { catalog } of read) {
    const marked = marksOf(catalog, english, before);
    if (marked.text !== catalog.text) files.set(`${CATALOGS}/${catalog.locale}.arb`, marked.text);
    const missing = [...english.entries.keys()].filter((key) => !catalog.entries.has(key));
    files.set(
      `${COMPILED}/${catalog.locale}.json`,
      textOf({
        plurals: pluralForms(catalog.locale),
        ...{ missing, changed: marked.changed },
        spellings: spellingsOf(catalog),
        search: catalog.search,
        sentences: sentencesOf(catalog, english),
      }),
    );
    const all = english.entries.size;
    counts.push(
      `${catalog.locale}: ${missing.length} of ${all} sentences are English, ${marked.changed.length} are to be looked at`,
    );
  }
  return { diagnostics, files, counts };
}

/** What the catalog of a language lacks, by key. */
export interface LackingSentences {
  /** The English to translate. */
  readonly missing: Readonly<Record<string, string>>;
  /** The current English of sentences translated from an earlier one. */
  readonly changed: Readonly<Record<string, string>>;
}

/** What each catalog except the English one lacks, by language. */
export function lackingSentences(languages: Folder): ReadonlyMap<string, LackingSentences> {
  const catalogs = catalogsIn(languages).map(({ catalog }) => catalog);
  const english = [...(catalogs.find(({ locale }) => locale === 'en')?.entries ?? [])].map(
    ([key, { message }]) => [key, messageText(writtenOf(message))] as const,
  );
  const lacking = ({ entries }: Catalog): LackingSentences => {
    const stale = (key: string) => (entries.get(key)?.sourceText ?? null) !== null;
    return {
      missing: Object.fromEntries(english.filter(([key]) => !entries.has(key))),
      changed: Object.fromEntries(english.filter(([key]) => stale(key))),
    };
  };
  const others = catalogs.filter(({ locale }) => locale !== 'en');
  return new Map(others.map((catalog) => [catalog.locale, lacking(catalog)]));
}

function catalogsIn(languages: Folder): ReturnType<typeof readCatalog>[] {
  return (languages.names ?? [])
    .filter((name) => name.startsWith(`${CATALOGS}/`) && name.endsWith('.arb'))
    .map((name) => readCatalog(languages, name));
}

/** The spellings of each country, as pages use them. */
function spellingsOf({ spellings }: Catalog): object {
  return Object.fromEntries(
    [...spellings].map(([country, parts]) => [
      country,
      [...parts].map(([part, { by }]) => [part, by]),
    ]),
  );
}

/** The sentences as pages use them: groups of texts and plural forms. */
function sentencesOf({ locale, entries }: Catalog, english: Catalog): WrittenGroups {
  const forms = pluralForms(locale);
  const groups: Record<string, Record<string, Written>> = {};
  for (const [key, base] of english.entries) {
    const [group = '', name = ''] = key.split('.');
    const own = entries.get(key)?.message;
    groups[group] ??= {};
    groups[group][name] = own === undefined ? inEnglish(base.message, forms) : writtenOf(own);
  }
  return groups;
}

function inEnglish({ form, forms }: Message, wanted: readonly string[]): Written {
  const mark = (text = ''): string => ENGLISH_BEGINS + text + ENGLISH_ENDS;
  if (forms === null) return mark(form.text);
  const other = forms.get('other')?.text;
  return Object.fromEntries(wanted.map((name) => [name, mark(forms.get(name)?.text ?? other)]));
}

/** What the pages' compiler knows of each sentence: its name and its placeholders. */
function typesOf({ entries }: Catalog): string {
  const groups = new Map<string, string[]>();
  for (const [key, { message }] of entries) {
    const [group = '', name = ''] = key.split('.');
    const fields = groups.get(group) ?? [];
    groups.set(group, [...fields, `readonly ${name}: ${typeOf(message)}`]);
  }
  const lines = [...groups].map(
    ([group, fields]) => `  readonly ${group}: { ${fields.join('; ')} };`,
  );
  return [
    '// Made of catalogs/en.arb by: npm run data -- sentences',
    `import type { Sentence } from '${SENTENCE}';`,
    '',
    '/** Every sentence of the translated pages, in whatever language. */',
    'export interface Sentences {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

function typeOf({ form, forms }: Message): string {
  if (forms === null && form.names.size + form.tags.size === 0) return 'string';
  const last = forms === null ? form : forms.get('other');
  const names = [...new Set([...(last?.names ?? []), ...(forms === null ? [] : ['n'])])];
  return `Sentence<${names.map((name) => `'${name}'`).join(' | ') || 'never'}>`;
}

function textOf(value: object): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
