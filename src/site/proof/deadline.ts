import { createHash } from 'node:crypto';
import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { type Question, questionQuery } from '../calculator/calculator-form.ts';
import { releasedWords } from '../changes/change-log.ts';
import { allDayEvent, startCalendar, writeCalendar } from '../feeds/calendar-text.ts';
import { knownDay } from '../known-day.ts';
import { plain } from '../languages/told.ts';
import { fullDate, plural, sourceWords } from '../words.ts';
import { type AnswerHistory, standingAnswer } from './history.ts';
import { type ToldReason, tellHistory } from './told-history.ts';

const DESCRIPTION = 'A deadline that moves when the law moves';
/** Of the 64 hexadecimal digits of a SHA-256, as many as make a name that nobody meets twice. */
const UID_DIGITS = 32;

/** What a deadline is asked as: neither its answer nor a release is in it. */
export interface AskedDeadline {
  /** "5 business days after 30 June 2026 (DE-BY)": no release gives a question another name. */
  readonly name: string;
  /** The question in one spelling, sorted by name. */
  readonly query: URLSearchParams;
}

/** Addresses of one question, absolute. */
export interface DeadlineAddresses {
  /** Of the result for people, and of the calendar file itself. */
  readonly page: string;
  readonly self: string;
}

/**
 * The date that a question leads to as an iCalendar file with one event (RFC 5545). It is written
 * from the release that changed the answer last and knows none after it, so its bytes change with
 * the answer and with nothing else (Contract 22.3, Decision 25).
 */
export function writeDeadline(
  asked: AskedDeadline,
  history: AnswerHistory,
  { page, self }: DeadlineAddresses,
): string {
  const { release, answer } = standingAnswer(history);
  const { day, estimated } = answer;
  if (day === null) throw new RangeError('the question leads to no date');
  const { name } = asked;
  const calendar = startCalendar({
    product: 'Deadlines',
    name,
    description: DESCRIPTION,
    page,
    self,
  });
  const isEstimated = estimated.length > 0;
  const event: ICalEventData = {
    ...allDayEvent({
      sequence: history.moves.length,
      changed: knownDay(release.manifest.released),
      day,
    }),
    id: deadlineUid(asked),
    summary: isEstimated ? `${name} (estimated)` : name,
    description: describe(history, page),
    status: isEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    url: page,
    categories: [{ name: 'Deadline' }],
  };
  calendar.createEvent(event);
  return writeCalendar(calendar, DESCRIPTION);
}

/** Named by the question alone: not by its answer, a release or an address (Decision 25). */
export function deadlineUid({ query }: Pick<AskedDeadline, 'query'>): string {
  const digest = createHash('sha256').update(String(query)).digest('hex');
  return `${digest.slice(0, UID_DIGITS)}@redletter`;
}

/** The deadline of a count from a date. */
export function countedDeadline(question: Extract<Question, { op: 'add' }>): AskedDeadline {
  const { place, start, days } = question;
  const relation = days < 0 ? 'before' : 'after';
  const amount = plural(Math.abs(days), 'business day');
  return {
    name: `${amount} ${relation} ${fullDate(start)} (${place.key.toUpperCase()})`,
    query: questionQuery(question),
  };
}

/** The day on which the file last changed, YYYY-MM-DD. */
export function deadlineChanged(history: AnswerHistory): string {
  return standingAnswer(history).release.manifest.released;
}

function describe(history: AnswerHistory, page: string): string {
  const { sentence, estimated } = standingAnswer(history).answer;
  const told = tellHistory(history);
  const lines = [
    `${sentence}.`,
    estimated.length === 0 ? null : 'It may still move: a holiday on the way is estimated.',
    ...told.toReversed().flatMap((now, index, newestFirst) => {
      const was = newestFirst[index + 1];
      if (was === undefined) return [];
      const { data_version, released } = now.since.manifest;
      // Why the last move was made is told whole; of those before it, that they were.
      const why = index === 0 ? now.reasons.map(reasonLine) : [];
      return [`Until release ${data_version} (${releasedWords(released)}): ${was.words}.`, ...why];
    }),
    `Day by day, with each law: ${page}`,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

function reasonLine({ title, reason, sources }: ToldReason): string {
  const cited = sources.map(sourceWords);
  return `Why: ${[plain(title), reason, ...cited].filter((part) => part !== null).join('. ')}`;
}
