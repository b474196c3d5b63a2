import { citationIdsFor, legalYear, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { bestGrade } from '../../artifact/grade.ts';
import type { HolidayAbout, HolidayRecord } from '../../artifact/schema.ts';
import { stateOffices } from '../../artifact/state-offices.ts';
import { type DayNumber, toCivilDate, toDayNumber } from '../../calendar/day-number.ts';
import { kindOf } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Locale } from '../languages/locale.ts';
import { type Localized, plain } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { besideDays } from './beside.ts';
import { keptInSome, regionalAnchor } from './some-regions.ts';

/** A source with its number on the page, from 1. */
export interface NumberedSource extends Citation {
  readonly number: number;
}

/** The holidays of a calendar in a span, by date, with their sources. */
export type YearList = ReturnType<typeof spanList>;
/** A holiday as a page lists it. */
export type YearRow = YearList['rows'][number];

/** The content of the list on a year page. Order: date, then name in code points, then id. */
export function yearList(place: Place, year: SupportedYear) {
  return spanList(place, toDayNumber(year, 1, 1), toDayNumber(year, 12, 31));
}

/** The same for supported dates, both included; days beside the count begin on `besideFirst`. */
export function spanList(
  place: Place,
  first: DayNumber,
  last: DayNumber,
  besideFirst: DayNumber = first,
) {
  const { artifact, calendar, locale } = place;
  const isIn = ({ day }: { readonly day: DayNumber }): boolean => day >= first && day <= last;
  const about = new Map(artifact.about.map((entry) => [entry.id, entry]));
  const sources = new Map<string, NumberedSource>();
  const anchors = new Set<string>();
  const sourceOf = (id: string): NumberedSource => {
    const citation = artifact.citations[id] as Citation;
    const source = sources.get(id) ?? { number: sources.size + 1, ...citation };
    sources.set(id, source);
    return source;
  };
  const evidenceFor = (record: Pick<HolidayRecord, 'cite' | 'shown_by'>) => {
    const ids = citationIdsFor(artifact, record, calendar.region);
    const cited = ids.map(sourceOf);
    const { shown_by: shown = ids } = record;
    const grade = bestGrade(cited.filter((_, index) => shown.includes(ids[index] ?? '')));
    /** The first source is the main one; the grade says how well all of them show the day. */
    return { sources: cited, grade };
  };
  const isOfOffices = stateOffices(artifact, calendar.region, []) !== null;
  const listed = [
    ...calendar.holidays.map((holiday) => ({ holiday, where: [] as Place[] })),
    ...keptInSome(place),
  ]
    .filter(({ holiday }) => isIn(holiday))
    .sort((one, other) => one.holiday.day - other.holiday.day);
  const all = listed.map(({ holiday, where }) => {
    const { id, day, record } = holiday;
    const own = where.length > 0 ? regionalAnchor(day) : id;
    const anchor = anchors.has(own) ? `${id}-${legalYear(record)}` : own;
    anchors.add(own);
    const onWeekend = kindOf(calendar, day) === 'weekend';
    const doubts = [record.doubt, about.get(id)?.doubt].filter((doubt) => doubt !== undefined);
    return {
      /** Unique on the page: the holiday's id, with its legal year when the page holds it twice. */
      anchor,
      holiday,
      where,
      ...dayNames(place, record),
      onWeekend,
      /** Who has the day off, in a calendar of state offices; null elsewhere. */
      whose: !isOfOffices ? null : record.regions ? ('state' as const) : ('federal' as const),
      /** What a reader should know beyond the date, each a short sentence without a full stop. */
      notes: notesOf(holiday, about.get(id), onWeekend, locale),
      doubts: doubts.map(locale.fromSources),
      ...evidenceFor(record),
    };
  });
  const besides = besideDays(place, besideFirst, last);
  const beside = besides
    .filter(({ where }) => where === '')
    .map((found) => ({
      ...found,
      ...dayNames(place, found.record),
      ...evidenceFor(found.record),
    }));
  return {
    rows: all.filter(({ where }) => where.length === 0),
    /** The days that only some of a country's regions keep, where one list can name the regions. */
    inSome: all.filter(({ where }) => where.length > 0),
    /** The days beside the count; for a country, those that hold everywhere. */
    beside,
    besideInRegions: besides.length - beside.length,
    worked: calendar.workedWeekends.filter(isIn),
    notAnnounced: notAnnouncedIn(place, toCivilDate(first).year, toCivilDate(last).year),
    sources: [...sources.values()],
  };
}

/** The holidays that have no announced date in some years, by their names in other years. */
function notAnnouncedIn(place: Place, first: number, last: number): Localized[] {
  const { artifact, calendar } = place;
  return artifact.about.flatMap(({ id, not_announced: years = [] }) => {
    const known = calendar.holidays.find((holiday) => holiday.id === id);
    const isAwaited = years.some((year) => year >= first && year <= last);
    return known !== undefined && isAwaited ? [dayNames(place, known.record).name] : [];
  });
}

function notesOf(
  { accuracy }: ReleasedHoliday,
  about: HolidayAbout | undefined,
  onWeekend: boolean,
  { t, tell, fromSources }: Locale,
): Localized[] {
  const { day } = t;
  const { kept_by: keptBy, staff, note, watch } = about ?? {};
  const awaited = watch && {
    authority: fromSources(watch.authority),
    expected: fromSources(watch.expect),
  };
  const estimated = awaited ? tell(day.confirmedBy, awaited) : day.unconfirmed;
  // What a day of a US state rests on. Policy 2.
  const [statute, rule, closingList] = [day.keptByStatute, day.keptByRule, day.keptByClosingList];
  return [
    onWeekend ? day.fallsOnWeekend : '',
    accuracy === 'estimated' ? estimated : '',
    keptBy === undefined ? '' : { statute, rule, 'closing-list': closingList }[keptBy],
    staff === undefined ? '' : day.reducedStaff,
    note ? fromSources(note) : '',
  ].filter((words) => words !== '');
}

/** The footnotes of a list, each marked "a" and so on, and the marks of each row by its anchor. */
export type Footnotes = ReturnType<typeof footnotesOf>;

/** Collects the notes of the rows, each sentence once; the weekday shows what falls on a weekend. */
export function footnotesOf(rows: readonly YearRow[], { t }: Pick<Locale, 't'>) {
  const notes = new Map<string, { mark: string; words: Localized; isDoubt: boolean }>();
  const marks = new Map<string, readonly string[]>();
  for (const row of rows) {
    const said = row.notes.filter((words) => words !== t.day.fallsOnWeekend);
    for (const [index, words] of [...said, ...row.doubts].entries()) {
      const key = plain(words);
      const isDoubt = index >= said.length;
      const note = notes.get(key) ?? { mark: markOf(notes.size), words, isDoubt };
      notes.set(key, note);
      marks.set(row.anchor, [...(marks.get(row.anchor) ?? []), note.mark]);
    }
  }
  return { notes: [...notes.values()], marks };
}

/** "a" to "z", then "aa", "ab". */
function markOf(index: number): string {
  const before = index < 26 ? '' : markOf(Math.floor(index / 26) - 1);
  return before + 'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26);
}
