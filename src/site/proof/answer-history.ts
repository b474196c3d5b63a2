import { calendarOf, type ReleasedHoliday, rangeOf } from '../../artifact/calendars.ts';
import type { Release } from '../../artifact/load-release.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { kindOf, recordsOn } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { type Calculated, calculate, isFault } from '../calculator/calculation.ts';
import type { Question } from '../calculator/calculator-form.ts';
import { concerns } from '../changes/change-log.ts';
import { nameCalendar, placeAs } from '../places/places.ts';
import {
  type AnswerHistory,
  artifactIn,
  type GivenAnswer,
  historyOf,
  isSameCountry,
} from './history.ts';

/**
 * How releases have answered a question of the calculator.
 * @param releases oldest first; the last of them has an answer.
 */
export function answerHistory(question: Question, releases: readonly Release[]): AnswerHistory {
  const { country } = question.place.calendar;
  return historyOf(
    {
      ask: (release) => askRelease(question, release),
      isSame: (one, other) => isSameCountry(country, one, other),
      concerns: (change) => concerns(change, question.place),
      rule: null,
    },
    releases,
  );
}

/** What a release answers; null when it has no such calendar, or not these dates. */
function askRelease(asked: Question, release: Release): GivenAnswer | null {
  const { country, region } = asked.place.calendar;
  const artifact = artifactIn(release, country);
  if (artifact === undefined) return null;
  if (region !== null && !artifact.regions.some(({ code }) => code === region)) return null;
  const named = nameCalendar(artifact, calendarOf(artifact, region, rangeOf(release.manifest)));
  const place = placeAs(named, asked.place.speech);
  const { range } = place.calendar;
  if (!datesOf(asked).every((day) => isWithin(day, range))) return null;
  const question = { ...asked, place, range };
  const result = calculate(question);
  return isFault(result) ? null : givenBy(question, result);
}

/** The dates that a question names. */
function datesOf(question: Question): number[] {
  switch (question.op) {
    case 'add':
      return [question.start];
    case 'count':
      return [question.start, question.end];
    case 'is':
      return [question.day];
    default:
      return question satisfies never;
  }
}

/** Holidays on the dates that an answer rests on that may still move, on weekends too. */
export function estimatedIn(question: Question, result: Calculated): ReleasedHoliday[] {
  const { first, last } = restsOn(question, result);
  return question.place.calendar.holidays.filter(
    ({ day, accuracy }) => accuracy === 'estimated' && day >= first && day <= last,
  );
}

/** The days off that an answer rests on: those skipped or counted on weekdays, or of the date asked. */
export function holidaysBehind(question: Question, result: Calculated): readonly ReleasedHoliday[] {
  if (question.op !== 'is') return result.holidays;
  const { from, to } = recordsOn(question.place.calendar, question.day);
  return question.place.calendar.holidays.slice(from, to);
}

/** The traversed dates, or the date asked; both ends included. Contract 4.2 rule 1. */
function restsOn(question: Question, { from, to }: Calculated) {
  if (question.op === 'is') return { first: question.day, last: question.day };
  return from <= to ? { first: from + 1, last: to } : { first: to, last: from - 1 };
}

/** What is kept of an answer. */
function givenBy(question: Question, result: Calculated): GivenAnswer {
  const estimated = estimatedIn(question, result);
  const certainty = estimated.length > 0 ? 'estimated' : 'settled';
  const given = {
    place: question.place,
    words: result.answer,
    sentence: result.sentence,
    ...restsOn(question, result),
    estimated,
  };
  switch (question.op) {
    case 'add': {
      const key = `${result.to} ${certainty}`;
      return { ...given, value: formatIsoDate(result.to), day: result.to, key };
    }
    case 'count': {
      const value = result.businessDays;
      return { ...given, value, day: null, key: `${value} ${certainty}` };
    }
    case 'is': {
      const kind = kindOf(question.place.calendar, question.day);
      return { ...given, value: result.answer, day: null, key: `${kind} ${certainty}` };
    }
    default:
      return question satisfies never;
  }
}
