import { citationIdsFor, legalYear, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { localLanguageIn } from '../../artifact/local-name.ts';
import type { HolidayAbout } from '../../artifact/schema.ts';
import { type DayNumber, toCivilDate, toDayNumber, weekdayOf } from '../../calendar/day-number.ts';
import { recordsInYear } from '../../calendar/questions.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Place } from '../places/places.ts';
import { dayAndMonth, weekdayOfDay } from '../words.ts';
import { type BesideDay, besideDays } from './beside.ts';

/** A holiday as a page lists it. */
export interface YearRow {
  /** Unique on the page: the holiday's id, with its legal year when the page holds it twice. */
  readonly anchor: string;
  readonly holiday: ReleasedHoliday;
  /** "Saturday 4 July", with the year where it is another one; empty where nothing moved. */
  readonly officialWords: string;
  /** BCP 47 tag of the local name, where it is known. */
  readonly language: string | null;
  readonly rightToLeft: boolean;
  readonly onWeekend: boolean;
  /** What a reader should know beyond the date, each a short sentence without a full stop. */
  readonly notes: readonly string[];
  /** What the holiday rests on, of the page's sources; the first is the main one. */
  readonly sources: readonly NumberedSource[];
}

/** A source with its number on the page, from 1. */
export interface NumberedSource extends Citation {
  readonly number: number;
}

/** A day beside the count, with what it rests on. */
export interface BesideRow extends BesideDay {
  readonly sources: readonly NumberedSource[];
}

/** The holidays of a calendar in a year, by date, and the sources they rest on. */
export interface YearList {
  readonly rows: readonly YearRow[];
  /** Days that no count takes as days off; of a country those that hold in all of it. */
  readonly beside: readonly BesideRow[];
  /** How many the regions of a country have besides. */
  readonly besideInRegions: number;
  /** In the order in which the rows first cite them. */
  readonly sources: readonly NumberedSource[];
}

/** Everything the list of a year page says. Order: date, then name in code points, then id. */
export function yearList(place: Place, year: SupportedYear): YearList {
  const { artifact, calendar } = place;
  const { from, to } = recordsInYear(calendar, year);
  const about = new Map(artifact.about.map((entry) => [entry.id, entry]));
  const sources = new Map<string, NumberedSource>();
  const seen = new Set<string>();
  const rows = calendar.holidays.slice(from, to).map((holiday): YearRow => {
    const { id, day, officialDay, record } = holiday;
    const anchor = seen.has(id) ? `${id}-${legalYear(record)}` : id;
    seen.add(id);
    const onWeekend = calendar.weekendDays.includes(weekdayOf(day));
    const language = localLanguageIn(artifact, id, calendar.region);
    return {
      anchor,
      holiday,
      officialWords: officialDay === null ? '' : officialWords(day, officialDay),
      language,
      rightToLeft: language !== null && /^(?:ar|he|fa|ur)\b/.test(language),
      onWeekend,
      notes: notesOf(holiday, about.get(id), onWeekend),
      sources: citationIdsFor(artifact, record, calendar.region).map((cited) =>
        numbered(sources, cited, artifact.citations[cited] as Citation),
      ),
    };
  });
  const all = besideDays(place, toDayNumber(year, 1, 1), toDayNumber(year, 12, 31));
  const own = all.filter(({ where }) => where === '');
  const beside = own.map(
    (found): BesideRow => ({
      ...found,
      sources: found.record.cite.map((cited) =>
        numbered(sources, cited, artifact.citations[cited] as Citation),
      ),
    }),
  );
  const besideInRegions = all.length - own.length;
  return { rows, beside, besideInRegions, sources: [...sources.values()] };
}

/** What is said of a holiday beside its name and dates. */
function notesOf(
  holiday: ReleasedHoliday,
  about: HolidayAbout | undefined,
  onWeekend: boolean,
): string[] {
  const notes: string[] = [];
  if (onWeekend) notes.push('Falls on a weekend');
  if (holiday.accuracy === 'estimated') notes.push(estimateWords(about));
  if (about?.note) notes.push(about.note);
  return notes;
}

/** "Saturday 4 July", with the year where it is another one. */
export function officialWords(day: DayNumber, officialDay: DayNumber): string {
  const words = `${weekdayOfDay(officialDay)} ${dayAndMonth(officialDay)}`;
  const { year } = toCivilDate(officialDay);
  return year === toCivilDate(day).year ? words : `${words} ${year}`;
}

function estimateWords(about: HolidayAbout | undefined): string {
  if (!about?.watch) return 'May move until it is confirmed';
  return `May move; ${about.watch.authority} confirms it, ${about.watch.expect}`;
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
