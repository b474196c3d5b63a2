import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { Path } from '../../read/yaml-tree.ts';
import type { CountryFile } from '../country-file.ts';

/**
 * Names are in a language of the country or of one of its regions; any other would never be
 * shown.
 */
export function checkLanguages(file: CountryFile): Diagnostic[] {
  const { languages = [], regions = {}, holidays, observance = {} } = file.source;
  const known = [
    ...new Set([...languages, ...Object.values(regions).flatMap((each) => each.languages ?? [])]),
  ];
  const check = (names: object | undefined, at: Path): Diagnostic[] =>
    Object.keys(names ?? {})
      .filter((tag) => !known.includes(tag))
      .map((tag) => {
        const choices =
          known.length === 0 ? '; add "languages" below the name' : orChoices(tag, known);
        const message = `${quote(tag)} is not a language of ${file.code} or of one of its regions${choices}`;
        return error(file.placeOfKey([...at, tag]), 'unknown_language', message);
      });
  return [
    ...holidays.flatMap(({ names }, index) => check(names, ['holidays', index, 'names'])),
    ...Object.entries(regions).flatMap(([code, { names }]) =>
      check(names, ['regions', code, 'names']),
    ),
    ...Object.entries(observance).flatMap(([name, forms]) =>
      forms.flatMap(({ added_names }, index) =>
        check(added_names, [
          'observance',
          name,
          ...(forms.length > 1 ? [index] : []),
          'added_names',
        ]),
      ),
    ),
  ];
}
