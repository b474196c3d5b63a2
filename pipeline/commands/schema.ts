import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemaText, SCHEMA_FILE } from '../country/editor-schema.ts';
import type { Command } from './command.ts';
import { readWords } from './words.ts';

/** `schema`: writes the editor schema anew, from the format. */
export const schemaCommand: Command = (words, { folders, print, complain }) => {
  if (readWords(words, {}, complain, 0) === null) return 1;
  writeFileSync(join(folders.root, 'sources', SCHEMA_FILE), editorSchemaText());
  print(`wrote sources/${SCHEMA_FILE}`);
  return 0;
};
