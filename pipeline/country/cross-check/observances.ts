import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { Path } from '../../read/yaml-tree.ts';
import { LEGAL_YEARS } from '../../values/values.ts';
import { holdsIn } from '../../values/years.ts';
import type { CountryFile } from '../country-file.ts';
import type { ObservanceSource } from '../country-schema.ts';
import { validity } from './years.ts';

/** Observances that are named exist, those that exist are used, and added days have a name. */
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
        known.length === 0
          ? `${quote(name)} is not an observance of this file, which has none; describe it under "observance", or write "none"`
          : `${quote(name)} is not an observance of this file${orChoices(name, [...known, 'none'])}`,
      ),
    );
  };
  check(file.source.default_observance, ['default_observance']);
  for (const [index, holiday] of file.source.holidays.entries()) {
    check(holiday.observance, ['holidays', index, 'observance']);
  }
  for (const [name, variants] of Object.entries(file.source.observance ?? {})) {
    const place = file.placeOfKey(['observance', name]);
    if (!used.has(name)) {
      found.push(
        error(
          place,
          'unused_observance',
          `the observance ${quote(name)} is unused; use it or remove it`,
        ),
      );
    }
    for (const [index, variant] of variants.entries()) {
      const at: Path = variants.length === 1 ? ['observance', name] : ['observance', name, index];
      found.push(...addedDays(file, variant, at), ...sameYears(file, variants, index, at));
    }
  }
  return found;
}

/** An observance that adds a day names it; one that replaces a day has nothing to name. */
function addedDays(file: CountryFile, observance: ObservanceSource, at: Path): Diagnostic[] {
  const kept = observance.official_date === 'kept';
  const place = file.placeOfKey(at);
  if (kept && observance.added_name === undefined) {
    const message =
      'the key "added_name" is missing; with "official_date: kept" the added day needs a name, like "{name} (additional day)"';
    return [error(place, 'missing_key', message)];
  }
  if (!kept && (observance.added_name ?? observance.added_names) !== undefined) {
    const message =
      '"added_name" goes with "official_date: kept"; with "replaced" there is no second day, remove it';
    return [error(place, 'invalid_value', message)];
  }
  return [];
}

/** One form of an observance holds in each year, so that it is clear where a day moves. */
function sameYears(
  file: CountryFile,
  variants: readonly ObservanceSource[],
  index: number,
  at: Path,
): Diagnostic[] {
  const year = LEGAL_YEARS.find((each) => {
    const holding = variants.findIndex((variant) => holdsIn(variant, each));
    const own = variants[index];
    return own !== undefined && holdsIn(own, each) && holding < index;
  });
  if (year === undefined) return validity(file, variants[index] ?? {}, at);
  const message = `in ${year} another form of the observance holds already; end that one with "until", begin this one with "from"`;
  return [error(file.placeOf(at), 'wrong_year', message)];
}
