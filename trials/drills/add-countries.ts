import { readFileSync } from 'node:fs';
import type { ProjectCopy } from './project-copy.ts';

/** Countries that are not served; each has a complete source beside this file. */
export const ADDED: readonly string[] = ['PL', 'SE'];

/** Where the date-holidays package differs, as `check` reports it. */
const DISAGREED =
  /^sources\/rulings\/([A-Z]{2})\.yaml:1:1: error: [A-Z]{2} (\S+): a day that (we have|date-holidays has)/gm;

/**
 * Adds the countries as the guide says (sources/README.md, "Add a country"), with source files
 * alone.
 */
export function addCountries(copy: ProjectCopy): void {
  const sources = new Map(ADDED.map((code) => [code, sourceOf(code)]));
  for (const [code, source] of sources) copy.edit(`sources/${code}.yaml`, () => source);
  const { told } = copy.data('check', ...ADDED);
  for (const [, code = '', date = '', whose = ''] of told.matchAll(DISAGREED)) {
    const only = whose === 'we have' ? 'ours' : 'theirs';
    const [citation = ''] = /(?<=^citations:\n {2})[a-z-]+/m.exec(sources.get(code) ?? '') ?? [];
    const ruling = `- { only: ${only}, calendars: [${code}], dates: [${date}], reason: The Act., cite: ${citation} }\n`;
    copy.edit(`sources/rulings/${code}.yaml`, (text) => text + ruling);
  }
}

/** The source of a country, with the schema inserted where a source has it. */
function sourceOf(code: string): string {
  const text = readFileSync(`trials/drills/${code}.yaml`, 'utf8');
  return text.replace(/(?<=\$schema=)\S*\//, './');
}
