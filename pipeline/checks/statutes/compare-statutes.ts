import { type DayNumber, formatIsoDate } from '../../../src/calendar/day-number.ts';
import { isWithin, SUPPORTED_YEARS } from '../../../src/calendar/supported-range.ts';
import { supportsOf } from '../../country/form/citation-schema.ts';
import type { StatuteList } from '../../country/statutes.ts';
import type { ExpandedCountry, ExpandedDate } from '../../expand/expanded-date.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { YamlTree } from '../../read/yaml-tree.ts';
import type { Rule, RuleContext } from '../../rules/rule-kind.ts';
import { LEGAL_YEARS } from '../../values/values.ts';

/** The number of listed days accounted for in each way. */
export interface StatuteCounts {
  readonly lists: number;
  readonly counted: number;
  readonly beside: number;
  readonly ruledOut: number;
}

/** One day of a list. */
const NO_CONTEXT: RuleContext = { nationwideDays: () => new Set() };

/**
 * Compares a country with the days that its laws list (`sources/statutes/CC.yaml`): each is in
 * the count, beside it, or ruled out with a reason, and every date that rests on a complete list
 * is one of its days. So a day missing here and in the second opinion is still noticed.
 */
export function compareStatutes(country: ExpandedCountry): {
  diagnostics: Diagnostic[];
  counts: StatuteCounts;
} {
  const { file } = country;
  const { entries, tree, shownAs } = file.statutes;
  const diagnostics: Diagnostic[] = [];
  const counts = { lists: entries.length, counted: 0, beside: 0, ruledOut: 0 };
  const calendars = [file.code, ...file.regionCodes.map((code) => `${file.code}-${code}`)];
  const citations = Object.keys(file.source.citations);
  for (const [index, list] of entries.entries()) {
    if (tree === null) continue;
    if (!citations.includes(list.cite)) {
      const message = `${quote(list.cite)} is not a citation of ${file.shownAs}${orChoices(list.cite, citations)}`;
      diagnostics.push(error(tree.placeOf([index, 'cite']), 'unknown_citation', message));
    }
    for (const [position, calendar] of list.calendars.entries()) {
      if (!calendars.includes(calendar)) {
        const message = `${quote(calendar)} is not a calendar of ${file.code}${orChoices(calendar, calendars)}`;
        const place = tree.placeOf([index, 'calendars', position]);
        diagnostics.push(error(place, 'unknown_region', message));
        continue;
      }
      const found = compareCalendar(country, list, calendar, index, tree);
      diagnostics.push(...found.diagnostics);
      counts.counted += found.counted;
      counts.beside += found.beside;
      counts.ruledOut += found.ruledOut;
      if (list.complete) diagnostics.push(...unlisted(country, list, calendar, shownAs));
    }
  }
  return { diagnostics, counts };
}

function compareCalendar(
  country: ExpandedCountry,
  list: StatuteList,
  calendar: string,
  index: number,
  tree: YamlTree,
): { diagnostics: Diagnostic[]; counted: number; beside: number; ruledOut: number } {
  const found = { diagnostics: [] as Diagnostic[], counted: 0, beside: 0, ruledOut: 0 };
  const region = calendar.slice(3);
  const counted = legalDays(country.dates, region);
  const beside = legalDays(country.beside, region);
  // A law that begins or ends a holiday overrides a text that was seen before it.
  const endless = country.endless ?? country;
  const known = legalDays([...endless.dates, ...endless.beside], region);
  const leftOut = list.left_out ?? {};
  for (const words of Object.keys(list.days)) {
    const days = daysOf(country, list, words);
    const missing = days.filter((day) => !known.has(day));
    const isBeside = days.some((day) => beside.has(day) && !counted.has(day));
    if (missing.length === 0) {
      if (isBeside) found.beside += 1;
      else found.counted += 1;
      if (leftOut[words] === undefined) continue;
      const message = `${calendar} has ${quote(words)} ${isBeside ? 'beside the count' : 'in the count'} after all; remove it from "left_out"`;
      const place = tree.placeOfKey([index, 'left_out', words]);
      found.diagnostics.push(error(place, 'needless_ruling', message));
    } else if (leftOut[words] !== undefined) found.ruledOut += 1;
    else {
      const dates = missing.map(formatIsoDate).join(', ');
      const message = `${calendar} lacks ${dates}, which ${list.cite} has as ${quote(words)}; enter the day, beside the count where it is not a whole day off, or say why not under "left_out"`;
      const place = tree.placeOfKey([index, 'days', words]);
      found.diagnostics.push({
        ...error(place, 'statute_list', message),
        block: [
          ...(list.left_out === undefined
            ? ['# with the reason:', '  left_out:']
            : ['# under "left_out", with the reason:']),
          `    ${words}:`,
        ],
      });
    }
  }
  for (const [words, id] of Object.entries(list.entered ?? {})) {
    const isOf = (date: ExpandedDate): boolean => date.id === id && isKept(date, region);
    if (endless.dates.some(isOf)) found.counted += 1;
    else if (endless.beside.some(isOf)) found.beside += 1;
    else {
      const message = `${quote(id)} is not a holiday of ${calendar}${orChoices(id, idsOf(country))}`;
      const place = tree.placeOf([index, 'entered', words]);
      found.diagnostics.push(error(place, 'unknown_id', message));
    }
  }
  found.ruledOut += Object.keys(leftOut).filter((words) => list.days[words] === undefined).length;
  return found;
}

/** Dates that rest on a complete list and are not on it. */
function unlisted(
  country: ExpandedCountry,
  list: StatuteList,
  calendar: string,
  shownAs: string,
): Diagnostic[] {
  const { file } = country;
  const citation = file.source.citations[list.cite];
  if (citation === undefined || !supportsOf(citation).includes('rule')) return [];
  const region = calendar.slice(3);
  const listed = new Set(
    LEGAL_YEARS.flatMap((year) => Object.values(list.days).flatMap((rule) => ruleDays(rule, year))),
  );
  const told = new Map<number, ExpandedDate>();
  for (const date of [...country.dates, ...country.beside]) {
    if (!date.cite.includes(list.cite) || !isKept(date, region)) continue;
    const { id } = file.source.holidays[date.holiday] ?? date;
    if (Object.values(list.entered ?? {}).includes(id)) continue;
    if (list.years?.includes(date.legalYear) === false) continue;
    if (legalDaysOf(date).some((day) => listed.has(day)) || told.has(date.holiday)) continue;
    told.set(date.holiday, date);
  }
  return [...told].map(([holiday, date]) => {
    const message = `${date.id} on ${formatIsoDate(date.officialDay ?? date.day)} cites ${list.cite}, whose days ${shownAs} lists completely without this one; correct one of the two`;
    return error(file.placeOf(['holidays', holiday, 'id']), 'statute_list', message);
  });
}

/** The published dates of a listed day, in the list's years. */
function daysOf(
  { file }: ExpandedCountry,
  { days, years }: StatuteList,
  words: string,
): readonly DayNumber[] {
  return SUPPORTED_YEARS.filter((year) => years?.includes(year) !== false)
    .flatMap((year) => ruleDays(days[words], year))
    .filter((day) => isWithin(day, file.range));
}

function ruleDays(rule: Rule | undefined, year: number): DayNumber[] {
  return (rule?.dates(year, NO_CONTEXT) ?? []).map(({ day }) => day);
}

function legalDays(dates: readonly ExpandedDate[], region: string): Set<DayNumber> {
  return new Set(dates.filter((date) => isKept(date, region)).flatMap(legalDaysOf));
}

/** The day off, and the legal date that it stands for. */
function legalDaysOf({ day, officialDay }: ExpandedDate): DayNumber[] {
  return officialDay === null ? [day] : [day, officialDay];
}

function idsOf({ file }: ExpandedCountry): string[] {
  return file.source.holidays.map(({ id }) => id);
}

function isKept({ regions }: ExpandedDate, region: string): boolean {
  return regions === null || regions.includes(region);
}
