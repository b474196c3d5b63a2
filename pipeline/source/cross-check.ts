import { type Diagnostic, error } from '../diagnostics/diagnostic.ts';
import { orChoices, quote } from '../diagnostics/suggest.ts';
import { LEGAL_YEARS } from '../form/values.ts';
import type { Path } from '../read/read-yaml.ts';
import type { CountryFile } from './country-file.ts';

/** What the parts of one file say of one another: ids, regions, citations, observances, years. */
export function crossCheck(file: CountryFile): Diagnostic[] {
  return [
    ...countryCode(file),
    ...ids(file),
    ...regions(file),
    ...citations(file),
    ...observances(file),
    ...years(file),
  ];
}

function countryCode(file: CountryFile): Diagnostic[] {
  if (file.source.country === file.code) return [];
  const message = `the country is ${quote(file.source.country)} in a file named ${file.code}.yaml; write "country: ${file.code}"`;
  return [error(file.placeOf(['country']), 'wrong_country', message)];
}

function ids(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<string, number>();
  const retired = new Map((file.source.retired ?? []).map((each, index) => [each.id, index]));
  for (const [index, holiday] of file.source.holidays.entries()) {
    const place = file.placeOf(['holidays', index, 'id']);
    const before = seen.get(holiday.id);
    if (before !== undefined) {
      found.push(
        error(
          place,
          'duplicate_id',
          `id ${quote(holiday.id)} is already used on line ${before}; an id names one holiday`,
        ),
      );
    } else seen.set(holiday.id, place.line);
    const gone = retired.get(holiday.id);
    if (gone !== undefined) {
      const line = file.placeOf(['retired', gone]).line;
      found.push(
        error(
          place,
          'retired_id',
          `id ${quote(holiday.id)} was retired on line ${line}; a retired id is never used again, choose another`,
        ),
      );
    }
  }
  return found;
}

function regions(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const check = (codes: readonly string[], path: Path): void => {
    for (const [index, code] of codes.entries()) {
      const place = file.placeOf([...path, index]);
      if (!file.regionCodes.includes(code)) {
        const known = file.regionCodes;
        const message =
          known.length === 0
            ? `${quote(code)}: ${file.code} has no regions; leave the key out`
            : known.length <= 24
              ? `${quote(code)} is not a region of ${file.code}; its regions are ${known.join(', ')}`
              : `${quote(code)} is not a region of ${file.code}${orChoices(code, known)}`;
        found.push(error(place, 'unknown_region', message));
      } else if (codes.indexOf(code) < index) {
        found.push(
          error(place, 'duplicate_region', `the region ${quote(code)} is listed twice; remove one`),
        );
      }
    }
  };
  for (const [index, holiday] of file.source.holidays.entries()) {
    check(holiday.regions ?? [], ['holidays', index, 'regions']);
    for (const year of LEGAL_YEARS) {
      for (const date of holiday.rule.dates(year, { nationwideDays: () => new Set() })) {
        const outside = (date.regions ?? []).filter(
          (code) => !(holiday.regions ?? file.regionCodes).includes(code),
        );
        for (const code of outside) {
          const message = `a listed date names the region ${quote(code)}, which the holiday itself does not have${orChoices(code, holiday.regions ?? file.regionCodes)}`;
          found.push(error(file.placeOf(['holidays', index, 'rule']), 'unknown_region', message));
        }
      }
    }
  }
  return found;
}

function citations(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const known = Object.keys(file.source.citations);
  const used = new Set<string>(file.announced.map((row) => row.cite));
  const check = (cite: readonly string[], path: Path): void => {
    for (const [index, id] of cite.entries()) {
      used.add(id);
      if (known.includes(id)) continue;
      const place = cite.length === 1 ? file.placeOf(path) : file.placeOf([...path, index]);
      found.push(
        error(
          place,
          'unknown_citation',
          `${quote(id)} is not a citation of this file${orChoices(id, known)}`,
        ),
      );
    }
  };
  for (const [index, holiday] of file.source.holidays.entries()) {
    const at: Path = ['holidays', index];
    check(holiday.cite, [...at, 'cite']);
    for (const [move, moved] of (holiday.moved ?? []).entries())
      check(moved.cite, [...at, 'moved', move, 'cite']);
    for (const [gone, cancelled] of (holiday.cancelled ?? []).entries())
      check(cancelled.cite, [...at, 'cancelled', gone, 'cite']);
    for (const year of LEGAL_YEARS) {
      for (const date of holiday.rule.dates(year, { nationwideDays: () => new Set() })) {
        check(date.cite ?? [], [...at, 'rule']);
      }
    }
  }
  for (const [name, observance] of Object.entries(file.source.observance ?? {})) {
    check(observance.cite, ['observance', name, 'cite']);
  }
  for (const id of known) {
    if (used.has(id)) continue;
    found.push(
      error(
        file.placeOfKey(['citations', id]),
        'unused_citation',
        `the citation ${quote(id)} is used by nothing; cite it or remove it`,
      ),
    );
  }
  return found;
}

function observances(file: CountryFile): Diagnostic[] {
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

function years(file: CountryFile): Diagnostic[] {
  const found: Diagnostic[] = [];
  const [first, last] = [LEGAL_YEARS[0], LEGAL_YEARS.at(-1) ?? LEGAL_YEARS[0]];
  for (const [index, holiday] of file.source.holidays.entries()) {
    const at: Path = ['holidays', index];
    if (holiday.from !== undefined && holiday.until !== undefined && holiday.from > holiday.until) {
      found.push(
        error(
          file.placeOf([...at, 'until']),
          'wrong_year',
          `"until" ${holiday.until} is before "from" ${holiday.from}; swap them`,
        ),
      );
    }
    const named: [number, Path][] = [
      ...(holiday.estimated ?? []).map((year, n): [number, Path] => [
        year,
        [...at, 'estimated', n],
      ]),
      ...(holiday.moved ?? []).map((each, n): [number, Path] => [
        each.year,
        [...at, 'moved', n, 'year'],
      ]),
      ...(holiday.cancelled ?? []).map((each, n): [number, Path] => [
        each.year,
        [...at, 'cancelled', n, 'year'],
      ]),
    ];
    for (const [year, path] of named) {
      if (year < first || year > last) {
        found.push(
          error(
            file.placeOf(path),
            'wrong_year',
            `the year ${year} is outside ${first} to ${last}; only these are served`,
          ),
        );
      }
    }
  }
  return found;
}
