import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../checks/files/editor-schemas.ts';
import { PLACE_NAMES_FILE, placeNamesText } from '../checks/files/place-names-file.ts';
import type { Command } from './command.ts';
import { readWords } from './words.ts';

/** `schema`: regenerates the files beside the sources: editor schemas, and the names that the search of the site uses. */
export const schemaCommand: Command = (words, { folders, print, complain }) => {
  if (readWords(words, {}, complain, 0) === null) return 1;
  const made = { ...editorSchemas(), [PLACE_NAMES_FILE]: placeNamesText(folders.sources) };
  for (const [name, text] of Object.entries(made)) {
    writeFileSync(join(folders.root, 'sources', name), text);
    print(`wrote sources/${name}`);
  }
  return 0;
};
