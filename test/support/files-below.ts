import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bytes of every file below a folder in hexadecimal, by path; empty when the folder does not
 * exist.
 */
export function filesBelow(folder: string): Record<string, string> {
  try {
    return Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'hex')]),
    );
  } catch {
    return {};
  }
}
