import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, by path, as hexadecimal digits; empty when there is no folder. */
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
