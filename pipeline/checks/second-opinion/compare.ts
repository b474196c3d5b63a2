import type { Disagreement } from '../../../src/artifact/schema.ts';
import { type DayNumber, formatIsoDate, weekdayOf } from '../../../src/calendar/day-number.ts';
import { isInRange } from '../../../src/calendar/supported-range.ts';
import { orChoices, quote } from '../../../src/text/suggest.ts';
import type { Ruling } from '../../country/rulings.ts';
import type { ExpandedCountry } from '../../expand/expanded-date.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { askPackage } from './ask-package.ts';

export interface SecondOpinion {
  /** Calendars the package knows. */
  readonly compared: string[];
  readonly disagreements: Disagreement[];
  readonly diagnostics: Diagnostic[];
}

/**
 * Compares each calendar of a country with the date-holidays package, on dates that
 * are not weekend. Each disagreement needs a ruling in `sources/rulings/CC.yaml`; no date is ever
 * taken from it (Policy 3, Decision 18).
 */
export function secondOpinion(country: ExpandedCountry): SecondOpinion {
  const { file } = country;
  const read = file.rulings;
  const result: SecondOpinion = { compared: [], disagreements: [], diagnostics: [] };
  const needed = new Set<string>();
  const open: Omit<Disagreement, 'reason' | 'cite'>[] = [];
  for (const region of [null, ...file.regionCodes]) {
    const theirs = askPackage(file.code, region);
    if (theirs === null) continue;
    result.compared.push(calendarName(file.code, region));
    for (const difference of differences(country, region, theirs)) {
      const ruling = read.entries.findIndex((each) => settles(each, difference));
      const settled = read.entries[ruling];
      if (settled === undefined) open.push(difference);
      else {
        needed.add(rulingKey(ruling, difference));
        result.disagreements.push({ ...difference, reason: settled.reason, cite: settled.cite });
      }
    }
  }
  result.diagnostics.push(...open.map((difference) => unsettled(difference, read.shownAs)));
  for (const [index, ruling] of read.entries.entries()) {
    if (read.tree === null) continue;
    const citations = Object.keys(file.source.citations);
    for (const id of ruling.cite.filter((each) => !citations.includes(each))) {
      const place = read.tree.placeOf([index, 'cite']);
      result.diagnostics.push(
        error(
          place,
          'unknown_citation',
          `${quote(id)} is not a citation of ${file.shownAs}${orChoices(id, citations)}`,
        ),
      );
    }
    for (const calendar of ruling.calendars) {
      for (const [position, day] of ruling.dates.entries()) {
        const key = `${index} ${calendar} ${day}`;
        if (needed.has(key)) continue;
        const place = read.tree.placeOf([index, 'dates', position]);
        result.diagnostics.push(
          error(
            place,
            'needless_ruling',
            `${calendar} and the package do not disagree like this about ${formatIsoDate(day)}; remove the date or the calendar from this ruling`,
          ),
        );
      }
    }
  }
  return result;
}

function differences(
  country: ExpandedCountry,
  region: string | null,
  theirs: ReadonlyMap<DayNumber, string>,
): Omit<Disagreement, 'reason' | 'cite'>[] {
  const { file, dates } = country;
  const ours = new Map(
    dates
      .filter((date) => date.regions === null || (region !== null && date.regions.includes(region)))
      .map((date) => [date.day, date.name]),
  );
  const counts = (day: DayNumber): boolean =>
    isInRange(day) && !file.source.weekend.includes(weekdayOf(day));
  const side = (only: 'ours' | 'theirs', day: DayNumber, name: string) => ({
    country: file.code,
    region,
    date: formatIsoDate(day),
    only,
    name,
  });
  return [
    ...[...ours]
      .filter(([day]) => counts(day) && !theirs.has(day))
      .map(([day, name]) => side('ours', day, name)),
    ...[...theirs]
      .filter(([day]) => counts(day) && !ours.has(day))
      .map(([day, name]) => side('theirs', day, name)),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function settles(ruling: Ruling, difference: Omit<Disagreement, 'reason' | 'cite'>): boolean {
  return (
    ruling.only === difference.only &&
    ruling.calendars.includes(calendarName(difference.country, difference.region)) &&
    ruling.dates.some((day) => formatIsoDate(day) === difference.date)
  );
}

function unsettled(difference: Omit<Disagreement, 'reason' | 'cite'>, shownAs: string): Diagnostic {
  const calendar = calendarName(difference.country, difference.region);
  const who =
    difference.only === 'ours'
      ? 'we have and date-holidays does not'
      : 'date-holidays has and we do not';
  const message = `${calendar} ${difference.date}: a day that ${who} (${quote(difference.name)}); correct the source, or write a ruling with its reason and citation here`;
  return error({ file: shownAs, line: 1, column: 1 }, 'second_opinion', message);
}

function rulingKey(index: number, difference: Omit<Disagreement, 'reason' | 'cite'>): string {
  const calendar = calendarName(difference.country, difference.region);
  return `${index} ${calendar} ${Date.parse(difference.date) / 86_400_000}`;
}

function calendarName(country: string, region: string | null): string {
  return region === null ? country : `${country}-${region}`;
}
