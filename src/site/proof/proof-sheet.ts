import { citationIdsFor, legalYear, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { bestGrade } from '../../artifact/grade.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { Answered } from '../calculator/calculator-page.ts';
import { estimateWords } from '../calculator/estimates.ts';
import { distinctTold, joinPieces, piecesOf, type Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import { nameCalendar, type Place } from '../places/places.ts';
import type { TermQuestion } from '../terms/counted-term.ts';
import type { TermAnswer } from '../terms/term-answer.ts';
import { besideWords } from '../year/beside.ts';
import { holidaysOn } from '../year/holidays.ts';
import { estimatedIn } from './given-answer.ts';
import type { AnswerHistory } from './history.ts';

/** A day off behind an answer, and its laws. */
export type ProvenDay = Proof['days'][number];

/** A law with its number on the sheet, from 1. */
export interface NumberedLaw {
  readonly number: number;
  readonly citation: Citation;
}

/** A text that a rule quotes. */
export type RuleSource = ReturnType<typeof ruleSources>[number];

/** The evidence for an answer. */
export type Proof = ReturnType<typeof proofOf>;

/** An answer of the calculator or of the deadline page. */
export type AnyAnswer = Answered | TermAnswer;

/** An answer with its evidence. */
export interface Proven {
  readonly answer: AnyAnswer;
  readonly proof: Proof;
  /** The release that gives the answer. */
  readonly release: Release;
  /** The answers of that release and of those before it. */
  readonly history: AnswerHistory;
}

export function isTermAnswer(answer: AnyAnswer): answer is TermAnswer {
  return answer.question.op === 'deadline';
}

/** The most estimated holidays named beside the answer; the list marks all of them. */
const NAMED_MAX = 3;

/** Collects the evidence for an answer; `sources` are the texts of a deadline's rule. */
export function proofOf(answer: AnyAnswer) {
  const { place } = answer.question;
  if (isTermAnswer(answer)) {
    const { question, skipped, estimated } = answer;
    return {
      ...numberedDays(skipped.map((holiday) => ({ place: keeperOf(question, holiday), holiday }))),
      ...{ sources: ruleSources(question.record), estimated },
      accuracy: accuracyWords(place, estimated, true),
    };
  }
  const { question } = answer;
  // The holidays that were skipped or counted; for a question about a date, those on the date.
  const holidays =
    question.op === 'is' ? holidaysOn(place.calendar, question.day) : answer.holidays;
  const estimated = estimatedIn(question, answer);
  // A holiday on a neighbouring date may move onto the answer.
  const beside = estimated.length > 0 ? [] : answer.estimates;
  return {
    ...numberedDays(holidays.map((holiday) => ({ place, holiday }))),
    ...{ sources: [] as RuleSource[], estimated },
    accuracy: inTurn([
      accuracyWords(place, estimated, beside.length === 0),
      ...beside.map((estimate) => estimateWords(estimate, place.speech)),
    ]),
  };
}

/** The texts that a rule quotes, each with the quoted sections. */
export function ruleSources({ words, citations }: RuleRecord) {
  const byCitation = Map.groupBy(words, ({ cite }) => cite);
  return [...byCitation].flatMap(([id, cited]) => {
    const [citation, first] = [citations[id], cited[0]];
    if (citation === undefined || first === undefined) return [];
    const sections = [...new Set(cited.map(({ section }) => section))];
    // The language of the quotation and its section, BCP 47.
    return [{ citation, sections, language: first.language }];
  });
}

/** The place asked about if it keeps the holiday, otherwise the first region that does. */
function keeperOf({ place, country }: TermQuestion, holiday: ReleasedHoliday): Place {
  const isKept = (calendar: Place['calendar']) =>
    calendar.holidays.some(({ record }) => record === holiday.record);
  const keeper = isKept(place.calendar) ? undefined : [...country.regions.values()].find(isKept);
  if (keeper === undefined) return place;
  return { ...nameCalendar(country.artifact, keeper), speech: place.speech };
}

/** Days off with their laws, numbered in the order of first citation. */
function numberedDays(
  items: readonly { readonly place: Place; readonly holiday: ReleasedHoliday }[],
) {
  const numbered = new Map<string, NumberedLaw>();
  const days = items.map(({ place, holiday }) => {
    const grade = gradeIn(place, holiday);
    // The main law comes first.
    const cited = lawsOf(place, holiday).map(([id, citation]) => {
      const law = numbered.get(id) ?? { number: numbered.size + 1, citation };
      numbered.set(id, law);
      return law;
    });
    const laws = cited.toSorted((one, other) => one.number - other.number);
    const { name } = dayNames(place, holiday.record);
    return { name, holiday, laws, cited, grade, seen: place.speech.t.evidence[grade] };
  });
  return { days, laws: [...numbered.values()] };
}

/**
 * The citations of a day off for its region and year, main one first; if none names the year, all
 * of them.
 */
function lawsOf(place: Place, holiday: ReleasedHoliday): [string, Citation][] {
  const { record } = holiday;
  const years = [legalYear(record), Number(record.date.slice(0, 4))];
  const cited = citationsOf(place, holiday);
  const own = cited.filter(([, law]) => law.years?.some((year) => years.includes(year)) ?? true);
  return own.length > 0 ? own : cited;
}

/** How well its supporting citations show a date. Decision 47. */
function gradeIn(place: Place, holiday: ReleasedHoliday) {
  const { shown_by: shown } = holiday.record;
  const showing = citationsOf(place, holiday).filter(([id]) => shown?.includes(id) ?? true);
  return bestGrade(showing.map(([, citation]) => citation));
}

function citationsOf({ artifact, calendar }: Place, { record }: ReleasedHoliday) {
  return citationIdsFor(artifact, record, calendar.region).map((id): [string, Citation] => [
    id,
    artifact.citations[id] as Citation,
  ]);
}

/** Notes on what is uncertain, and on business days that people take for days off. */
export function limitsOf({ question, beside }: Answered, { days }: Pick<Proof, 'days'>): Told[] {
  const { place } = question;
  const { t, tell, fromSources, shortDate } = place.speech;
  const doubts = days.flatMap(({ holiday: { record } }) => {
    const about = place.artifact.about.find(({ id }) => id === record.id);
    return [record.doubt, about?.doubt].filter((doubt) => doubt !== undefined).map(fromSources);
  });
  return [
    ...(doubts.length === 0 ? [t.sheet.noDoubt] : distinctTold(doubts)),
    ...beside.map((found) =>
      tell(t.beside.counts, { date: shortDate(found.day), day: besideWords(place, found) }),
    ),
    t.sheet.scope,
  ];
}

function accuracyWords(
  place: Place,
  estimated: readonly ReleasedHoliday[],
  isSettled: boolean,
): Told {
  const { t, say, tell, tellList, longDate } = place.speech;
  if (estimated.length === 0) return isSettled ? t.proof.settled : t.proof.mayMove;
  const named = estimated
    .slice(0, NAMED_MAX)
    .map(({ record, day }) =>
      tell(t.proof.named, { name: dayNames(place, record).name, date: longDate(day) }),
    );
  const more = estimated.length - named.length;
  const names = tellList(more === 0 ? named : [...named, say(t.proof.more, { n: more })]);
  return tell(estimated.length === 1 ? t.proof.mayMoveOne : t.proof.mayMoveSeveral, { names });
}

/** Joins complete sentences. */
function inTurn(sentences: readonly Told[]): Told {
  const space = { text: ' ', language: null };
  return joinPieces(
    sentences.flatMap((each, index) => [...(index === 0 ? [] : [space]), ...piecesOf(each)]),
  );
}
