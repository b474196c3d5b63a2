import { calendarOf, type ReleasedHoliday, rangeOf } from '../../artifact/calendars.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { Change } from '../../artifact/schema.ts';
import { kindOf, recordsOn } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { type Calculated, calculate, isFault } from '../calculator/calculation.ts';
import type { Question } from '../calculator/calculator-form.ts';
import { changeLog, concerns, type LoggedChange } from '../changes/change-log.ts';
import { factLog, type LoggedFact } from '../changes/fact-log.ts';
import { knownDay } from '../known-day.ts';
import { nameCalendar, placeAs } from '../places/places.ts';

/** What one release answers to a question. */
export interface GivenAnswer {
  /** As that release understands it: with its calendar, and its names. */
  readonly question: Question;
  readonly result: Calculated;
  /** Holidays on traversed dates, or on the date asked, that may still move. */
  readonly estimated: readonly ReleasedHoliday[];
}

/** A release with which the answer became another one. */
export interface Move {
  readonly release: Release;
  /** Null where there was none any more: the release had no such calendar, or not these dates. */
  readonly before: GivenAnswer | null;
  readonly after: GivenAnswer | null;
  /** What the release changed that lies on the way of one of the two answers. */
  readonly changes: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
}

/** How a question was answered, release by release. */
export interface AnswerHistory {
  /** The first release that had an answer. */
  readonly since: Release;
  readonly first: GivenAnswer;
  /** Oldest first. Their number is the sequence of the answer (Contract 22.3). */
  readonly moves: readonly Move[];
}

/**
 * Asks every release in turn. An answer is another one when its date, number or reason is, or when
 * it was settled and is not any more, or the other way round; names and laws do not count.
 * Where a country is the same as in the release before, so is its answer: 50 calendars take 2 ms.
 * @param releases oldest first; the last of them has an answer.
 */
export function answerHistory(question: Question, releases: readonly Release[]): AnswerHistory {
  let since: Release | null = null;
  let first: GivenAnswer | null = null;
  let last: GivenAnswer | null = null;
  const moves: Move[] = [];
  for (const [index, release] of releases.entries()) {
    const before = releases[index - 1];
    if (before !== undefined && isSameFor(question, before, release)) continue;
    const answer = askRelease(question, release);
    if (first === null) {
      if (answer === null) continue;
      [since, first] = [release, answer];
    } else if (keyOf(answer) !== keyOf(last)) {
      moves.push({ release, before: last, after: answer, ...causesOf(release, last, answer) });
    }
    last = answer;
  }
  if (since === null || first === null) throw new RangeError('no release has an answer');
  return { since, first, moves };
}

/** The answer as of the release that changed it last, and that release. */
export function standingAnswer({ since, first, moves }: AnswerHistory): {
  readonly release: Release;
  readonly answer: GivenAnswer;
} {
  const last = moves.at(-1);
  if (last === undefined) return { release: since, answer: first };
  if (last.after === null) throw new RangeError('the last release has no answer');
  return { release: last.release, answer: last.after };
}

/** What a release answers; null when it has no such calendar, or not these dates. */
export function askRelease(asked: Question, release: Release): GivenAnswer | null {
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
  if (isFault(result)) return null;
  return { question, result, estimated: estimatedIn(question, result) };
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

/** Whether two releases cannot but answer alike. */
function isSameFor({ place }: Question, one: Release, other: Release): boolean {
  const { country } = place.calendar;
  return (
    artifactIn(one, country) === artifactIn(other, country) &&
    one.manifest.first === other.manifest.first &&
    one.manifest.last === other.manifest.last
  );
}

function artifactIn({ countries }: Release, code: string) {
  return countries.find(({ country }) => country === code);
}

/** What makes an answer the answer it is. */
function keyOf(answer: GivenAnswer | null): string {
  if (answer === null) return 'none';
  const { question, result, estimated } = answer;
  const certainty = estimated.length > 0 ? 'estimated' : 'settled';
  switch (question.op) {
    case 'add':
      return `${result.to} ${certainty}`;
    case 'count':
      return `${result.businessDays} ${certainty}`;
    case 'is':
      return `${kindOf(question.place.calendar, question.day)} ${certainty}`;
    default:
      return question satisfies never;
  }
}

/** Facts that move an answer, and those that bring one or take it away. */
const OF_ITS_DAYS = /^weekend_days$/;
const OF_A_CALENDAR = /^(?:weekend_days|first|last|held_until|regions › .*)$/;

/** What a release changed between one answer and the other. */
function causesOf(
  release: Release,
  before: GivenAnswer | null,
  after: GivenAnswer | null,
): Pick<Move, 'changes' | 'facts'> {
  const sides = [before, after].filter((side) => side !== null);
  const spans = sides.map(({ question, result }) => restsOn(question, result));
  const first = Math.min(...spans.map((span) => span.first));
  const last = Math.max(...spans.map((span) => span.last));
  const place = sides[0]?.question.place;
  if (place === undefined) return { changes: [], facts: [] };
  const isOnTheWay = (date: string | undefined): boolean =>
    date !== undefined && knownDay(date) >= first && knownDay(date) <= last;
  return {
    changes: changeLog([release]).filter(
      ({ change }) =>
        concerns(change, place) &&
        changesAnswers(change) &&
        (isOnTheWay(change.before?.date) || isOnTheWay(change.after?.date)),
    ),
    facts: factLog([release]).filter(
      ({ fact }) =>
        (fact.country === null || fact.country === place.artifact.country) &&
        (sides.length < 2 ? OF_A_CALENDAR : OF_ITS_DAYS).test(fact.where),
    ),
  };
}

/** Whether more than names changed: a date, or how sure it is. */
function changesAnswers({ before, after }: Change): boolean {
  return before?.date !== after?.date || before?.date_accuracy !== after?.date_accuracy;
}
