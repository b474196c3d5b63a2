import { type Diagnostic, error } from '../diagnostics/diagnostic.ts';
import { nearest, quote } from '../diagnostics/suggest.ts';
import type { Folder } from '../read/folder.ts';
import { listCountries } from './read-country.ts';

/** Files of the folder that belong to no country. */
const OTHERS = ['README.md', 'country.schema.json'];

/** Files that nobody reads: a misspelt name would lose a whole country silently. */
export function strayFiles(sources: Folder, official: Folder): Diagnostic[] {
  const codes = listCountries(sources);
  const known = [
    ...OTHERS,
    ...codes.flatMap((code) => [`${code}.yaml`, `${code}.dates.csv`, `rulings/${code}.yaml`]),
  ];
  return [
    ...strays(sources, known),
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
      const near = nearest(name, known);
      const instead =
        near === null
          ? 'name it after a country like GB.yaml, or remove it'
          : `did you mean "${near}"?`;
      const message = `nobody reads a file named ${quote(name)}; ${instead}`;
      return error(place, 'stray_file', message);
    });
}
