import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '../checks/files/editor-schemas.ts';
import type { Command } from './command.ts';
import { readWords } from './words.ts';

/** `schema`: writes the editor schemas anew, from the format. */
export const schemaCommand: Command = (words, { folders, print, complain }) => {
  if (readWords(words, {}, complain, 0) === null) return 1;
  for (const [name, text] of Object.entries(editorSchemas())) {
    writeFileSync(join(folders.root, 'sources', name), text);
    print(`wrote sources/${name}`);
  }
  return 0;
};
