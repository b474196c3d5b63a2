import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder of source texts: on disk, or in memory in a test. */
export interface Folder {
  /** The folder's name in diagnostics, such as "sources". */
  readonly shownAs: string;
  /** Paths of all files below, with "/", sorted; null when there is no such folder. */
  readonly names: readonly string[] | null;
  /** The bytes of a file; null when it cannot be read, or is no file. */
  read(name: string): Buffer | null;
}

/** A folder on disk, listed once. Links are never followed: they may lead out of the folder. */
export function diskFolder(path: string, shownAs: string): Folder {
  return {
    shownAs,
    names: filesBelow(path),
    read(name) {
      try {
        const file = join(path, name);
        return lstatSync(file).isFile() ? readFileSync(file) : null;
      } catch {
        return null;
      }
    },
  };
}

/** A folder in memory: its texts by name. */
export function textFolder(
  shownAs: string,
  files: Readonly<Record<string, string | Buffer>>,
): Folder {
  const texts = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  return {
    shownAs,
    names: [...texts.keys()].sort(),
    read: (name) => texts.get(name) ?? null,
  };
}

function filesBelow(path: string): string[] | null {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(path, '/').length))
      .sort();
  } catch {
    return null;
  }
}
