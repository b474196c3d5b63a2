import { calendarOf, type ReleasedHoliday, rangeOf } from '../../artifact/calendars.ts';
import { buildDataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { kindOf } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { type Calculated, calculate, isFault } from '../calculator/calculation.ts';
import type { Question } from '../calculator/calculator-form.ts';
import { restsOn } from '../calculator/estimates.ts';
import { plain } from '../languages/told.ts';
import { nameCalendar, type Place, placeAs, placeByKey } from '../places/places.ts';
import { countTerm, type TermQuestion, termQuestion } from '../terms/counted-term.ts';
import { termSentence } from '../terms/term-answer.ts';
import type { AnyQuestion } from './answer-address.ts';

/** The answer of one release to a question. */
export interface GivenAnswer {
  /** The place, with that release's calendar and names. */
  readonly place: Place;
  /** "Tuesday 12 January 2027". */
  readonly words: string;
  /** The question with its answer, without a full stop. */
  readonly sentence: string;
  /** A date, a number, or what a date is. */
  readonly value: string | number;
  /** The date of the answer; null where the answer is not a date. */
  readonly day: DayNumber | null;
  /** A key, equal for equal answers; names and laws do not affect it. */
  readonly key: string;
  /** The dates that the answer rests on; both ends included. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** The holidays on these dates that may still move. */
  readonly estimated: readonly ReleasedHoliday[];
}

/**
 * Answers a question from a release; null when the release lacks the calendar, the rule or the
 * dates.
 */
export function answerIn(asked: AnyQuestion, release: Release): GivenAnswer | null {
  const artifact = artifactIn(release, asked.place.artifact.country);
  if (artifact === undefined) return null;
  return asked.op === 'deadline'
    ? termIn(asked, release, artifact)
    : calculationIn(asked, release, artifact);
}

/** A country of a release; undefined where the release has no such code. */
export const artifactIn = ({ countries }: Release, code: string): CountryArtifact | undefined =>
  countries.find(({ country }) => country === code);

/** A rule of a release; undefined where the release has no such id. */
export const ruleIn = ({ rules }: Release, id: string): RuleRecord | undefined =>
  rules.find(({ rule }) => rule === id);

/** Estimated holidays on the dates that an answer rests on, weekends included. */
export function estimatedIn(question: Question, result: Calculated): ReleasedHoliday[] {
  const { first, last } = restsOn(question, result);
  return question.place.calendar.holidays.filter(
    ({ day, accuracy }) => accuracy === 'estimated' && day >= first && day <= last,
  );
}

function calculationIn(asked: Question, release: Release, artifact: CountryArtifact) {
  const { region } = asked.place.calendar;
  if (region !== null && !artifact.regions.some(({ code }) => code === region)) return null;
  const named = nameCalendar(artifact, calendarOf(artifact, region, rangeOf(release.manifest)));
  const place = placeAs(named, asked.place.speech);
  const { range } = place.calendar;
  if (!datesOf(asked).every((day) => isWithin(day, range))) return null;
  const question = { ...asked, place, range };
  const result = calculate(question);
  if (isFault(result)) return null;
  const estimated = estimatedIn(question, result);
  const { value, key = value } = comparedValue(question, result);
  return {
    ...{ place, estimated, value },
    words: result.answer,
    sentence: result.sentence,
    day: question.op === 'add' ? result.to : null,
    key: `${key} ${estimated.length > 0 ? 'estimated' : 'settled'}`,
    ...restsOn(question, result),
  };
}

function datesOf(question: Question): DayNumber[] {
  if (question.op === 'count') return [question.start, question.end];
  return [question.op === 'is' ? question.day : question.start];
}

/** The value of an answer and, if different, the key for comparing it. */
function comparedValue(question: Question, { answer, businessDays, to }: Calculated) {
  if (question.op === 'is') {
    return { value: answer, key: kindOf(question.place.calendar, question.day) };
  }
  return { value: question.op === 'add' ? formatIsoDate(to) : businessDays };
}

function termIn(asked: TermQuestion, release: Release, artifact: CountryArtifact) {
  const record = ruleIn(release, asked.record.rule);
  if (record === undefined) return null;
  const dataSet = buildDataSet({ ...release, countries: [artifact], money: [] });
  const found = placeByKey(dataSet, asked.place.key);
  if (found === null || !isWithin(asked.event, found.calendar.range)) return null;
  const place = placeAs(found, asked.place.speech);
  const question = termQuestion(dataSet, { ...asked, record, place });
  const counted = countTerm(question);
  if (isFinding(counted)) return null;
  const { end, earliest, latest, estimated } = counted;
  const words = place.speech.longDate(end);
  return {
    ...{ place, words, estimated },
    sentence: plain(termSentence(question, words)),
    ...{ value: formatIsoDate(end), day: end },
    key: `${earliest} ${end} ${latest} ${estimated.length > 0 ? 'estimated' : 'settled'}`,
    first: Math.min(asked.event, earliest),
    last: Math.max(asked.event, latest),
  };
}
