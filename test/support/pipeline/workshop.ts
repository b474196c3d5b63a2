import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorSchemas } from '../../../pipeline/checks/files/editor-schemas.ts';
import type { Command } from '../../../pipeline/commands/command.ts';
import { type DataFolders, foldersBelow } from '../../../pipeline/commands/data-folders.ts';
import { filesBelow } from '../files-below.ts';
import { tempFolder } from '../temp-folder.ts';
import { TODAY } from './toyland.ts';

/** A folder with sources in which commands run. */
export interface Workshop {
  readonly folder: string;
  write(name: string, text: string): void;
  /** Its folders, as a command would find them at this moment. */
  folders(): DataFolders;
  /** Runs a command and returns its output and exit code. */
  run(
    command: Command,
    ...words: string[]
  ): Promise<{ code: number; out: string[]; complaints: string[] }>;
  /** The bytes of the files below `artifacts/` in hexadecimal, by path. */
  artifacts(): Record<string, string>;
}

/** A workshop in a temporary folder, with the given `sources/XX.yaml`. */
export function workshop(yaml: string): Workshop {
  const folder = tempFolder();
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('sources/XX.yaml', yaml);
  for (const [name, text] of Object.entries(editorSchemas())) write(`sources/${name}`, text);
  return {
    folder,
    write,
    folders: () => foldersBelow(folder),
    async run(command, ...words) {
      const [out, complaints]: string[][] = [[], []];
      const code = await command(words, {
        folders: foldersBelow(folder),
        today: TODAY,
        nowSeconds: TODAY * 86_400,
        write: (text) => out?.push(text),
        print: (line) => out?.push(line),
        complain: (line) => complaints?.push(line),
        showProgress: () => undefined,
      });
      return { code, out: out ?? [], complaints: complaints ?? [] };
    },
    artifacts: () => filesBelow(join(folder, 'artifacts')),
  };
}
