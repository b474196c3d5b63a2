import { orChoices, quote } from '../../../src/text/suggest.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Path } from '../../read/yaml-tree.ts';
import type { CountryFile } from '../country-file.ts';

/** Observances that are named are there, those that are there are used, and added days have a name. */
export function checkObservances(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const known = Object.keys(file.source.observance ?? {});
  const used = new Set<string>();
  const check = (name: string | undefined, path: Path): void => {
    if (name === undefined || name === 'none') return;
    used.add(name);
    if (known.includes(name)) return;
    found.push(
      error(
        file.placeOf(path),
        'unknown_observance',
        `${quote(name)} is not an observance of this file${orChoices(name, [...known, 'none'])}`,
      ),
    );
  };
  check(file.source.default_observance, ['default_observance']);
  for (const [index, holiday] of file.source.holidays.entries()) {
    check(holiday.observance, ['holidays', index, 'observance']);
  }
  for (const [name, observance] of Object.entries(file.source.observance ?? {})) {
    const place = file.placeOfKey(['observance', name]);
    if (!used.has(name)) {
      found.push(
        error(
          place,
          'unused_observance',
          `the observance ${quote(name)} is used by no holiday; use it or remove it`,
        ),
      );
    }
    const kept = observance.official_date === 'kept';
    if (kept && observance.added_name === undefined) {
      found.push(
        error(
          place,
          'missing_key',
          `the key "added_name" is missing; with "official_date: kept" the added day needs a name, like "{name} (additional day)"`,
        ),
      );
    }
    if (!kept && (observance.added_name ?? observance.added_local_name) !== undefined) {
      found.push(
        error(
          place,
          'invalid_value',
          `"added_name" goes with "official_date: kept"; with "replaced" there is no second day, remove it`,
        ),
      );
    }
  }
  return found;
}
