import { join } from 'node:path';
import {
  countUntranslated,
  knownWords,
  untranslated,
} from '../../../src/artifact/words/translation.ts';
import { diskFolder } from '../../read/folder.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import { LANGUAGES, lackingSentences } from '../../sentences/compile-catalogs.ts';
import type { Command } from '../command.ts';
import { readData } from '../read-data.ts';
import { readWords } from '../words.ts';

/**
 * `untranslated [LANGUAGE]`: prints what a language lacks, as JSON whose values are the English
 * to translate; without a language, how much each one lacks.
 */
export const untranslatedCommand: Command = (words, { folders, print, complain, write }) => {
  const read = readWords(words, {}, complain, 1);
  if (read === null) return 1;
  const { countries, translations } = readData(folders.sources);
  const lackingOf = (language: string) => {
    const own = translations.find((each) => each.language === language);
    return untranslated(countries, knownWords(own), language);
  };
  const sentences = lackingSentences(diskFolder(join(folders.root, LANGUAGES), LANGUAGES));
  const [language] = read.rest;
  if (language === undefined) {
    for (const [each, { missing, changed }] of sentences) {
      const [lacking, stale] = [missing, changed].map((of) => Object.keys(of).length);
      const of = countUntranslated(lackingOf(each));
      print(`${each}: ${lacking} sentences, ${of}; ${stale} sentences to review`);
    }
    return 0;
  }
  const own = sentences.get(language);
  if (own === undefined) {
    const known = [...sentences.keys()];
    complain(`there is no catalog of ${quote(language)}${orChoices(language, known)}`);
    return 1;
  }
  const { missing, changed } = own;
  write(`${JSON.stringify({ sentences: missing, changed, ...lackingOf(language) }, null, 2)}\n`);
  return 0;
};
