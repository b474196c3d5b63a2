import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes files by path, each whole or not at all: until all are on the disk, each has a temporary
 * name.
 */
export function writeFiles(files: ReadonlyMap<string, string>): void {
  const unfinished = [...files].map(([path, text]) => {
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.unfinished`;
    const file = openSync(temporary, 'w');
    writeSync(file, text);
    fsyncSync(file);
    closeSync(file);
    return { path, temporary };
  });
  for (const { path, temporary } of unfinished) renameSync(temporary, path);
}
