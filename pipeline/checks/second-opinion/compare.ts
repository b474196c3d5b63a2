import type { Disagreement } from '../../../src/artifact/schema.ts';
import { type DayNumber, formatIsoDate } from '../../../src/calendar/day-number.ts';
import { isWithin } from '../../../src/calendar/supported-range.ts';
import type { CountryFile } from '../../country/country-file.ts';
import type { Ruling } from '../../country/rulings.ts';
import { isWeekend } from '../../country/weekend.ts';
import type { ExpandedCountry, ExpandedDate } from '../../expand/expanded-date.ts';
import type { DiagnosticCode } from '../../read/codes.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { Path, YamlTree } from '../../read/yaml-tree.ts';
import { ADDED_SUFFIX } from '../../values/values.ts';
import { askPackage } from './ask-package.ts';
import type { Difference } from './difference.ts';
import {
  announcedSettlement,
  boundSettlement,
  type Settlement,
  settlingSubjects,
  subjectsKey,
  subjectsOf,
} from './settle.ts';
import { unsettled } from './unsettled.ts';

export interface SecondOpinion {
  /** The calendars that the package knows. */
  readonly compared: string[];
  readonly disagreements: Disagreement[];
  readonly diagnostics: Diagnostic[];
}

/**
 * Compares each calendar of a country with the date-holidays package, on dates outside the
 * weekend. Each disagreement needs a ruling in `sources/rulings/CC.yaml`, unless the announcement
 * that we cite for the date settles it. No date is ever taken from the package (Policy 3,
 * Decision 18).
 */
export function secondOpinion(country: ExpandedCountry): SecondOpinion {
  const { file } = country;
  const read = file.rulings;
  const result: SecondOpinion = { compared: [], disagreements: [], diagnostics: [] };
  const needed = new Set<string>();
  const open: Difference[] = [];
  const { endless } = country;
  for (const region of [null, ...file.regionCodes]) {
    const theirs = askPackage(file.code, region);
    if (theirs === null) continue;
    result.compared.push(calendarName(file.code, region));
    for (const difference of differences(country, region, theirs)) {
      const settlement = settle(country, difference, needed);
      if (settlement === null) open.push(difference);
      else {
        const { date, only, name } = difference;
        const { reason, cite } = settlement;
        const about = { country: file.code, region, date, only, name };
        result.disagreements.push({ ...about, reason, cite: [...cite] });
      }
    }
    // A ruling on the years in which a holiday is kept stays valid when a law ends or begins it.
    if (endless === null) continue;
    for (const difference of differences(endless, region, theirs)) {
      settle(endless, difference, needed);
    }
  }
  result.diagnostics.push(...unsettled(open, read.shownAs));
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
    const unknown = unknownParts(ruling, index, file, read.tree);
    result.diagnostics.push(
      ...(unknown.length > 0 ? unknown : needless(ruling, index, read.tree, needed)),
    );
  }
  return result;
}

/** Calendars and holidays of a ruling that the country does not have. */
function unknownParts(
  { calendars, holidays = [] }: Ruling,
  index: number,
  file: CountryFile,
  tree: YamlTree,
): Diagnostic[] {
  const known = [file.code, ...file.regionCodes.map((code) => calendarName(file.code, code))];
  // A ruling may also name a day that an observance adds.
  const ids = file.source.holidays.flatMap(({ id }) => [id, `${id}${ADDED_SUFFIX}`]);
  const say = (code: DiagnosticCode, at: Path, message: string): Diagnostic =>
    error(tree.placeOf([index, ...at]), code, message);
  return [
    ...calendars.flatMap((calendar, position) =>
      known.includes(calendar)
        ? []
        : [
            say(
              'unknown_region',
              ['calendars', position],
              `${quote(calendar)} is not a calendar of ${file.code}${orChoices(calendar, known)}`,
            ),
          ],
    ),
    ...holidays.flatMap((id, position) =>
      ids.includes(id)
        ? []
        : [
            say(
              'unknown_id',
              ['holidays', position],
              `${quote(id)} is not a holiday of ${file.code}${orChoices(id, ids)}`,
            ),
          ],
    ),
  ];
}

/**
 * The ruling on a difference, else the announcement that settles it; records which ruling was
 * needed.
 */
function settle(
  country: ExpandedCountry,
  difference: Difference,
  needed: Set<string>,
): Settlement | null {
  for (const [index, ruling] of country.file.rulings.entries.entries()) {
    const subjects = settlingSubjects(ruling, difference);
    if (subjects.length === 0) continue;
    for (const subject of subjects) needed.add(`${index} ${difference.calendar} ${subject}`);
    return ruling;
  }
  return announcedSettlement(country, difference) ?? boundSettlement(country, difference);
}

/**
 * The parts of a ruling that settled nothing. With dates, each calendar needs every date; with
 * ids or names, each calendar needs one of them, and each of them a calendar.
 */
function needless(
  ruling: Ruling,
  index: number,
  tree: YamlTree,
  needed: ReadonlySet<string>,
): Diagnostic[] {
  const key = subjectsKey(ruling);
  const isNeeded = (calendar: string, subject: string): boolean =>
    needed.has(`${index} ${calendar} ${subject}`);
  const say = (at: Path, calendar: string, subject: string, what: string): Diagnostic =>
    error(
      tree.placeOf([index, ...at]),
      'needless_ruling',
      `${calendar} and the package do not differ in this way about ${subject}; remove ${what} from this ruling`,
    );
  const { calendars } = ruling;
  const subjects = subjectsOf(ruling);
  if (key === 'dates') {
    return calendars.flatMap((calendar) =>
      subjects.flatMap((subject, position) =>
        isNeeded(calendar, subject)
          ? []
          : [say([key, position], calendar, subject, 'the date or the calendar')],
      ),
    );
  }
  return [
    ...subjects.flatMap((subject, position) =>
      calendars.some((calendar) => isNeeded(calendar, subject))
        ? []
        : [say([key, position], calendars.join(', '), subject, 'it')],
    ),
    ...calendars.flatMap((calendar, position) =>
      subjects.some((subject) => isNeeded(calendar, subject))
        ? []
        : [say(['calendars', position], calendar, subjects.join(', '), 'the calendar')],
    ),
  ];
}

function differences(
  country: ExpandedCountry,
  region: string | null,
  theirs: ReadonlyMap<DayNumber, string>,
): Difference[] {
  const { file, dates } = country;
  const ours = new Map<DayNumber, ExpandedDate[]>();
  for (const date of dates) {
    const holds = date.regions === null || (region !== null && date.regions.includes(region));
    if (holds) ours.set(date.day, [...(ours.get(date.day) ?? []), date]);
  }
  const counts = (day: DayNumber): boolean =>
    isWithin(day, file.range) && !isWeekend(file.source, day);
  const side = (
    only: 'ours' | 'theirs',
    day: DayNumber,
    name: string,
    own: readonly ExpandedDate[],
  ): Difference => {
    const calendar = calendarName(file.code, region);
    return { calendar, region, date: formatIsoDate(day), only, name, own };
  };
  return [
    ...[...ours]
      .filter(([day]) => counts(day) && !theirs.has(day))
      .map(([day, own]) => side('ours', day, own.at(-1)?.name ?? '', own)),
    ...[...theirs]
      .filter(([day]) => counts(day) && !ours.has(day))
      .map(([day, name]) => side('theirs', day, name, [])),
  ].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function calendarName(country: string, region: string | null): string {
  return region === null ? country : `${country}-${region}`;
}
