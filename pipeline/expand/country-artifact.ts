import {
  type BesideRecord,
  type CountryArtifact,
  countryArtifactSchema,
  type HolidayRecord,
  SCHEMA_VERSION,
} from '../../src/artifact/schema.ts';
import { formatIsoDate } from '../../src/calendar/day-number.ts';
import { compareCodePoints } from '../../src/calendar/holiday.ts';
import type { CountrySource } from '../country/country-schema.ts';
import { type CitationSource, seenOf } from '../country/form/citation-schema.ts';
import { doesCount, type HolidaySource } from '../country/form/holiday-schema.ts';
import type { RegionSource, WeekendSpan } from '../country/form/place-schema.ts';
import { localNameOf } from '../country/local-name.ts';
import type { Names } from '../values/values.ts';
import { artifactText } from './artifact-text.ts';
import type { ExpandedCountry, ExpandedDate } from './expanded-date.ts';
import { listsSeen } from './lists-seen.ts';
import { supportsDate } from './supports-date.ts';

/** Lists and maps of an artifact that have one line per member. */
const PER_LINE = [
  'regions',
  'notes',
  'citations',
  'about',
  'holidays',
  'weekends',
  'worked_weekends',
  'beside',
];

/** The artifact of a country; validated, so that no release contains what the server refuses. */
export function countryArtifact({ file, dates, beside }: ExpandedCountry): CountryArtifact {
  const { source } = file;
  const citations = Object.entries(source.citations).map(([id, each]) => [id, citation(each)]);
  return countryArtifactSchema.parse({
    schema_version: SCHEMA_VERSION,
    country: source.country,
    name: source.name,
    timezone: source.timezone,
    weekend_days: source.weekend.at(-1)?.days,
    local_language: localLanguage(source.languages?.[0]),
    ...(source.held_until !== undefined && { held_until: source.held_until }),
    regions: Object.entries(source.regions ?? {})
      .map(([code, each]) => ({ ...region(code, each), ...listsSeen(file, code) }))
      .sort((a, b) => compareCodePoints(a.code, b.code)),
    notes: source.notes ?? [],
    how_days_move: source.how_days_move,
    citations: Object.fromEntries(citations),
    about: source.holidays.filter(doesCount).flatMap((holiday) => about(source, holiday)),
    holidays: dates.map((date) => record(source, date)),
    ...given({
      article: source.article,
      other_names: source.other_names,
      week_starts: source.week_starts,
      languages: source.languages,
      weekends: source.weekend.length > 1 ? source.weekend.map(weekendSpan) : undefined,
      worked_weekends: source.worked_weekends
        ?.toSorted((a, b) => a.date - b.date)
        .map(({ date, name, cite }) => ({ date: formatIsoDate(date), name, cite })),
      beside:
        beside.length === 0
          ? undefined
          : beside.map((date) =>
              besideRecord(source, date, source.holidays[date.holiday] as HolidaySource),
            ),
    }),
  });
}

/** The committed text of a country's artifact. */
export function countryText(artifact: CountryArtifact): string {
  return artifactText(artifact, PER_LINE);
}

/** A citation as a release stores it. */
export function citation(source: CitationSource): object {
  const { title, url, publisher, read, regions, kind, law, section, archived } = source;
  const { supports, years, seen_in, words, because } = source;
  return {
    title,
    url: url ?? null,
    publisher: publisher ?? null,
    read: read === undefined ? null : formatIsoDate(read),
    regions: regions ?? null,
    ...given({
      kind,
      law,
      section,
      archived: copy(archived),
      supports,
      years,
      seen: seenOf(source),
    }),
    ...given({ seen_in, words, because }),
  };
}

function copy(archived: CitationSource['archived']): object | undefined {
  if (archived === undefined) return undefined;
  const { url, on, sha256 } = archived;
  return { url, ...given({ on: on === undefined ? undefined : formatIsoDate(on), sha256 }) };
}

function region(code: string, source: RegionSource): { code: string } {
  const { name, names, languages, other_names, from, until, cite } = source;
  return { code, ...given({ name, names, languages, other_names, from, until, cite }) };
}

function weekendSpan({ days, from, until, cite }: WeekendSpan): object {
  return {
    days,
    from: from === null ? null : formatIsoDate(from),
    until: until === null ? null : formatIsoDate(until),
    cite,
  };
}

/** A holiday's facts beyond its dates: one entry, or none. */
function about(source: CountrySource, holiday: HolidaySource): object[] {
  const { note, watch, from, until, not_announced, kept_by, staff } = holiday;
  // Doubts about some years are stored with their dates.
  const doubt = doubtOfAll(holiday);
  const more = given({ from, until, not_announced, kept_by, staff, doubt });
  const language = ownLanguage(source, holiday);
  if (note === undefined && language === null && watch === undefined && isEmpty(more)) return [];
  return [
    {
      id: holiday.id,
      note: note ?? null,
      local_language: language,
      watch: watch ?? null,
      ...more,
    },
  ];
}

function record(source: CountrySource, date: ExpandedDate): HolidayRecord {
  return {
    id: date.id,
    date: formatIsoDate(date.day),
    official_date: date.officialDay === null ? null : formatIsoDate(date.officialDay),
    name: date.name,
    local_name: localNameOf(source, date.names, null) ?? Object.values(date.names)[0] ?? null,
    ...(date.regions !== null && { regions: [...date.regions] }),
    date_accuracy: date.accuracy,
    cite: [...date.cite],
    ...shownBy(source, date),
    ...named(date.names),
    ...(date.doubt !== null && { doubt: date.doubt }),
  };
}

/** Nothing is stored where every citation supports the date. */
function shownBy({ citations }: CountrySource, date: ExpandedDate): { shown_by?: string[] } {
  const shown = date.cite.filter((id) => supportsDate(citations[id], date));
  return shown.length === date.cite.length ? {} : { shown_by: shown };
}

function besideRecord(
  source: CountrySource,
  date: ExpandedDate,
  holiday: HolidaySource,
): BesideRecord {
  const doubt = date.doubt ?? doubtOfAll(holiday);
  return {
    id: date.id,
    date: formatIsoDate(date.day),
    name: date.name,
    ...named(date.names),
    ...(date.regions !== null && { regions: [...date.regions] }),
    date_accuracy: date.accuracy,
    // The source schema guarantees its presence.
    what: holiday.what ?? '',
    part: holiday.part ?? null,
    ...(holiday.kept_in !== undefined && { kept_in: holiday.kept_in }),
    ...(holiday.note !== undefined && { note: holiday.note }),
    ...(doubt !== undefined && { doubt }),
    cite: [...date.cite],
    ...shownBy(source, date),
  };
}

/** Doubts about every year. */
function doubtOfAll({ doubt }: HolidaySource): string | undefined {
  return doubt?.find(({ years }) => years === undefined)?.says;
}

function named(names: Names): { names?: Record<string, string> } {
  return isEmpty(names) ? {} : { names: { ...names } };
}

/** English is the file's own language, so it has no local name. */
function localLanguage(language: string | undefined): string | null {
  return language === undefined || /^en(?:-|$)/u.test(language) ? null : language;
}

/** The language of a name that is not in the country's main one. */
function ownLanguage(
  { languages = [] }: CountrySource,
  { names = {} }: HolidaySource,
): string | null {
  const [main = ''] = languages;
  return Object.hasOwn(names, main) ? null : (Object.keys(names)[0] ?? null);
}

/** The fields that the source fills in. */
function given(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
