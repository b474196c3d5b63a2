import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diagnosticLines, hasErrors } from '../../read/diagnostic.ts';
import { diskFolder } from '../../read/folder.ts';
import { compileCatalogs, LANGUAGES } from '../../sentences/compile-catalogs.ts';
import type { Command } from '../command.ts';
import { readWords } from '../words.ts';

/**
 * `sentences [--check]`: compiles the catalogs of the pages' languages and reports how many
 * sentences each lacks. With `--check` it only reports whether the compiled files are current.
 */
export const sentencesCommand: Command = (words, { folders, print, complain }) => {
  const read = readWords(words, { check: { type: 'boolean' } }, complain, 0);
  if (read === null) return 1;
  const languages = diskFolder(join(folders.root, LANGUAGES), LANGUAGES);
  const { diagnostics, files, counts } = compileCatalogs(languages);
  for (const diagnostic of diagnostics) diagnosticLines(diagnostic).forEach(complain);
  if (hasErrors(diagnostics)) return 1;
  const stale = [...files].filter(
    ([path, text]) => languages.read(path)?.toString('utf8') !== text,
  );
  if (read.values.check === true) {
    for (const [path] of stale)
      complain(`${LANGUAGES}/${path} is out of date; to write it: npm run data -- sentences`);
    return stale.length === 0 ? 0 : 1;
  }
  for (const [path, text] of stale) {
    const file = join(folders.root, LANGUAGES, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    print(`wrote ${LANGUAGES}/${path}`);
  }
  counts.forEach(print);
  return 0;
};
