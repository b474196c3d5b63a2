import { citationIdsFor, legalYear, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { bestGrade, type Grade } from '../../artifact/grade.ts';
import type { HolidayAbout, HolidayRecord } from '../../artifact/schema.ts';
import { stateOffices, whoseDay } from '../../artifact/state-offices.ts';
import type { LocalName } from '../../artifact/words/local-name.ts';
import type { WorkedWeekend } from '../../calendar/calendar.ts';
import { type DayNumber, toCivilDate, toDayNumber } from '../../calendar/day-number.ts';
import { kindOf } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { type BesideDay, besideDays } from './beside.ts';
import { regionalAnchor } from './some-regions.ts';
import { keptInSome } from './sources/kept-by.ts';

/** What a day rests on. */
interface Evidence {
  /** Of the page's sources; the first is the main one. */
  readonly sources: readonly NumberedSource[];
  /** How well they show it. */
  readonly grade: Grade;
}

/** A holiday as a page lists it. */
export interface YearRow extends Evidence {
  /** Unique on the page: the holiday's id, with its legal year when the page holds it twice. */
  readonly anchor: string;
  readonly holiday: ReleasedHoliday;
  readonly name: Told;
  /** "Saturday 4 July", with the year where it is another one; empty where nothing moved. */
  readonly officialWords: string;
  /** What else it is called where it is kept. */
  readonly localNames: readonly LocalName[];
  readonly onWeekend: boolean;
  /** Whose day it is, in a calendar of state offices; null elsewhere. */
  readonly whose: 'federal' | 'state' | null;
  /** The regions that keep it; empty where the whole calendar does. */
  readonly where: readonly Place[];
  /** What a reader should know beyond the date, each a short sentence without a full stop. */
  readonly notes: readonly Told[];
  /** What is not certain about it; each a whole sentence. */
  readonly doubts: readonly Told[];
}

/** A source with its number on the page, from 1. */
export interface NumberedSource extends Citation {
  readonly number: number;
}

/** A day beside the count, with what it rests on. */
export interface BesideRow extends BesideDay, Evidence {
  readonly name: Told;
  readonly localNames: readonly LocalName[];
}

/** The holidays of a calendar in a year, by date, and the sources they rest on. */
export interface YearList {
  readonly rows: readonly YearRow[];
  /** What only some of a country's regions keep, where they are few enough to stand in one list. */
  readonly inSome: readonly YearRow[];
  /** Days that no count takes as days off; of a country those that hold in all of it. */
  readonly beside: readonly BesideRow[];
  /** How many the regions of a country have besides. */
  readonly besideInRegions: number;
  /** Dates of the weekend that are working days, by date. */
  readonly worked: readonly WorkedWeekend[];
  /** Names of holidays whose date in the year nobody has announced yet. */
  readonly notAnnounced: readonly Told[];
  /** In the order in which the rows first cite them. */
  readonly sources: readonly NumberedSource[];
}

/** Everything the list of a year page says. Order: date, then name in code points, then id. */
export function yearList(place: Place, year: SupportedYear): YearList {
  return spanList(place, toDayNumber(year, 1, 1), toDayNumber(year, 12, 31));
}

/**
 * The same of the dates `first` to `last`, both included and in the supported range.
 * @param besideFirst from when on days beside the count are told.
 */
export function spanList(
  place: Place,
  first: DayNumber,
  last: DayNumber,
  besideFirst: DayNumber = first,
): YearList {
  const { artifact, calendar } = place;
  const isIn = ({ day }: { readonly day: DayNumber }): boolean => day >= first && day <= last;
  const about = new Map(artifact.about.map((entry) => [entry.id, entry]));
  const sources = new Map<string, NumberedSource>();
  const seen = new Set<string>();
  const evidenceFor = (record: Pick<HolidayRecord, 'cite' | 'shown_by'>): Evidence => {
    const ids = citationIdsFor(artifact, record, calendar.region);
    const cited = ids.map((id) => numbered(sources, id, artifact.citations[id] as Citation));
    const { shown_by: shown = ids } = record;
    return {
      sources: cited,
      grade: bestGrade(cited.filter((_, index) => shown.includes(ids[index] ?? ''))),
    };
  };
  const isOfOffices = stateOffices(artifact, calendar.region, []) !== null;
  const listed = [
    ...calendar.holidays.filter(isIn).map((holiday) => ({ holiday, where: [] as Place[] })),
    ...keptInSome(place).filter(({ holiday }) => isIn(holiday)),
  ].sort((one, other) => one.holiday.day - other.holiday.day);
  const all = listed.map(({ holiday, where }): YearRow => {
    const { id, day, officialDay, record } = holiday;
    const own = where.length > 0 ? regionalAnchor(day) : id;
    const anchor = seen.has(own) ? `${id}-${legalYear(record)}` : own;
    seen.add(own);
    const onWeekend = kindOf(calendar, day) === 'weekend';
    return {
      anchor,
      holiday,
      where,
      officialWords: officialDay === null ? '' : officialWords(day, officialDay, place.speech),
      ...dayNames(place, record),
      onWeekend,
      whose: isOfOffices ? whoseDay(record) : null,
      notes: notesOf(holiday, about.get(id), onWeekend, place.speech),
      doubts: [record.doubt, about.get(id)?.doubt]
        .filter((doubt) => doubt !== undefined)
        .map(place.speech.fromSources),
      ...evidenceFor(record),
    };
  });
  const besides = besideDays(place, besideFirst, last);
  const own = besides.filter(({ where }) => where === '');
  const beside = own.map(
    (found): BesideRow => ({
      ...found,
      ...dayNames(place, found.record),
      ...evidenceFor(found.record),
    }),
  );
  return {
    rows: all.filter(({ where }) => where.length === 0),
    inSome: all.filter(({ where }) => where.length > 0),
    beside,
    besideInRegions: besides.length - own.length,
    worked: calendar.workedWeekends.filter(isIn),
    notAnnounced: notAnnouncedIn(place, toCivilDate(first).year, toCivilDate(last).year),
    sources: [...sources.values()],
  };
}

/** Known by the names they have in other years. */
function notAnnouncedIn(place: Place, first: number, last: number): Told[] {
  const { artifact, calendar } = place;
  return artifact.about.flatMap(({ id, not_announced: years = [] }) => {
    const known = calendar.holidays.find((holiday) => holiday.id === id);
    const isAwaited = years.some((year) => year >= first && year <= last);
    return known !== undefined && isAwaited ? [dayNames(place, known.record).name] : [];
  });
}

/** On what a day of a US state rests. Policy 2. */
const KEPT_BY_WORDS = {
  statute: 'keptByStatute',
  rule: 'keptByRule',
  'closing-list': 'keptByClosingList',
} as const;

/** What is said of a holiday beside its name and dates. */
function notesOf(
  holiday: ReleasedHoliday,
  about: HolidayAbout | undefined,
  onWeekend: boolean,
  speech: Speech,
): Told[] {
  const { day } = speech.t;
  const notes: Told[] = [];
  if (onWeekend) notes.push(day.fallsOnWeekend);
  if (holiday.accuracy === 'estimated') notes.push(estimateWords(about, speech));
  if (about?.kept_by !== undefined) notes.push(day[KEPT_BY_WORDS[about.kept_by]]);
  if (about?.staff !== undefined) notes.push(day.reducedStaff);
  if (about?.note) notes.push(speech.fromSources(about.note));
  return notes;
}

/** "Saturday 4 July", with the year where it is another one. */
export function officialWords(
  day: DayNumber,
  officialDay: DayNumber,
  { longDay, longDate }: Pick<Speech, 'longDay' | 'longDate'>,
): string {
  const isOfYear = toCivilDate(officialDay).year === toCivilDate(day).year;
  return isOfYear ? longDay(officialDay) : longDate(officialDay);
}

function estimateWords(about: HolidayAbout | undefined, { t, tell, fromSources }: Speech): Told {
  if (!about?.watch) return t.day.unconfirmed;
  const { authority, expect } = about.watch;
  const [by, expected] = [fromSources(authority), fromSources(expect)];
  return tell(t.day.confirmedBy, { authority: by, expected });
}

/** The source of an id, with the next number where the page cites it for the first time. */
function numbered(
  sources: Map<string, NumberedSource>,
  id: string,
  citation: Citation,
): NumberedSource {
  const known = sources.get(id);
  if (known !== undefined) return known;
  const source = { number: sources.size + 1, ...citation };
  sources.set(id, source);
  return source;
}
