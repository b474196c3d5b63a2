import { formatIsoDate, toCivilDate } from '../../../src/calendar/day-number.ts';
import { FIRST_YEAR, LAST_YEAR } from '../../../src/calendar/supported-range.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Path } from '../../read/yaml-tree.ts';
import { legalYearOf } from '../../rules/dates.ts';
import { LEGAL_YEARS } from '../../values/values.ts';
import type { YearSpan } from '../../values/years.ts';
import type { CountryFile } from '../country-file.ts';
import type { HolidaySource } from '../form/holiday-schema.ts';

const [FIRST = FIRST_YEAR] = LEGAL_YEARS;
const LAST = LEGAL_YEARS.at(-1) ?? LAST_YEAR;

/** Years lie within the expanded range, once each and in order. */
export function checkYears(file: CountryFile): Diagnostic[] {
  return [
    ...heldUntil(file),
    ...file.source.holidays.flatMap((holiday, index) => [
      ...validity(file, holiday, ['holidays', index]),
      ...(holiday.regions ?? []).flatMap((region, n) =>
        validity(file, region, ['holidays', index, 'regions', n]),
      ),
      ...named(file, holiday, index),
      ...dates(file, holiday, index),
    ]),
    ...Object.entries(file.source.regions ?? {}).flatMap(([code, region]) =>
      validity(file, region, ['regions', code]),
    ),
    ...announced(file),
  ];
}

function heldUntil(file: CountryFile): Diagnostic[] {
  const { held_until: year } = file.source;
  if (year === undefined || (year >= FIRST_YEAR && year < LAST_YEAR)) return [];
  const message =
    year < FIRST_YEAR
      ? `"held_until" ${year} is before the first year that is served, ${FIRST_YEAR}; name one that is`
      : `"held_until" ${year} holds nothing, as no year after ${LAST_YEAR} is served; remove it`;
  return [error(file.placeOf(['held_until']), 'wrong_year', message)];
}

/** Whether a span ends in the year it begins, or later. */
export function validity(file: CountryFile, { from, until }: YearSpan, at: Path): Diagnostic[] {
  if (from === undefined || until === undefined || from.year <= until.year) return [];
  const message = `"until" ${until.year} is before "from" ${from.year}; swap them`;
  return [error(file.placeOf([...at, 'until']), 'wrong_year', message)];
}

/** The years of `estimated`, and those of keys that exclude one another. */
function named(file: CountryFile, holiday: HolidaySource, index: number): Diagnostic[] {
  const at: Path = ['holidays', index];
  const estimated = (holiday.estimated ?? []).map((year, n): [number, Path] => [
    year,
    [...at, 'estimated', n],
  ]);
  const changed = (['moved', 'cancelled'] as const).flatMap((key) =>
    (holiday[key] ?? []).map((each, n): [number, Path] => [each.year, [...at, key, n, 'year']]),
  );
  const silent = (holiday.not_announced ?? []).map((year, n): [number, Path] => [
    year,
    [...at, 'not_announced', n],
  ]);
  return [estimated, [...changed, ...silent]].flatMap((years) =>
    years.flatMap(([year, path], position) => {
      if (year < FIRST || year > LAST) return [outside(file, path, String(year))];
      const before = years.findIndex(([other]) => other === year);
      if (before === position) return [];
      const line = file.placeOf(years[before]?.[1] ?? path).line;
      const message = `the year ${year} is already on line ${line}; give each year once`;
      return [error(file.placeOf(path), 'wrong_year', message)];
    }),
  );
}

function dates(file: CountryFile, holiday: HolidaySource, index: number): Diagnostic[] {
  const at: Path = ['holidays', index];
  const listed = (holiday.rule.listed ?? []).flatMap((date) => {
    const year = legalYearOf(date);
    if (year >= FIRST && year <= LAST) return [];
    return [outside(file, [...at, 'rule'], formatIsoDate(date.officialDay ?? date.day))];
  });
  const moved = (holiday.moved ?? []).flatMap((each, n) => {
    if (Math.abs(toCivilDate(each.date).year - each.year) <= 1) return [];
    const message = `${formatIsoDate(each.date)} is far from the year ${each.year} it stands for; write a date of that year`;
    return [error(file.placeOf([...at, 'moved', n, 'date']), 'wrong_year', message)];
  });
  return [...listed, ...moved];
}

function announced(file: CountryFile): Diagnostic[] {
  return file.announced.flatMap((row) => {
    const year = toCivilDate(row.officialDay ?? row.day).year;
    if (year >= FIRST && year <= LAST) return [];
    const message = `the year ${year} is outside ${FIRST} to ${LAST}; only these are served`;
    return [error(row.place, 'wrong_year', message)];
  });
}

function outside(file: CountryFile, path: Path, what: string): Diagnostic {
  const message = `${what.length === 4 ? `the year ${what}` : what} is outside ${FIRST} to ${LAST}; only these years are served`;
  return error(file.placeOf(path), 'wrong_year', message);
}
