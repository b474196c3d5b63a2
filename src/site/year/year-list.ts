import { citationIdsFor, legalYear, recordsOf } from '../../artifact/calendars.ts';
import type { Citation, HolidayAbout, HolidayRecord } from '../../artifact/schema.ts';
import { type DayNumber, toCivilDate, weekdayOf } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';
import { dayAndMonth, weekdayOfDay } from '../words.ts';

/** A holiday as a page lists it. */
export interface YearRow {
  /** Unique on the page: the holiday's id, with its legal year when the page holds it twice. */
  readonly anchor: string;
  readonly record: HolidayRecord;
  readonly day: DayNumber;
  readonly officialDay: DayNumber | null;
  /** "Saturday 4 July", with the year where it is another one; empty where nothing moved. */
  readonly officialWords: string;
  /** BCP 47 tag of the local name, where it is known. */
  readonly language: string | null;
  readonly rightToLeft: boolean;
  readonly onWeekend: boolean;
  /** What a reader should know beyond the date, each a short sentence without a full stop. */
  readonly notes: readonly string[];
  /** Numbers of the page's sources, from 1; the first is the main one. */
  readonly sources: readonly number[];
}

export interface NumberedSource extends Citation {
  readonly number: number;
}

/** The holidays of a calendar in a year, by date, and the sources they rest on. */
export interface YearList {
  readonly rows: readonly YearRow[];
  /** In the order in which the rows first cite them. */
  readonly sources: readonly NumberedSource[];
}

/** Everything the list of a year page says. Order: date, then name in code points, then id. */
export function yearList(place: Place, year: SupportedYear): YearList {
  const { artifact, region } = place;
  const records = recordsOf(artifact, region?.code ?? null).filter(
    (record) => Number(record.date.slice(0, 4)) === year,
  );
  const about = new Map(artifact.about.map((entry) => [entry.id, entry]));
  const numbers = new Map<string, number>();
  const seen = new Set<string>();
  const rows = records.map((record): YearRow => {
    const anchor = seen.has(record.id) ? `${record.id}-${legalYear(record)}` : record.id;
    seen.add(record.id);
    const day = knownDay(record.date);
    const officialDay = record.official_date === null ? null : knownDay(record.official_date);
    const onWeekend = (artifact.weekend_days as readonly number[]).includes(weekdayOf(day));
    const language = about.get(record.id)?.local_language ?? artifact.local_language;
    return {
      anchor,
      record,
      day,
      officialDay,
      officialWords: officialDay === null ? '' : officialWords(day, officialDay),
      language,
      rightToLeft: language !== null && /^(?:ar|he|fa|ur)\b/.test(language),
      onWeekend,
      notes: notesOf(record, about.get(record.id), onWeekend),
      sources: citationIdsFor(artifact, record, region?.code ?? null).map((id) =>
        numberOf(numbers, id),
      ),
    };
  });
  const sources = [...numbers].map(([id, number]) => ({
    number,
    ...(artifact.citations[id] as Citation),
  }));
  return { rows, sources };
}

/** What is said of a record beside its name and dates. */
function notesOf(
  record: HolidayRecord,
  about: HolidayAbout | undefined,
  onWeekend: boolean,
): string[] {
  const notes: string[] = [];
  if (onWeekend) notes.push('Falls on a weekend');
  if (record.date_accuracy === 'estimated') notes.push(estimateWords(about));
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

function numberOf(numbers: Map<string, number>, id: string): number {
  const known = numbers.get(id);
  if (known !== undefined) return known;
  numbers.set(id, numbers.size + 1);
  return numbers.size;
}
