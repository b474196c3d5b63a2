import { type CountryNames, readPlaceNames } from '../../country/place-names.ts';
import { listCountries } from '../../country/read-country.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Folder } from '../../read/folder.ts';

/** The file from which the search on the pages knows the names of places. */
export const PLACE_NAMES_FILE = 'place-names.json';

/** The names of every country as one file, each region and city on a line. Decision 37. */
export function placeNamesText(sources: Folder): string {
  const countries = listCountries(sources).flatMap((code) => {
    // The country's own check covers its regions.
    const { names } = readPlaceNames(sources, code, []);
    return names === null ? [] : [`${JSON.stringify(code)}: ${countryText(names)}`];
  });
  return `{\n${countries.join(',\n')}\n}\n`;
}

function countryText({ names, regions, cities }: CountryNames): string {
  const named = Object.entries(regions).map(
    ([code, list]) => `${JSON.stringify(code)}: ${JSON.stringify(list)}`,
  );
  const listed = cities.map((city) => JSON.stringify(city));
  return [
    '{',
    `"names": ${JSON.stringify(names)},`,
    `"regions": {\n${named.join(',\n')}\n},`,
    `"cities": [\n${listed.join(',\n')}\n]`,
    '}',
  ].join('\n');
}

/** Whether the committed file matches `places/`. */
export function checkPlaceNamesFile(sources: Folder): Diagnostic[] {
  const names = sources.names ?? [];
  const isNeeded = names.some((name) => name === PLACE_NAMES_FILE || name.startsWith('places/'));
  if (!isNeeded) return [];
  if (sources.read(PLACE_NAMES_FILE)?.toString('utf8') === placeNamesText(sources)) return [];
  const place = { file: `${sources.shownAs}/${PLACE_NAMES_FILE}`, line: 1, column: 1 };
  const message =
    'the names that the search knows are not those of "places"; to write them: npm run data -- schema';
  return [error(place, 'stale_names', message)];
}
