import { type DayNumber, formatIsoDate, toCivilDate } from '../../src/calendar/day-number.ts';
import { compareHolidays } from '../../src/calendar/holiday.ts';
import { isInRange } from '../../src/calendar/supported-range.ts';
import { YEARS_WORDS } from '../../src/calendar/year-words.ts';
import type { CountryFile } from '../country/country-file.ts';
import type { HolidaySource } from '../country/country-schema.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import type { RuleContext, RuleDate } from '../rules/rule-kind.ts';
import { LEGAL_YEARS } from '../values/values.ts';
import type { ExpandedDate } from './expanded-date.ts';
import { observe } from './observe.ts';

/** All dates of a country in the supported range, sorted by date, name and id. */
export function expandCountry(file: CountryFile): {
  dates: ExpandedDate[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const legal = legalDates(file, diagnostics);
  const observed = observe(legal, file.source);
  const dates = observed.filter((date) => isInRange(date.day)).sort(compareExpanded);
  diagnostics.push(...withoutDates(file, dates), ...severalDates(file, dates));
  return { dates, diagnostics };
}

/** The dates that the law names, simple rules first, then those that depend on them. */
function legalDates(file: CountryFile, diagnostics: Diagnostic[]): ExpandedDate[] {
  const dates: ExpandedDate[] = [];
  const simple = new Map<number, Set<DayNumber>>();
  const context: RuleContext = { nationwideDays: (year) => simple.get(year) ?? new Set() };
  for (const dependent of [false, true]) {
    for (const [index, holiday] of file.source.holidays.entries()) {
      if (holiday.rule.dependent !== dependent) continue;
      for (const year of LEGAL_YEARS) {
        dates.push(...datesOfYear(file, holiday, index, year, context, diagnostics));
      }
    }
    if (dependent) break;
    for (const date of dates) {
      if (date.regions !== null) continue;
      const year = toCivilDate(date.day).year;
      simple.set(year, (simple.get(year) ?? new Set()).add(date.day));
    }
  }
  return dates;
}

function datesOfYear(
  file: CountryFile,
  holiday: HolidaySource,
  index: number,
  year: number,
  context: RuleContext,
  diagnostics: Diagnostic[],
): ExpandedDate[] {
  const holds = year >= (holiday.from ?? year) && year <= (holiday.until ?? year);
  const rows = file.announced.filter(
    (row) => row.id === holiday.id && toCivilDate(row.officialDay ?? row.day).year === year,
  );
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
    const why =
      rows.length > 0
        ? 'announced rows already give that year'
        : 'the rule gives no date in that year';
    const place = file.placeOf([...path, key, at]);
    const message = `${year} cannot be ${key}: ${why}; remove ${key === 'estimated' ? 'the year' : 'the entry'}`;
    diagnostics.push(error(place, 'nothing_moved', message));
  }
  if (cancelled >= 0) return [];
  const base = { holiday, index, year };
  // Rows are the whole truth of their year: they replace what the rule gives.
  if (rows.length > 0) {
    return rows.map((row) =>
      expanded(base, {
        day: row.day,
        accuracy: row.accuracy,
        cite: [row.cite],
        ...(row.officialDay !== null && { officialDay: row.officialDay }),
        ...(row.regions !== null && { regions: row.regions }),
      }),
    );
  }
  const move = holiday.moved?.[moved];
  if (move !== undefined) {
    return ruled.map((date) =>
      expanded(base, { ...date, day: move.date, officialDay: date.day, cite: move.cite }),
    );
  }
  return ruled.map((date) => expanded(base, date));
}

function expanded(
  from: { holiday: HolidaySource; index: number; year: number },
  date: RuleDate,
): ExpandedDate {
  const { holiday, index, year } = from;
  const estimated = date.accuracy === 'estimated' || (holiday.estimated ?? []).includes(year);
  const own = date.cite ?? [];
  const regions = date.regions ?? holiday.regions;
  return {
    id: holiday.id,
    holiday: index,
    legalYear: year,
    day: date.day,
    officialDay:
      date.officialDay === undefined || date.officialDay === date.day ? null : date.officialDay,
    name: holiday.name,
    localName: holiday.local_name ?? null,
    regions: regions === undefined ? null : [...regions].sort(),
    accuracy: estimated ? 'estimated' : 'exact',
    // What this date rests on comes first, the holiday's own law after it.
    cite: [...own, ...holiday.cite.filter((id) => !own.includes(id))],
    settled: date.officialDay !== undefined,
  };
}

function withoutDates(file: CountryFile, dates: readonly ExpandedDate[]): Diagnostic[] {
  return file.source.holidays.flatMap((holiday, index) =>
    dates.some((date) => date.holiday === index)
      ? []
      : [
          error(
            file.placeOf(['holidays', index, 'rule']),
            'no_dates',
            `${holiday.id} has no date in ${YEARS_WORDS}; correct its rule or its years, or remove it`,
          ),
        ],
  );
}

/** An id gives one date per calendar and legal year: feeds and histories hang on that. */
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
