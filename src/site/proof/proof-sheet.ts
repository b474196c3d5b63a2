import { citationIdsFor, legalYear, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { bestGrade } from '../../artifact/grade.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { Answered } from '../calculator/calculator-page.ts';
import { estimatedIn, estimateWords } from '../calculator/estimates.ts';
import type { AnyQuestion, TermQuestion } from '../calculator/question.ts';
import { asTyped } from '../fault-words.ts';
import { distinctLocalized, joinPieces, type Localized, piecesOf } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import { nameCalendar, type Place } from '../places/places.ts';
import { weekendText } from '../tables/sheet.ts';
import type { TermAnswer } from '../terms/term-page.ts';
import { besideWords } from '../year/beside.ts';
import { holidaysOn } from '../year/holidays.ts';
import type { AnswerHistory } from './history.ts';

/** An answer of the calculator or of the deadline page. */
export type AnyAnswer = Answered | TermAnswer;

/** An answer with its evidence, and the answers of its release and of those before it. */
export interface Proven {
  readonly answer: AnyAnswer;
  readonly proof: Proof;
  readonly history: AnswerHistory;
}

/** The evidence for an answer. */
export type Proof = ReturnType<typeof proofOf>;

export type ProvenDay = Proof['days'][number];

/** A law with its number on the sheet, from 1. */
export interface NumberedLaw {
  readonly number: number;
  readonly citation: Citation;
}

export function isTermAnswer(answer: AnyAnswer): answer is TermAnswer {
  return answer.question.op === 'deadline';
}

/** The most estimated holidays named beside the answer; the list marks all of them. */
const NAMED_MAX = 3;

export function proofOf(answer: AnyAnswer) {
  const { place } = answer.question;
  if (isTermAnswer(answer)) {
    const { question, skipped, estimated } = answer;
    return {
      ...numberedDays(skipped.map((holiday) => [keeperOf(question, holiday), holiday])),
      ...{ estimated, accuracy: accuracyWords(place, estimated, true) },
    };
  }
  const { question } = answer;
  // The holidays that were skipped or counted; for a question about a date, those on the date.
  const holidays =
    question.op === 'is' ? holidaysOn(place.calendar, question.day) : answer.holidays;
  const estimated = estimatedIn(question, answer);
  // A holiday on a neighbouring date may move onto the answer.
  const beside = estimated.length > 0 ? [] : answer.estimates;
  const sentences = beside.map((estimate) => estimateWords(estimate, place.locale));
  return {
    ...numberedDays(holidays.map((holiday) => [place, holiday])),
    estimated,
    accuracy: joinPieces(
      [accuracyWords(place, estimated, beside.length === 0), ...sentences].flatMap((each, index) =>
        index === 0 ? piecesOf(each) : [{ text: ' ', language: null }, ...piecesOf(each)],
      ),
    ),
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
  return { ...nameCalendar(country.artifact, keeper), locale: place.locale };
}

/** Days off with their laws, numbered in the order of first citation. */
function numberedDays(items: readonly (readonly [Place, ReleasedHoliday])[]) {
  const numbered = new Map<string, NumberedLaw>();
  const days = items.map(([place, holiday]) => {
    const { record } = holiday;
    const citations = citationIdsFor(place.artifact, record, place.calendar.region).map(
      (id): [string, Citation] => [id, place.artifact.citations[id] as Citation],
    );
    // The citations of its year, main one first; if none names the year, all of them.
    const years = [legalYear(record), Number(record.date.slice(0, 4))];
    const own = citations.filter(
      ([, law]) => law.years?.some((year) => years.includes(year)) ?? true,
    );
    const cited = (own.length > 0 ? own : citations).map(([id, citation]) => {
      const law = numbered.get(id) ?? { number: numbered.size + 1, citation };
      numbered.set(id, law);
      return law;
    });
    const laws = cited.toSorted((one, other) => one.number - other.number);
    // How well its supporting citations show the date. Decision 47.
    const showing = citations.filter(([id]) => record.shown_by?.includes(id) ?? true);
    const grade = bestGrade(showing.map(([, citation]) => citation));
    const { name } = dayNames(place, record);
    return { name, holiday, laws, cited, grade, seen: place.locale.t.evidence[grade] };
  });
  return { days, laws: [...numbered.values()] };
}

/** Notes on what is uncertain, and on business days that people take for days off. */
export function limitsOf(
  { question, beside }: Answered,
  { days }: Pick<Proof, 'days'>,
): Localized[] {
  const { place } = question;
  const { t, tell, fromSources, shortDate } = place.locale;
  const doubts = days.flatMap(({ holiday: { record } }) => {
    const about = place.artifact.about.find(({ id }) => id === record.id);
    return [record.doubt, about?.doubt].filter((doubt) => doubt !== undefined).map(fromSources);
  });
  return [
    ...(doubts.length === 0 ? [t.sheet.noDoubt] : distinctLocalized(doubts)),
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
): Localized {
  const { t, say, tell, tellList, longDate } = place.locale;
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

/**
 * "In a spreadsheet, =WORKDAY.INTL(A1, 10, …) gives the same day", with the function named in the page's
 * language; null for a date, a term, a count of nothing or backward, and where no holiday is on the way.
 * @param holidays the number of dates on the sheet, which stand in column H.
 */
export function spreadsheetCheck(question: AnyQuestion, holidays: number): string | null {
  const { calendar, locale } = question.place;
  const { t, say } = locale;
  if (holidays === 0 || question.op === 'is' || question.op === 'deadline') return null;
  const cells = holidays === 1 ? 'H1' : `H1:H${holidays}`;
  const weekend = `"${weekendText(calendar)}"`;
  // The pattern of the call is "WORKDAY.INTL(d, n, weekend, holidays)".
  const call = (pattern: string, one: string, other: string) => {
    const values = [one, other, weekend, cells].join(pattern.includes(';') ? '; ' : ', ');
    return asTyped(`=${pattern.split('(')[0]}(${values})`, locale);
  };
  if (question.op === 'add') {
    const formula = call(t.counting.callAdd, 'A1', String(question.days));
    return question.days === 0 ? null : say(t.sheet.spreadsheetAdd, { formula, cells });
  }
  if (question.start >= question.end) return null;
  const formula = call(t.counting.callCount, question.countsStart ? 'A1' : 'A1+1', 'B1');
  return say(t.sheet.spreadsheetCount, { formula, cells });
}
