import type { DataSet } from '../../../artifact/data-set.ts';
import type { CountryArtifact, HolidayRecord } from '../../../artifact/schema.ts';
import type { DayNumber } from '../../../calendar/day-number.ts';
import { knownDay } from '../../known-day.ts';
import { namesElsewhere, namesIn } from '../../languages/source-words.ts';
import { nationalPlaces, type Place } from '../places.ts';
import { plainName } from '../plain-name.ts';

/** A day that has a name: a holiday, or one beside the count. */
export type NamedDay = Pick<HolidayRecord, 'id' | 'name' | 'names' | 'date' | 'regions'> & {
  readonly local_name?: string | null;
  readonly isBeside: boolean;
};

/** A holiday on one date, and the countries that keep it. */
export interface MeantHoliday {
  readonly name: string;
  readonly day: DayNumber;
  /** National calendars, by code, with what names the row of their page. */
  readonly kept: readonly { readonly place: Place; readonly record: NamedDay }[];
}

/** Where and when a holiday is looked for. */
export interface HolidayScope {
  /** Null for the next one from `today` on. */
  readonly year: number | null;
  readonly today: DayNumber;
  /** The only calendar that counts; null for all. */
  readonly place: Place | null;
}

interface NamedHoliday {
  readonly plain: readonly string[];
  readonly name: string;
  readonly country: Place;
  /** By date. */
  readonly records: readonly NamedDay[];
}

const lists = new WeakMap<DataSet, readonly NamedHoliday[]>();

/** Holidays whose name is, begins with or holds the words; nearest to the words first, then next. */
export function findHolidays(dataSet: DataSet, words: string, scope: HolidayScope): MeantHoliday[] {
  const wanted = plainName(words);
  // Two characters can be a whole word in other scripts: 元日.
  if (wanted.length < (/[a-z]/.test(wanted) ? 3 : 2)) return [];
  const found = holidayNames(dataSet).flatMap((holiday) => {
    const { place } = scope;
    if (place !== null && holiday.country.artifact !== place.artifact) return [];
    const score = Math.max(...holiday.plain.map((plain) => scoreOf(plain, wanted)));
    const record = score === 0 ? null : nextOf(holiday.records, scope);
    return record === null ? [] : [{ holiday, record, score }];
  });
  // A whole name is preferred to any part of another.
  const best = Math.max(...found.map(({ score }) => score)) === WHOLE ? WHOLE : 1;
  const groups = new Map<string, { score: number; meant: MeantHoliday }>();
  for (const { holiday, record, score } of found.filter((each) => each.score >= best)) {
    const { name, country } = holiday;
    const key = `${name} ${record.date}`;
    const known = groups.get(key);
    const kept = [...(known?.meant.kept ?? []), { place: country, record }];
    const meant = { name, day: knownDay(record.date), kept };
    groups.set(key, { score: Math.max(score, known?.score ?? 0), meant });
  }
  return [...groups.values()]
    .sort(
      (a, b) =>
        b.score - a.score || b.meant.kept.length - a.meant.kept.length || a.meant.day - b.meant.day,
    )
    .map(({ meant }) => meant);
}

/** The record of a year, or the next one; in one region's calendar, if that is asked. */
function nextOf(records: readonly NamedDay[], scope: HolidayScope): NamedDay | null {
  const { year, today, place } = scope;
  const code = place?.region?.code;
  const kept = records.filter(
    ({ regions }) => code === undefined || regions === undefined || regions.includes(code),
  );
  const next = kept.find(({ date }) =>
    year === null ? knownDay(date) >= today : date.startsWith(String(year)),
  );
  return next ?? null;
}

const WHOLE = 3;

/** Japanese has no spaces between words: 天皇 begins 天皇誕生日. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u;

/** 3: the name itself; 2: its beginning; 1: each word is one of its words; 0: another one. */
function scoreOf(plain: string, wanted: string): number {
  if (plain === wanted) return WHOLE;
  if (plain.startsWith(UNSPACED.test(wanted) ? wanted : `${wanted} `)) return 2;
  const words = plain.split(' ');
  return wanted.split(' ').every((part) => words.includes(part)) ? 1 : 0;
}

/** Whether a day has exactly this name in a language. */
export function bearsName(dataSet: DataSet, words: string, code: string): boolean {
  const wanted = plainName(words);
  return holidayNames(dataSet).some(({ name, records }) =>
    [...namesIn(code, name), ...records.flatMap(({ names }) => names?.[code] ?? [])].some(
      (each) => plainName(each) === wanted,
    ),
  );
}

/** Holidays first, then days beside the count, each by date. */
function namedDays({ holidays, beside = [] }: CountryArtifact): NamedDay[] {
  return [
    ...holidays.map((record) => ({ ...record, isBeside: false })),
    ...beside.map((record) => ({ ...record, isBeside: true })),
  ];
}

function holidayNames(dataSet: DataSet): readonly NamedHoliday[] {
  const known = lists.get(dataSet);
  if (known !== undefined) return known;
  const made = nationalPlaces(dataSet).flatMap((country): NamedHoliday[] => {
    const byName = Map.groupBy(namedDays(country.artifact), ({ name }) => name);
    return [...byName].map(([name, records]) => {
      const local = records.flatMap(({ local_name: text, names = {} }) => [
        ...(text ? [text] : []),
        ...Object.values(names),
      ]);
      const plain = new Set([name, ...local, ...namesElsewhere(name)].map(plainName));
      return { name, country, records, plain: [...plain] };
    });
  });
  lists.set(dataSet, made);
  return made;
}
