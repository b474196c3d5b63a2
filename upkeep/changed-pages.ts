import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the pages of countries out of a built site.
 * @returns the folders that were copied.
 */
export function copyPages(site: string, countries: readonly string[], target: string): string[] {
  const folders = countries
    .map((code) => code.toLowerCase())
    .flatMap((code) => [code, join('data', code)])
    .filter((folder) => existsSync(join(site, folder)));
  for (const folder of folders) {
    cpSync(join(site, folder), join(target, folder), { recursive: true });
  }
  return folders;
}
