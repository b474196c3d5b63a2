import { expect, test } from 'vitest';
import { calendarOf } from '../../../src/artifact/calendars.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { type DayNumber, formatIsoDate } from '../../../src/calendar/day-number.ts';
import { isBusinessDay } from '../../../src/calendar/questions.ts';
import { RANGE_FIRST, RANGE_LAST } from '../../../src/calendar/supported-range.ts';
import { calculate, isFault } from '../../../src/site/calculator/calculation.ts';
import { estimatesFor, estimateWords } from '../../../src/site/calculator/estimates.ts';
import type { Question } from '../../../src/site/calculator/question.ts';
import { knownDay } from '../../../src/site/known-day.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { plain } from '../../../src/site/languages/localized.ts';
import { nationalPlaces } from '../../../src/site/places/places.ts';
import { runsOf, sampleOf } from '../../support/sample.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

function estimates(question: Question) {
  const result = calculate(question);
  if (isFault(result)) throw new Error(plain(result.message));
  return estimatesFor(question, result);
}

/** The estimated dates of nationwide records, grouped by feast into consecutive days. */
function feasts({ holidays }: CountryArtifact): string[][] {
  const dates = holidays
    .filter((record) => record.date_accuracy === 'estimated' && record.regions === undefined)
    .map(({ date }) => date);
  const groups: string[][] = [];
  for (const date of [...new Set(dates)].sort()) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && knownDay(date) - knownDay(last) === 1) groups.at(-1)?.push(date);
    else groups.push([date]);
  }
  return groups;
}

/** The artifact with one feast of estimated days a day earlier or later. */
function moved(artifact: CountryArtifact, dates: readonly string[], by: number): CountryArtifact {
  return {
    ...artifact,
    holidays: artifact.holidays.map((record) =>
      record.date_accuracy === 'estimated' && dates.includes(record.date)
        ? { ...record, date: formatIsoDate(knownDay(record.date) + by) }
        : record,
    ),
  };
}

test('for every country and date, an estimate is shown exactly when the answer rests on it or a move would change it', () => {
  const dataSet = buildDataSet(loadNewestRelease('artifacts'));
  let said = 0;
  for (const place of sampleOf(nationalPlaces(dataSet))) {
    const { artifact, calendar } = place;
    const matters = new Set<DayNumber>();
    for (const dates of feasts(artifact)) {
      for (const date of dates) matters.add(knownDay(date));
      for (const by of [-1, 1]) {
        const other = calendarOf(moved(artifact, dates, by), null);
        for (let at = RANGE_FIRST; at <= RANGE_LAST; at += 1) {
          if (isBusinessDay(other, at) !== isBusinessDay(calendar, at)) matters.add(at);
        }
      }
    }
    for (let at = RANGE_FIRST; at <= RANGE_LAST; at += 1) {
      const found = estimates({ op: 'is', place, day: at }).length > 0;
      expect(found, `${place.key} ${formatIsoDate(at)}`).toBe(matters.has(at));
      if (found) said += 1;
    }
  }
  expect(said).toBeGreaterThan(runsOf(20));
});

const toy = toyData([
  holiday('eid', '2026-05-12', { name: 'Eid', date_accuracy: 'estimated' }),
  holiday('eid-2', '2026-05-13', { name: 'Eid (second day)', date_accuracy: 'estimated' }),
  holiday('sunday-feast', '2026-06-14', { name: 'Feast', date_accuracy: 'estimated' }),
]);
const place = placeOf(toy, 'ty');
const words = (question: Question) =>
  estimates(question).map((each) => estimateWords(each, ENGLISH_LOCALE));

test('the days of a feast move together, and the page says what changes', () => {
  const is = (date: string): Question => ({ op: 'is', place, day: day(date) });
  expect(words(is('2026-05-12'))).toEqual([
    'Eid (12 May to 13 May 2026) is estimated: a day earlier nothing changes, a day later it is a business day.',
  ]);
  expect(words(is('2026-05-11'))).toEqual([
    'Eid (12 May to 13 May 2026) is estimated: a day earlier the answer is not a business day: it’s a public holiday, a day later nothing changes.',
  ]);
  expect(words(is('2026-05-10'))).toEqual([]);
});

test('the page says whether a move changes the answer, and to what', () => {
  const add = (start: string, days: number): Question => ({
    ...{ op: 'add', place, days },
    start: day(start),
  });
  expect(words(add('2026-05-08', 5))).toEqual([
    'Eid (12 May to 13 May 2026) is estimated; if it moves by a day, this answer stays.',
  ]);
  expect(words(add('2026-05-11', 1))).toEqual([
    'Eid (12 May to 13 May 2026) is estimated: a day earlier the answer is Wednesday 13 May 2026, a day later it is Tuesday 12 May 2026.',
  ]);
  expect(words(add('2026-06-12', 1))).toEqual([
    'Feast (Sunday 14 June 2026) is estimated: a day earlier nothing changes, a day later it is Tuesday 16 June 2026.',
  ]);
  expect(words(add('2026-07-01', 5))).toEqual([]);
});
