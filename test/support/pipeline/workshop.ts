import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorSchemas } from '../../../pipeline/checks/files/editor-schemas.ts';
import type { Command } from '../../../pipeline/commands/command.ts';
import { type DataFolders, foldersBelow } from '../../../pipeline/commands/data-folders.ts';
import { filesBelow } from '../files-below.ts';
import { tempFolder } from '../temp-folder.ts';
import { TODAY } from './toyland.ts';

/** A folder with sources, in which commands are run. */
export interface Workshop {
  readonly folder: string;
  write(name: string, text: string): void;
  /** Its folders as a command finds them now. */
  folders(): DataFolders;
  /** Runs a command; what it said, and its exit code. */
  run(
    command: Command,
    ...words: string[]
  ): Promise<{ code: number; out: string[]; complaints: string[] }>;
  /** The files below `artifacts/`, by path, with their bytes in hexadecimal digits. */
  artifacts(): Record<string, string>;
}

/** A workshop in a temporary folder, with `sources/XX.yaml` as given. */
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
