import { basename } from 'node:path';
import { type Diagnostic, error, type Place } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { Plain, YamlTree } from '../read/yaml-tree.ts';
import { type Message, MessageError, readMessage } from './message.ts';

/** A sentence of a catalog. */
export interface Entry {
  readonly message: Message;
  readonly place: Place;
  /** The English that was translated, if it has changed since. */
  readonly sourceText: string | null;
}

/** A country's spelling: a part of a text, and its replacement. */
export type Spellings = ReadonlyMap<string, ReadonlyMap<string, Replacement>>;

/** Words that people write around a search term. */
export const SEARCH_PARTS = [
  ...(['around', 'before', 'next', 'deadline'] as const),
  ...(['businessDays', 'days', 'weeks', 'months', 'years', 'after', 'until'] as const),
] as const;

/** The words of each part, by its name. */
export type SearchWords = Readonly<Record<string, readonly string[]>>;

interface Replacement {
  readonly by: string;
  readonly place: Place;
}

/** The sentences of a language, by "group.key", in file order. */
export interface Catalog {
  readonly locale: string;
  readonly text: string;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Replacements by country; "" means every country. */
  readonly spellings: Spellings;
  readonly search: SearchWords;
}

/** Reads `de.arb`: JSON, whose keys with "@" describe the others to translators. */
export function readCatalog(
  folder: Folder,
  name: string,
): { readonly catalog: Catalog; readonly diagnostics: readonly Diagnostic[] } {
  const [locale, file] = [basename(name, '.arb'), `${folder.shownAs}/${name}`];
  const text = folder.read(name)?.toString('utf8') ?? '';
  const entries = new Map<string, Entry>();
  const { tree, diagnostics } = readYaml(text, file);
  if (tree === null) {
    const nothing = { spellings: new Map(), search: searchWordsIn({}) };
    return { catalog: { locale, text, entries, ...nothing }, diagnostics };
  }
  const { value, placeOf, placeOfKey } = tree;
  const root = typeof value === 'object' && !Array.isArray(value) ? value : {};
  const faults: Diagnostic[] = [];
  if (root['@@locale'] !== locale) {
    const message = `the file does not say whose language it is; write "@@locale": "${locale}"`;
    faults.push(error(placeOf(['@@locale']), 'invalid_value', message));
  }
  for (const [key, written] of Object.entries(root)) {
    if (key.startsWith('@')) continue;
    const about = root[`@${key}`];
    const sourceText = typeof about === 'object' && !Array.isArray(about) && about.source_text;
    try {
      if (typeof written !== 'string' || !/^\w+\.\w+$/.test(key)) {
        throw new MessageError('write "group.key": "the sentence"');
      }
      if (written.trim() !== written || written === '') {
        throw new MessageError('a sentence is whole; write it without a space at its ends');
      }
      entries.set(key, {
        message: readMessage(written),
        place: placeOfKey([key]),
        sourceText: typeof sourceText === 'string' ? sourceText : null,
      });
    } catch (thrown) {
      if (!(thrown instanceof MessageError)) throw thrown;
      faults.push(error(placeOf([key]), 'invalid_value', `"${key}": ${thrown.message}`));
    }
  }
  const spellings = spellingsIn(root['@@x-spelling'], placeOfKey);
  const written = root['@@x-search'];
  const parts = typeof written === 'object' && !Array.isArray(written) ? written : {};
  for (const [part, words] of Object.entries(parts)) {
    const isPart = SEARCH_PARTS.some((each) => each === part);
    if (isPart && Array.isArray(words) && words.every((word) => typeof word === 'string')) continue;
    const message = `"${part}" is not a part of "@@x-search"; write ${SEARCH_PARTS.join(', ')}, each a list of words`;
    faults.push(error(placeOfKey(['@@x-search', part]), 'invalid_value', message));
  }
  const catalog = { locale, text, entries, spellings, search: searchWordsIn(parts) };
  return { catalog, diagnostics: faults };
}

function searchWordsIn(parts: Readonly<Record<string, Plain>>): SearchWords {
  const words = (part: string) => {
    const written = parts[part];
    return Array.isArray(written) ? written.map(String) : [];
  };
  return Object.fromEntries(SEARCH_PARTS.map((part) => [part, words(part)]));
}

function spellingsIn(written: Plain | undefined, placeOfKey: YamlTree['placeOfKey']): Spellings {
  const countries = Object.entries(typeof written === 'object' ? written : {});
  return new Map(
    countries.map(([country, pairs]) => {
      const each = Object.entries(typeof pairs === 'object' ? pairs : {}).map(
        ([part, by]): [string, Replacement] => [
          part,
          { by: String(by), place: placeOfKey(['@@x-spelling', country, part]) },
        ],
      );
      return [country, new Map(each)];
    }),
  );
}
