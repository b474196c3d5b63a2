import { type DayNumber, formatIsoDate, toCivilDate } from '../../src/calendar/day-number.ts';
import { compareHolidays } from '../../src/calendar/holiday.ts';
import { FIRST_YEAR, isWithin, SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import { withoutBounds } from '../country/bounds.ts';
import type { CountryFile } from '../country/country-file.ts';
import { doesCount, type HolidaySource } from '../country/form/holiday-schema.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import type { RuleContext } from '../rules/rule-kind.ts';
import { LEGAL_YEARS } from '../values/values.ts';
import { datesOfYear } from './dates-of-year.ts';
import type { ExpandedCountry, ExpandedDate } from './expanded-date.ts';
import { observe } from './observe.ts';

/** All dates of a country in the supported range, sorted by date, name and id. */
export function expandCountry(
  file: CountryFile,
): ExpandedCountry & { readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const own = expandDates(file, diagnostics);
  const open = withoutBounds(file);
  const endless = open === null ? null : { file: open, ...expandDates(open, []), endless: null };
  const all = [...own.dates, ...own.beside];
  diagnostics.push(
    ...withoutDates(file, all, endless),
    ...severalDates(file, all),
    ...estimatedInVain(file, all),
  );
  return { file, ...own, endless, diagnostics };
}

function expandDates(
  file: CountryFile,
  diagnostics: Diagnostic[],
): Pick<ExpandedCountry, 'dates' | 'beside'> {
  const isCounted = ({ holiday }: ExpandedDate): boolean =>
    doesCount(file.source.holidays[holiday] as HolidaySource);
  const legal = legalDates(file, diagnostics);
  return {
    dates: published(file, observe(legal.filter(isCounted), file.source)),
    beside: published(
      file,
      legal.filter((date) => !isCounted(date)),
    ),
  };
}

function published({ range }: CountryFile, dates: readonly ExpandedDate[]): ExpandedDate[] {
  return dates.filter((date) => isWithin(date.day, range)).sort(compareExpanded);
}

/** The legal dates: simple rules first, then those that depend on them. */
function legalDates(file: CountryFile, diagnostics: Diagnostic[]): ExpandedDate[] {
  const dates: ExpandedDate[] = [];
  const simple = new Map<number, Set<DayNumber>>();
  const context: RuleContext = { nationwideDays: (year) => simple.get(year) ?? new Set() };
  for (const dependent of [false, true]) {
    for (const [index, holiday] of file.source.holidays.entries()) {
      if (holiday.rule.dependent !== dependent) continue;
      for (const year of LEGAL_YEARS) {
        dates.push(...datesOfYear(file, { holiday, index, year }, context, diagnostics));
      }
    }
    if (dependent) break;
    for (const date of dates) {
      const holiday = file.source.holidays[date.holiday];
      if (date.regions !== null || holiday === undefined || !doesCount(holiday)) continue;
      const year = toCivilDate(date.day).year;
      simple.set(year, (simple.get(year) ?? new Set()).add(date.day));
    }
  }
  return dates;
}

function withoutDates(
  file: CountryFile,
  dates: readonly ExpandedDate[],
  endless: ExpandedCountry | null,
): Diagnostic[] {
  const last = toCivilDate(file.range.last).year;
  return file.source.holidays.flatMap((holiday, index) => {
    const isOf = (date: ExpandedDate): boolean => date.holiday === index;
    // A day that every list of a year omits, or that a law ended, is not a fault of the rule.
    if (holiday.cancelled !== undefined || dates.some(isOf)) return [];
    const isPast = holiday.until !== undefined && holiday.until.year < FIRST_YEAR;
    if (!isPast && [...(endless?.dates ?? []), ...(endless?.beside ?? [])].some(isOf)) return [];
    const message = `${holiday.id} has no date in ${FIRST_YEAR} to ${last}; correct its rule or its years, or remove it`;
    return [error(file.placeOf(['holidays', index, 'rule']), 'no_dates', message)];
  });
}

/** A year on either side of the range is estimated only where one of its days off is served. */
function estimatedInVain(file: CountryFile, dates: readonly ExpandedDate[]): Diagnostic[] {
  const served: readonly number[] = SUPPORTED_YEARS;
  return file.source.holidays.flatMap((holiday, index) =>
    (holiday.estimated ?? []).flatMap((year, n) => {
      if (served.includes(year)) return [];
      if (dates.some((date) => date.holiday === index && date.legalYear === year)) return [];
      const message = `${year} cannot be estimated: none of its dates is served; remove the year`;
      return [error(file.placeOf(['holidays', index, 'estimated', n]), 'wrong_year', message)];
    }),
  );
}

/** An id gives one date per calendar and legal year: feeds and histories depend on that. */
function severalDates(file: CountryFile, dates: readonly ExpandedDate[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Map<string, ExpandedDate>();
  for (const date of dates) {
    const regions = date.regions ?? ['nationwide', ...file.regionCodes];
    const clash = regions.find((region) => seen.has(`${date.id} ${date.legalYear} ${region}`));
    if (clash !== undefined) {
      const other = seen.get(`${date.id} ${date.legalYear} ${clash}`);
      const message = `${date.id} has two dates in ${date.legalYear}${clash === 'nationwide' ? '' : ` in ${clash}`}, ${formatIsoDate(other?.day ?? date.day)} and ${formatIsoDate(date.day)}; give the second day a holiday and an id of its own`;
      found.push(error(file.placeOf(['holidays', date.holiday, 'id']), 'several_dates', message));
    }
    for (const region of regions) seen.set(`${date.id} ${date.legalYear} ${region}`, date);
  }
  return found;
}

function compareExpanded(a: ExpandedDate, b: ExpandedDate): number {
  return compareHolidays(a, b) || ((a.regions ?? []).join() < (b.regions ?? []).join() ? -1 : 1);
}
