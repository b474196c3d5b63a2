import { listCountries } from '../../country/read-country.ts';
import { SOURCE_TEXTS } from '../../country/translations.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Folder } from '../../read/folder.ts';
import { nearest, quote } from '../../read/suggest.ts';
import { listRuleFiles } from '../../terms/read-rule.ts';
import { SCHEMA_FILES } from './editor-schemas.ts';
import { PLACE_NAMES_FILE } from './place-names-file.ts';
import { YEARS_FILE } from './years-file.ts';

/** Files of the folder that belong to no country. */
const OTHERS = ['README.md', YEARS_FILE, PLACE_NAMES_FILE, ...SCHEMA_FILES];

/** Files that nothing reads: a misspelt name would silently drop a whole country. */
export function strayFiles(sources: Folder, official: Folder): Diagnostic[] {
  const codes = listCountries(sources);
  const known = [
    ...OTHERS,
    ...codes.flatMap((code) => [
      `${code}.yaml`,
      `${code}.dates.csv`,
      `places/${code}.yaml`,
      `rulings/${code}.yaml`,
      `statutes/${code}.yaml`,
    ]),
  ];
  const rules = listRuleFiles(sources);
  // The official lists are below the sources, and have names of their own.
  const own = (sources.names ?? []).filter(
    (name) => !name.startsWith('official/') && !SOURCE_TEXTS.test(name) && !rules.includes(name),
  );
  return [
    ...strays({ ...sources, names: own }, known),
    ...strays(
      official,
      codes.map((code) => `${code}.yaml`),
    ),
  ];
}

function strays(folder: Folder, known: readonly string[]): Diagnostic[] {
  return (folder.names ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => {
      const place = { file: `${folder.shownAs}/${name}`, line: 1, column: 1 };
      const message = `nothing reads a file named ${quote(name)}; ${insteadOf(name, known)}`;
      return error(place, 'stray_file', message);
    });
}

function insteadOf(name: string, known: readonly string[]): string {
  const [, folder = '', code = '', ending = ''] = COUNTRY_FILE.exec(name) ?? [];
  if (code === '') {
    const near = nearest(name, known);
    return near === null
      ? 'name it after a country like GB.yaml, or remove it'
      : `did you mean "${near}"?`;
  }
  const country = code.toUpperCase();
  const right = `${folder}${country}${rightEnding(ending.toLowerCase())}`;
  if (right !== name) return `rename it "${right}"`;
  return `there is no sources/${country}.yaml that it could belong to; to start one: npm run data -- new ${country}`;
}

/** The name of a country's file, in any case and with any suffix that editors append. */
const COUNTRY_FILE =
  /^((?:rulings|statutes)\/)?([a-z]{2})((?:\.dates)?\.csv|\.ya?ml|\.(?:yaml|csv)\.txt)$/iu;

function rightEnding(ending: string): string {
  return ending.includes('csv') ? '.dates.csv' : '.yaml';
}
