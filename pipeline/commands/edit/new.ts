import { join } from 'node:path';
import { newCountryFiles } from '../../edit/new-country.ts';
import { writeFiles } from '../../edit/write-files.ts';
import { quote } from '../../read/suggest.ts';
import type { Command } from '../command.ts';
import { readWords } from '../words.ts';

/**
 * `new CC`: creates a country's files with what is known of any country filled in, and the rest
 * left empty for `check` to ask for. It overwrites nothing.
 */
export const newCommand: Command = (words, { folders, print, complain }) => {
  const read = readWords(words, {}, complain, 1);
  if (read === null) return 1;
  const code = (read.rest[0] ?? '').toUpperCase();
  const files = /^[A-Z]{2}$/u.test(code) ? newCountryFiles(code) : null;
  if (files === null) {
    const said =
      code === '' ? 'no country is named' : `${quote(code)} is not a country code of ISO 3166-1`;
    complain(`${said}; write two letters: npm run data -- new SE`);
    return 1;
  }
  const known = [
    ...(folders.sources.names ?? []),
    ...(folders.official.names ?? []).map((name) => `official/${name}`),
  ];
  if (known.includes(`${code}.yaml`)) {
    complain(`sources/${code}.yaml already exists; nothing was written`);
    return 1;
  }
  const missing = [...files].filter(([name]) => !known.includes(name));
  writeFiles(new Map(missing.map(([name, text]) => [join(folders.root, 'sources', name), text])));
  for (const [name] of files) {
    const written = missing.some(([each]) => each === name);
    print(`${written ? 'wrote' : 'already exists, and stays:'} sources/${name}`);
  }
  for (const line of nextSteps(code)) print(line);
  return 0;
};

function nextSteps(code: string): string[] {
  return [
    '',
    `1. sources/${code}.yaml: name the law, then the holidays in calendar order.`,
    '   Time zone, language and weekend are the usual ones there: compare them with the law.',
    `2. npm run data -- check ${code}, until it passes: it says what is still empty, and prints`,
    '   the rulings that the second opinion needs.',
    `3. sources/official/${code}.yaml: copy the authority's list of a year, if it publishes one.`,
    `4. npm run data -- announce ${code} ID DATE --cite ADDRESS, for dates that no rule gives.`,
    '5. npm run data -- diff, for the pull request. The guide: sources/README.md, "Add a country".',
  ];
}
