import { nearest, quote } from '../../src/text/suggest.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
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
  // The official lists stand below the sources, and are judged by names of their own.
  const own = (sources.names ?? []).filter((name) => !name.startsWith('official/'));
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
      const near = nearest(name, known);
      const instead =
        near === null
          ? 'name it after a country like GB.yaml, or remove it'
          : `did you mean "${near}"?`;
      const message = `nobody reads a file named ${quote(name)}; ${instead}`;
      return error(place, 'stray_file', message);
    });
}
