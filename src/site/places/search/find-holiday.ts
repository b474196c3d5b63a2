import type { DataSet } from '../../../artifact/data-set.ts';
import type { CountryArtifact } from '../../../artifact/schema.ts';
import type { DayNumber } from '../../../calendar/day-number.ts';
import { knownDay } from '../../known-day.ts';
import { namesElsewhere, namesIn } from '../../languages/source-words.ts';
import { nationalPlaces, type Place } from '../places.ts';
import { plainName } from '../plain-name.ts';

/** A holiday on one date, with its records in the nationwide calendars that keep it. */
export type MeantHoliday = ReturnType<typeof findHolidays>[number];

/**
 * Holidays whose name is, begins with or contains the words; best match first, then most countries.
 * @param year null for the next one from `today` on.
 * @param only the calendar to search; null for all.
 */
export function findHolidays(
  dataSet: DataSet,
  words: string,
  year: number | null,
  today: DayNumber,
  only: Place | null,
) {
  const wanted = plainName(words);
  // Two characters can be a whole word in other scripts: 元日.
  if (wanted.length < (/[a-z]/.test(wanted) ? 3 : 2)) return [];
  const code = only?.region?.code;
  const found = holidayNames(dataSet)
    .filter(({ place }) => only === null || place.artifact === only.artifact)
    .flatMap(({ plain, name, place, records }) => {
      const score = Math.max(...plain.map((each) => scoreOf(each, wanted)));
      const record = records.find(
        ({ date, regions }) =>
          (code === undefined || regions === undefined || regions.includes(code)) &&
          (year === null ? knownDay(date) >= today : date.startsWith(String(year))),
      );
      return score === 0 || record === undefined ? [] : [{ name, score, place, record }];
    });
  // A whole name beats any part of another.
  const best = Math.max(...found.map(({ score }) => score)) === WHOLE ? WHOLE : 1;
  const likely = found.filter(({ score }) => score >= best);
  return [...Map.groupBy(likely, ({ name, record }) => `${record.date} ${name}`)]
    .map(([key, kept]) => ({
      day: knownDay(key.slice(0, 10)),
      kept,
      score: Math.max(...kept.map(({ score }) => score)),
    }))
    .sort((a, b) => b.score - a.score || b.kept.length - a.kept.length || a.day - b.day);
}

const WHOLE = 3;

/** Japanese has no spaces between words: 天皇 begins 天皇誕生日. */
const UNSPACED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+$/u;

/** 3: the whole name; 2: its beginning; 1: each typed word is one of its words; 0: no match. */
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

const lists = new WeakMap<DataSet, ReturnType<typeof namedDays>>();

function holidayNames(dataSet: DataSet): ReturnType<typeof namedDays> {
  return lists.getOrInsertComputed(dataSet, () => nationalPlaces(dataSet).flatMap(namedDays));
}

/** The days of a country by English name, each with all names to search for it. */
function namedDays(place: Place) {
  return [...Map.groupBy(recordsOf(place.artifact), ({ name }) => name)].map(([name, records]) => {
    const local = records.flatMap(({ local_name: text, names = {} }) => [
      ...(text ? [text] : []),
      ...Object.values(names),
    ]);
    const plain = new Set([name, ...local, ...namesElsewhere(name)].map(plainName));
    return { name, place, records, plain: [...plain] };
  });
}

/** Holidays first, then days beside the count, each by date. */
function recordsOf({ holidays, beside = [] }: CountryArtifact) {
  return [
    ...holidays.map((record) => ({ ...record, isBeside: false })),
    ...beside.map((record) => ({ ...record, local_name: null, isBeside: true })),
  ];
}
