import { type DayNumber, formatIsoDate, toCivilDate } from '../../src/calendar/day-number.ts';
import type { AnnouncedDate } from '../country/announced-dates.ts';
import { boundAgainst, wereReadBefore } from '../country/bounds.ts';
import type { CountryFile } from '../country/country-file.ts';
import type { CountrySource } from '../country/country-schema.ts';
import type { HolidayRegion, HolidaySource } from '../country/form/holiday-schema.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import type { RuleContext, RuleDate } from '../rules/rule-kind.ts';
import { holdsIn } from '../values/years.ts';
import type { ExpandedDate } from './expanded-date.ts';

/** A day off of one year lies at most this far in another. Policy 7. */
const DAYS_ACROSS_YEARS = 14;

/** A holiday in one legal year. */
interface Occasion {
  readonly holiday: HolidaySource;
  /** Index in the source's list. */
  readonly index: number;
  readonly year: number;
}

/** The dates of a holiday in a legal year, from rows or else the rule, before any observance. */
export function datesOfYear(
  file: CountryFile,
  occasion: Occasion,
  context: RuleContext,
  diagnostics: Diagnostic[],
): ExpandedDate[] {
  const { holiday, index, year } = occasion;
  const regions = regionsIn(file.source, holiday, year);
  const holds = holdsIn(holiday, year) && regions?.length !== 0;
  const rows = rowsOf(file, occasion, diagnostics);
  const ruled = holds ? holiday.rule.dates(year, context) : [];
  const moved = (holiday.moved ?? []).findIndex((each) => each.year === year);
  const cancelled = (holiday.cancelled ?? []).findIndex((each) => each.year === year);
  const path = ['holidays', index];
  for (const [key, at] of [
    ['moved', moved],
    ['cancelled', cancelled],
    ['estimated', (holiday.estimated ?? []).indexOf(year)],
  ] as const) {
    if (at < 0 || (ruled.length > 0 && rows.length === 0)) continue;
    // The bound alone cites the law that ends or begins the holiday.
    if (rows.length === 0 && boundAgainst(holiday, year, null) !== null) continue;
    // A year's list that omits a holiday cancels it, where no rule could.
    if (key === 'cancelled' && holiday.rule.announced === true && rows.length === 0) continue;
    const why =
      rows.length > 0
        ? 'announced rows already give that year'
        : 'the rule gives no date in that year';
    const place = file.placeOf([...path, key, at]);
    const message = `${year} cannot be ${key}: ${why}; remove ${key === 'estimated' ? 'the year' : 'the entry'}`;
    diagnostics.push(error(place, 'nothing_moved', message));
  }
  const gone = holiday.cancelled?.[cancelled];
  if (gone !== undefined && gone.regions === undefined) return [];
  // A listed date with its own citation is named there; any other is computed from the law.
  const expand = (
    date: RuleDate,
    doubt?: string | null,
    named = date.cite !== undefined,
  ): ExpandedDate[] =>
    without(gone?.regions ?? [], expanded(occasion, regions, date, doubt ?? null, named));
  // The rows of a year replace all dates of the rule.
  if (rows.length > 0) {
    for (const { day, officialDay, place } of rows) {
      if (officialDay === null || !isInOtherYear(day, officialDay)) continue;
      const message = `${formatIsoDate(day)} is in another year than ${formatIsoDate(officialDay)}, the date that the law names; correct one of the two`;
      diagnostics.push(error(place, 'wrong_year', message));
    }
    return rows.flatMap((row) =>
      expand(
        {
          day: row.day,
          accuracy: row.accuracy,
          cite: [row.cite],
          ...(row.officialDay !== null && { officialDay: row.officialDay }),
          ...(row.regions !== null && { regions: row.regions }),
        },
        row.doubt,
        true,
      ),
    );
  }
  const move = holiday.moved?.[moved];
  const [usual] = ruled;
  if (move !== undefined && usual !== undefined && isInOtherYear(move.date, usual.day)) {
    const message = `${year} is moved from ${formatIsoDate(usual.day)} to ${formatIsoDate(move.date)}, in another year; correct the date`;
    diagnostics.push(error(file.placeOf([...path, 'moved', moved, 'date']), 'wrong_year', message));
  }
  if (move !== undefined) {
    return ruled.flatMap((date) =>
      expand({ ...date, day: move.date, officialDay: date.day, cite: move.cite }, move.doubt, true),
    );
  }
  return ruled.flatMap((date) => expand(date));
}

/**
 * The rows of the year; one outside the bounds does not count, and is reported if it was added
 * later.
 */
function rowsOf(
  file: CountryFile,
  { holiday, year }: Occasion,
  diagnostics: Diagnostic[],
): readonly AnnouncedDate[] {
  const rows = file.announced.filter(
    (row) => row.id === holiday.id && toCivilDate(row.officialDay ?? row.day).year === year,
  );
  if (holdsIn(holiday, year)) return rows;
  const bound = boundAgainst(holiday, year, null);
  for (const { cite, place } of rows) {
    const read = file.source.citations[cite]?.read;
    const isOlder = read === undefined || !wereReadBefore(read, bound?.cite ?? [], file);
    if (bound !== null && isOlder) continue;
    const message = `${holiday.id} is not a holiday in ${year} by its "from" and "until", and this row gives it a date; remove the row, or correct the years`;
    diagnostics.push(error(place, 'wrong_year', message));
  }
  return [];
}

/**
 * The end of December and the beginning of January are days apart; a greater distance is a wrong
 * year.
 */
function isInOtherYear(day: DayNumber, official: DayNumber): boolean {
  const sameYear = toCivilDate(day).year === toCivilDate(official).year;
  return !sameYear && Math.abs(day - official) > DAYS_ACROSS_YEARS;
}

/** Where a holiday is kept in a year; null = in the whole country. */
function regionsIn(
  source: CountrySource,
  holiday: HolidaySource,
  year: number,
): readonly HolidayRegion[] | null {
  return (
    holiday.regions?.filter(
      (region) => holdsIn(region, year) && holdsIn(source.regions?.[region.code] ?? {}, year),
    ) ?? null
  );
}

function expanded(
  { holiday, index, year }: Occasion,
  kept: readonly HolidayRegion[] | null,
  date: RuleDate,
  doubt: string | null,
  named: boolean,
): ExpandedDate {
  const estimated = date.accuracy === 'estimated' || (holiday.estimated ?? []).includes(year);
  const codes = date.regions ?? kept?.map(({ code }) => code);
  const joined = (kept ?? []).filter(({ code }) => codes?.includes(code));
  return {
    id: holiday.id,
    holiday: index,
    legalYear: year,
    day: date.day,
    officialDay:
      date.officialDay === undefined || date.officialDay === date.day ? null : date.officialDay,
    name: holiday.name,
    names: holiday.names ?? {},
    regions: codes === undefined ? null : [...codes].sort(),
    accuracy: estimated ? 'estimated' : 'exact',
    cite: different([
      // The evidence of this date comes first, the holiday's own law after it.
      ...(date.cite ?? []),
      ...holiday.cite,
      ...(holiday.from?.cite ?? []),
      ...joined.flatMap(({ cite, from }) => [...cite, ...(from?.cite ?? [])]),
    ]),
    origin: named ? 'named' : date.accuracy === 'estimated' ? 'estimate' : 'rule',
    doubt: doubt ?? doubtOf(holiday, year),
    movedBy: date.officialDay === undefined ? [] : (date.cite ?? holiday.cite),
    settled: date.officialDay !== undefined,
  };
}

/** Doubts about this year alone; doubts about every year are stored with the holiday. */
function doubtOf({ doubt }: HolidaySource, year: number): string | null {
  return doubt?.find(({ years }) => years?.includes(year) === true)?.says ?? null;
}

/** A date without the regions that cancel it; null if all of them do. */
function without(gone: readonly string[], date: ExpandedDate): ExpandedDate[] {
  if (gone.length === 0 || date.regions === null) return [date];
  const regions = date.regions.filter((code) => !gone.includes(code));
  return regions.length === 0 ? [] : [{ ...date, regions }];
}

function different(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
